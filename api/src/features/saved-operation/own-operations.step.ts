// Whether a person has room for one more saved operation: asked of a new one, and of one that comes back.
import { QueryTypes } from 'sequelize';
import { MOST_OWN_OPERATIONS } from '@lotline/schema/domain/saved-operation/saved-operation.limits';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { lockForPerson } from '../../platform/db/person-lock.ts';
import { prepared } from '../../platform/db/prepared.ts';

const COUNT = prepared(
  'count-own-operations',
  'select count(*)::integer as own from saved_operation where owner_id = $ownerId and not removed',
);

/** @throws RefusalError INVALID_INPUT. */
export async function mustHaveRoomForOperation({ sequelize, transaction }: CommandContext, ownerId: number): Promise<void> {
  await lockForPerson({ sequelize, transaction }, 'operations', ownerId);
  const [found] = await sequelize.query<{ own: number }>(COUNT, { bind: { ownerId }, transaction, type: QueryTypes.SELECT });
  if ((found?.own ?? 0) < MOST_OWN_OPERATIONS) return;
  refuse('INVALID_INPUT', { field: 'name', sentence: `You have ${String(MOST_OWN_OPERATIONS)} saved operations. Remove one first.` });
}
