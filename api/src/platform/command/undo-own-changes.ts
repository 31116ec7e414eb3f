// Takes back what a person's changes did to several rows, row by row, where each is still as the change left it: which change that was, what is judged, and
// what is said of the others. Which rows, which rule and what is written is the command's own.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import type { EventEntity } from '@lotline/schema/domain/history/event-shapes';
import { refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { changedSince, staleOf, withSince, type LeftRow } from './changed-since.ts';
import type { CommandContext } from './command-context.ts';

interface OwnChangesWish {
  readonly entity: EventEntity;
  /** Of the event `e`, beside its row's id and version. */
  readonly columns: string;
  /** Which of its events are meant, a condition on `e`. */
  readonly moves: string;
}

/** Of each row the last of them: an earlier one is not as it left the row any more. Binds: ids, clientIds, actorId. */
export const ownChangesSql = ({ entity, columns, moves }: OwnChangesWish): string =>
  `select distinct on (e.entity_id) e.entity_id as id, e.version, ${columns} from event e
    where e.entity = '${entity}' and e.entity_id = any($ids::integer[]) and e.actor_user_id = $actorId::integer
      and (e.client_id = any($clientIds::uuid[]) or e.batch_id = any($clientIds::uuid[])) and ${moves}
    order by e.entity_id, e.id desc`;

interface UndoInput {
  readonly ids: readonly number[];
  /** Of the changes, or of the batches that they were part of. */
  readonly clientIds: readonly string[];
}

interface Undo<Row, Change extends LeftRow, Told extends object> {
  readonly entity: EventEntity;
  /** By their ids: those that are there for this person, locked. */
  readonly rows: ReadonlyMap<number, Row>;
  /** By `ownChangesSql`, and what it answers. */
  readonly changes: { readonly sql: string; readonly shape: z.ZodType<Change>; readonly binds?: Readonly<Record<string, unknown>> };
  /** What refuses it whatever the change was, or of a change that is not this person's. */
  readonly mayTouch: (row: Row, change: Change | undefined) => Verdict;
  readonly mayUndo: (row: Row, change: Change) => Verdict;
  readonly takeBack: (taken: readonly { readonly row: Row; readonly change: Change }[]) => Promise<void>;
  readonly told: (id: number, row: Row | undefined, verdict: Verdict) => Told;
}

/** @returns what is said of each, in the order in which they were named; of one that is not as it was left, who changed it since */
export async function undoOwnChanges<Row, Change extends LeftRow, Told extends object>(
  command: CommandContext,
  input: UndoInput,
  { entity, rows, changes: own, mayTouch, mayUndo, takeBack, told }: Undo<Row, Change, Told>,
): Promise<Told[]> {
  const changes = await loadChanges(command, input, own);
  const verdictOn = (row: Row, change: Change | undefined): Verdict => {
    const touched = mayTouch(row, change);
    if (!touched.ok) return touched;
    return change === undefined ? refused('NOT_FOUND') : mayUndo(row, change);
  };
  const judged = input.ids.map((id) => {
    const [row, change] = [rows.get(id), changes.get(id)];
    return { id, row, change, verdict: row === undefined ? refused('NOT_FOUND') : verdictOn(row, change) };
  });
  await takeBack(
    judged.flatMap(({ row, change, verdict }) => (verdict.ok && row !== undefined && change !== undefined ? [{ row, change }] : [])),
  );
  const since = await changedSince(command, entity, staleOf(judged));
  return judged.map(({ id, row, verdict }) => withSince(told(id, row, verdict), since.get(id)));
}

async function loadChanges<Change extends LeftRow>(
  { sequelize, transaction, actor }: CommandContext,
  { ids, clientIds }: UndoInput,
  { sql, shape, binds = {} }: Undo<never, Change, never>['changes'],
): Promise<ReadonlyMap<number, Change>> {
  const bind = { ...binds, ids: [...ids], clientIds: [...clientIds], actorId: actor.userId };
  const found = z.array(shape).parse(await sequelize.query(sql, { bind, transaction, type: QueryTypes.SELECT }));
  return new Map(found.map((change) => [change.id, change]));
}
