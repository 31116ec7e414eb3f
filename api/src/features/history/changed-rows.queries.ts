// The rows of one's own change of many, page by page, so that it can be undone part by part.
import { QueryTypes } from 'sequelize';
import type { ChangedRowsInput } from '@lotline/schema/domain/history/history.input';
import { entryLimit } from '@lotline/schema/domain/kernel/input-limits';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ROWS } from './of-many.sql.ts';

export interface ChangedRows {
  /** All of them. */
  readonly count: number;
  /** In their order, after the asked one, and at most as many as one undo takes. */
  readonly ids: readonly number[];
}

/** Of nobody else's change, and of none that is not there: none. */
export async function loadChangedRows(
  { sequelize, actor }: Pick<RequestContext, 'sequelize' | 'actor'>,
  { actionId, undoneBy, after }: ChangedRowsInput,
): Promise<ChangedRows> {
  const bind = { actionId, actorId: actor.userId, after: after ?? 0, first: entryLimit('ids') };
  const [found] = await sequelize.query<ChangedRows>(ROWS[undoneBy], { bind, type: QueryTypes.SELECT });
  return found ?? { count: 0, ids: [] };
}
