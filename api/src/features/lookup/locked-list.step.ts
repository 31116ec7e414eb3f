// A list and its values under their locks, and what the wire sends of it written anew (decision 080).
import { QueryTypes } from 'sequelize';
import { mustBeList } from '@lotline/schema/domain/lookup/lookup.input';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import type { LookupMarks } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared, preparedByText } from '../../platform/db/prepared.ts';
import { addJob } from '../../platform/queue/add-job.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { usesSql } from './lookup-values.queries.ts';
import { MOST_USES_AT_ONCE, MOVE_LOOKUP_USES, moveUses } from './move-uses.step.ts';

export type SavedList = { list: string };

const MADE = prepared('make-lookup', `insert into lookup (name, data) values ($name, '[]') on conflict (name) do nothing`);
const LOCK_LIST = prepared('lock-lookup', 'select id from lookup where name = $name for no key update');
const LIST_OF = prepared('lookup-of-value', 'select l.name from lookup l join lookup_value v on v.lookup_id = l.id where v.id = $id');
const LOCK_VALUE = prepared(
  'lock-lookup-value',
  `select v.id, v.label, v.version, v.is_archived as "isArchived", v.position::text as position,
     v.code, v.colour, v.due_days::text as "dueDays", v.details
     from lookup_value v where v.lookup_id = $lookupId and (v.id = $id::integer or v.label = $label::text) for no key update of v`,
);
const PUBLISH = prepared(
  'publish-lookup',
  `update lookup l set version = l.version + 1, data = coalesce((select jsonb_agg(v.label order by v.position, v.id)
     from lookup_value v where v.lookup_id = l.id and not v.is_archived), '[]') where l.id = $lookupId returning l.version`,
);

export interface LockedList {
  readonly list: LookupList;
  readonly lookupId: number;
}

export interface LockedValue extends LookupMarks {
  readonly id: number;
  readonly label: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly position: string;
}

/** One change of a list at a time. It is there from its first value on. @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function lockList(command: CommandContext, name: string): Promise<LockedList> {
  mustManage(command, LOOKUP_VALUE);
  const list = mustBeList(name);
  const { sequelize, transaction } = command;
  await sequelize.query(MADE, { bind: { name }, transaction, type: QueryTypes.INSERT });
  const [found] = await sequelize.query<{ id: number }>(LOCK_LIST, { bind: { name }, transaction, type: QueryTypes.SELECT });
  return found === undefined ? refuse('NOT_FOUND') : { list, lookupId: found.id };
}

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function lockListOf(command: CommandContext, id: number): Promise<LockedList & { readonly value: LockedValue }> {
  mustManage(command, LOOKUP_VALUE);
  const { sequelize, transaction } = command;
  const [found] = await sequelize.query<{ name: string }>(LIST_OF, { bind: { id }, transaction, type: QueryTypes.SELECT });
  const locked = await lockList(command, found?.name ?? refuse('NOT_FOUND'));
  return { ...locked, value: await mustFind(command, locked, id) };
}

const findById = (command: CommandContext, list: LockedList, id: number) => lockValue(command, list, { id, label: null });
export const findByLabel = (command: CommandContext, list: LockedList, label: string) => lockValue(command, list, { id: null, label });

/** @throws RefusalError NOT_FOUND */
export const mustFind = async (command: CommandContext, list: LockedList, id: number): Promise<LockedValue> =>
  (await findById(command, list, id)) ?? refuse('NOT_FOUND');

async function lockValue(
  { sequelize, transaction }: CommandContext,
  { lookupId }: LockedList,
  by: { readonly id: number | null; readonly label: string | null },
): Promise<LockedValue | undefined> {
  const [found] = await sequelize.query<LockedValue>(LOCK_VALUE, { bind: { lookupId, ...by }, transaction, type: QueryTypes.SELECT });
  return found;
}

/** How many records hold that text. */
export async function countUses({ sequelize, transaction }: CommandContext, { list }: LockedList, label: string): Promise<number> {
  const sql = preparedByText(`select u.count from (${usesSql(list)}) u where u.text = $label`);
  const [found] = await sequelize.query<{ count: number }>(sql, { bind: { label }, transaction, type: QueryTypes.SELECT });
  return found?.count ?? 0;
}

/** The first of them now, each told by its own event; the queue does the rest. */
export async function moveRecords(
  command: CommandContext,
  { list }: LockedList,
  from: string,
  to: string,
  why: string | null,
): Promise<void> {
  const { sequelize, transaction, actor } = command;
  const events = await moveUses({ sequelize, transaction }, { list, from, to, why, most: MOST_USES_AT_ONCE });
  for (const event of events) appendEvent(command, event);
  if (events.length === MOST_USES_AT_ONCE)
    await addJob(sequelize, transaction, { job: MOVE_LOOKUP_USES, payload: { list: list.name, from, to, why, userId: actor.userId } });
}

/** What phones and forms read of it. @returns its version then */
export async function publishList({ sequelize, transaction }: CommandContext, { lookupId }: LockedList): Promise<number> {
  const [row] = await sequelize.query<{ version: number }>(PUBLISH, { bind: { lookupId }, transaction, type: QueryTypes.SELECT });
  if (row === undefined) throw new Error('a list under its lock is gone');
  return row.version;
}
