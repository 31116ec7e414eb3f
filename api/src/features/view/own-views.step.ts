// Whether a person has room for one more view of a list: asked of a new one, and of one that comes back.
import { QueryTypes } from 'sequelize';
import { MOST_OWN_VIEWS } from '@lotline/schema/domain/view/view.limits';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { lockForPerson } from '../../platform/db/person-lock.ts';
import { prepared } from '../../platform/db/prepared.ts';

const COUNT = prepared(
  'count-own-views',
  'select count(*)::integer as own from saved_view where owner_id = $ownerId and list = $list and not removed',
);

/** @throws RefusalError INVALID_INPUT. */
export async function mustHaveRoom({ sequelize, transaction }: CommandContext, ownerId: number, list: string): Promise<void> {
  await lockForPerson({ sequelize, transaction }, 'views', ownerId);
  const [found] = await sequelize.query<{ own: number }>(COUNT, { bind: { ownerId, list }, transaction, type: QueryTypes.SELECT });
  if ((found?.own ?? 0) < MOST_OWN_VIEWS) return;
  refuse('INVALID_INPUT', { field: 'name', sentence: `You have ${String(MOST_OWN_VIEWS)} views of this list. Remove one first.` });
}
