// A day, typed as people write it (schema/domain/kernel/typed-day.ts) and shown as every day of the console: the browser's own field uses the order of
// its own language, and 6/5 is then another day than the one beside it. A button opens a calendar.
import { CalendarDays } from 'lucide-react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { addDays, dayInZone, isDay, weekdayName } from '@lotline/schema/domain/kernel/dates';
import { readTypedDay } from '@lotline/schema/domain/kernel/typed-day';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { lazyPart } from '../frame/lazy-part.tsx';
import { TypedInput, type TypedControl } from './TypedInput.tsx';

const Calendar = lazyPart(() => import('../controls/Calendar.tsx'));

const HOW = 'Type 14/8, 14 Aug, fri, tomorrow or +3. The arrow keys go forward or back a day, Alt ↓ opens the calendar.';

/** Its value is a day as 'YYYY-MM-DD', nothing, or what was typed that is no day. */
export function DayInput({ value, ...control }: TypedControl) {
  const { clock } = usePlatform();
  const isKnown = isDay(value);
  const today = () => dayInZone(clock.now().toISOString(), browserZone());
  return (
    <TypedInput
      {...control}
      shown={isKnown ? formatDate(value) : value}
      title={isKnown ? `${weekdayName(value)}. ${HOW}` : HOW}
      placeholder="d/m/yyyy"
      icon={CalendarDays}
      opens="Calendar"
      read={(text) => readTypedDay(text, today())}
      step={(by) => (isKnown ? addDays(value, by) : null)}
      panel={(choose, close) => (
        <Calendar
          day={isKnown ? value : ''}
          today={today()}
          onChoose={(day) => {
            choose(day);
            close();
          }}
        />
      )}
    />
  );
}
