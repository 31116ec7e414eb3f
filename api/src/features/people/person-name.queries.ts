// The name that a record keeps of who did something: as it was then, also when the person is renamed or leaves.
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

const NAMES = prepared(
  'person-names',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as name from app_user u where u.id = any($ids::integer[]) order by u.id`,
);

type Within = Pick<CommandContext, 'sequelize'> & Partial<Pick<CommandContext, 'transaction'>>;

interface Named {
  readonly id: number;
  readonly name: string;
}

async function readNames({ sequelize, transaction }: Within, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const within = transaction === undefined ? {} : { transaction };
  return sequelize.query<Named>(NAMES, { bind: { ids: [...ids] }, type: QueryTypes.SELECT, ...within });
}

/** In the order of their ids. */
export async function personNames(within: Within, ids: readonly number[]): Promise<string[]> {
  return (await readNames(within, ids)).map(({ name }) => name);
}

export async function namesById(within: Within, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  return new Map((await readNames(within, ids)).map(({ id, name }) => [id, name]));
}

/** Of who acts. */
export async function ownName(command: CommandContext): Promise<string> {
  const [name] = await personNames(command, [command.actor.userId]);
  return name ?? refuse('NOT_FOUND');
}
