// Statuses in the order of the work, as the server sorts by them (api, status-order.sql): by their place in Job Status Settings, those without a place by their names behind.
import { boardStatuses } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { columnName } from './listed-columns.ts';
import { sortKey } from './sort-key.ts';

/** The read by which the window asks for the settings (desktop, asked-ahead). */
export const STATUSES_ANSWER = 'JobStatuses []';
/** Behind every place. */
const NO_PLACE = 10_000;
const STATUS = columnName('status');

export const ORDER_COLUMN = 'o_status';

/** `listed` with the column to sort by; its bind: the statuses in their order. */
export const IN_STATUS_ORDER = `(select *, printf('%05d', coalesce((select key from json_each(?) where value = ${STATUS}), ${String(NO_PLACE)})) || ' ' || ${STATUS} as ${ORDER_COLUMN} from listed)`;

/** @param answer JSON of the read; null: the settings are not here, and all stand by their names */
export function statusOrderBind(answer: string | null): string {
  const data = answer === null ? null : (JSON.parse(answer) as { readonly systemSettings?: readonly SettingRow[] });
  return JSON.stringify(boardStatuses(data?.systemSettings ?? []).map(sortKey));
}
