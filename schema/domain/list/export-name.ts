// What an exported file is called: its list and the day, so that files of many days lie in their order.
import type { CalendarDay } from '../kernel/dates.ts';
import type { AnyList } from './list-declaration.ts';

/** 'item-codes-2026-11-24.xlsx' */
export const exportFileName = ({ label }: Pick<AnyList, 'label'>, day: CalendarDay, ending: string): string =>
  `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${day}.${ending}`;
