// What became of rows since a change that somebody takes back: who changed each last, and when, or that it is taken back already.
import { QueryTypes } from 'sequelize';
import type { EventEntity } from '@lotline/schema/domain/history/event-shapes';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { prepared } from '../db/prepared.ts';
import type { CommandContext } from './command-context.ts';

export interface ChangedSince {
  /** 'Ada Marsh for Finn Walsh' where she was signed in as him; null: the system or a builder. */
  readonly changedBy: string | null;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  /** The first change after it was its undo. */
  readonly isUndone: boolean;
}

/** A row, and its version as the change left it. */
export interface LeftRow {
  readonly id: number;
  readonly version: number;
}

/** The last event of that condition, as `last`; who is its person's name. */
export const lastEvent = (
  where: string,
): string => `cross join lateral (select e.*, coalesce((select trim(a.first_name || ' ' || a.last_name) || ' for '
      from app_user a where a.id = e.impersonator_user_id), '') || (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = e.actor_user_id) as who
    from event e where ${where} order by e.recorded_at desc, e.id desc limit 1) last`;
export const SINCE_COLUMNS = `last.who as "changedBy", to_char(last.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"`;

const OF_ROW = 'e.entity = $entity::text and e.entity_id = r.id';
const SINCE = prepared(
  'changed-since',
  `select r.id, ${SINCE_COLUMNS}, exists (select from event e where ${OF_ROW} and e.version = r.version + 1 and e.why = 'Undone') as "isUndone"
    from jsonb_to_recordset($rows::jsonb) r(id integer, version integer) ${lastEvent(`${OF_ROW} and e.version > r.version`)}`,
);

/** By the row's id; without an event since, a row is left out. */
export async function changedSince(
  { sequelize, transaction }: CommandContext,
  entity: EventEntity,
  rows: readonly LeftRow[],
): Promise<ReadonlyMap<number, ChangedSince>> {
  if (rows.length === 0) return new Map();
  const bind = { entity, rows: JSON.stringify(rows.map(({ id, version }) => ({ id, version }))) };
  const found = await sequelize.query<ChangedSince & { readonly id: number }>(SINCE, { bind, transaction, type: QueryTypes.SELECT });
  return new Map(found.map(({ id, ...since }) => [id, since]));
}

/** Of those that are not as the change left them: the others are refused for another reason. */
export const staleOf = (judged: readonly { readonly verdict: Verdict; readonly change: LeftRow | undefined }[]): LeftRow[] =>
  judged.flatMap(({ verdict, change }) => (!verdict.ok && verdict.code === 'STALE_VERSION' && change !== undefined ? [change] : []));

/** A type alias: what a command keeps of itself is JSON. */
type Since = { sentence: string; changedBy: string | null; changedAt: string };

/** A verdict on taking a change back, with who and when in the place of the general sentence of STALE_VERSION. */
export function withSince<Told extends object>(told: Told, since: ChangedSince | undefined): Told | (Told & Since) {
  if (since === undefined) return told;
  const { changedBy, changedAt, isUndone } = since;
  const sentence = isUndone ? 'Already undone.' : changedBy === null ? 'Changed since.' : `Changed since by ${changedBy}.`;
  return { ...told, sentence, changedBy, changedAt };
}
