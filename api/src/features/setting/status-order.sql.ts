// Statuses of jobs in the order of the work, as Job Status Settings has it, for lists that are sorted by them (decision 079). The filters of the console and the
// board stand in the same order (boardStatuses).
import { boardStatuses } from '@lotline/schema/domain/job/job-board.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { ColumnSql } from '../../platform/list/declared-sql.ts';
import { loadSystemSettings } from './setting.queries.ts';

/** Behind every place: a status that no setting has. */
const NO_PLACE = 10_000;

/** Its place and then its name, which sorts those without a place. Binds: those of `statusOrder`. */
export const inStatusOrder = (status: string): ColumnSql => ({
  shown: status,
  sorted: `(coalesce(array_position($statusOrder::text[], ${status}), ${String(NO_PLACE)}) || ' ' || ${status})`,
});

export async function statusOrder(context: RequestContext): Promise<{ readonly statusOrder: readonly string[] }> {
  return { statusOrder: boardStatuses(await loadSystemSettings(context, ['Job Status Settings'], null)) };
}
