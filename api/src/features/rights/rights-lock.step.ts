// What every change of somebody's rights begins and ends with: one such change at a time, judged by the rights that its maker has now, and somebody keeps the
// right to change them (screens.md §2.17).
import { QueryTypes } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { findActorById } from '../people/actor.queries.ts';

/** The database's locks are numbers; its own check takes the same one (migration 0070). */
const LOCK = prepared('lock-rights', 'select pg_advisory_xact_lock(4711009)');
const HAS_HOLDER = prepared('has-rights-holder', 'select has_rights_holder() as "hasHolder"');

/** What is cached of the caller may be half a minute old. @returns the caller as they are now @throws RefusalError CANNOT_LOG_IN */
export async function lockRights({ sequelize, transaction, actor }: CommandContext): Promise<Actor> {
  await sequelize.query(LOCK, { transaction });
  return (await findActorById(sequelize, actor.userId, transaction)) ?? refuse('CANNOT_LOG_IN');
}

/** @throws RefusalError LAST_RIGHTS_HOLDER */
export async function mustLeaveRightsHolder({ sequelize, transaction }: CommandContext): Promise<void> {
  const [row] = await sequelize.query<{ readonly hasHolder: boolean }>(HAS_HOLDER, { transaction, type: QueryTypes.SELECT });
  if (row?.hasHolder !== true) refuse('LAST_RIGHTS_HOLDER');
}
