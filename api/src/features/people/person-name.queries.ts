// The name that a record keeps of who did something: as it was then, also when the person is renamed or leaves.
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

const NAMES = prepared(
  'person-names',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as name from app_user u where u.id = any($ids::integer[]) order by u.id`,
);

type Within = Pick<CommandContext, 'sequelize' | 'transaction'>;

export async function personNames({ sequelize, transaction }: Within, ids: readonly number[]): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>(NAMES, { bind: { ids: [...ids] }, transaction, type: QueryTypes.SELECT });
  return rows.map(({ name }) => name);
}

/** Of who acts. */
export async function ownName(command: CommandContext): Promise<string> {
  const [name] = await personNames(command, [command.actor.userId]);
  return name ?? refuse('NOT_FOUND');
}
