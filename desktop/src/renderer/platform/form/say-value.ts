// A value of a form as people read it.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { isSame, type Value } from './form-edits.ts';

/** '24 Nov 2026', 'Yes', 'empty'. */
export function sayValue(value: Value | undefined): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (isSame(value, null)) return 'empty';
  const text = String(value);
  return isDay(text) ? formatDate(text) : formatMobile(text);
}
