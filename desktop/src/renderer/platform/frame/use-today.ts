// The day on which somebody looks at the screen, in the zone of the browser.
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';

export const useToday = (): CalendarDay => dayInZone(useNow().toISOString(), browserZone());
