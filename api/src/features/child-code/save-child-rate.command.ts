// A rate of a child code: added, changed, taken back (saveChildRate, archiveChildRate). Its event is the code's, so that the code's history tells of it. No task that
// was issued changes: it keeps the rate that it was issued at (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { CHILD_CODE, CHILD_RATE } from '@lotline/schema/domain/item/child-code.fields';
import type { ArchiveCodeInput, SaveChildRateInput } from '@lotline/schema/domain/item/child-code.input';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RecordValues } from '@lotline/schema/domain/record/record-declaration';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lockInScope, mustManage, setArchived } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { headOf, lockChildCode, type SavedChildCode } from './lock-child-code.step.ts';

type Rate = RecordValues<typeof CHILD_RATE>;

export function saveChildRate(context: RequestContext, input: SaveChildRateInput, client: ClientMutation | null): Promise<SavedChildCode> {
  return runCommand<SavedChildCode>(context, {
    operation: 'saveChildRate',
    input,
    client,
    work: async (command) => {
      // the code first: two who write its rates wait for each other there
      const { id } = await lockChildCode(command, input.childCodeId);
      if (input.id === null) await create(command, input);
      else await edit(command, input, input.id);
      return { childCodeId: id };
    },
  });
}

async function create(command: CommandContext, input: SaveChildRateInput): Promise<void> {
  const after = newValues(command, CHILD_RATE, input);
  const party = await partyOf(command, after);
  if (input.endsPrevious) await endPrevious(command, input, after, party);
  const { id } = await insertRecord(command, CHILD_RATE, after, { childCodeId: input.childCodeId });
  const head = await headOf(command, input.childCodeId, input.why);
  appendEvent(command, { ...head, move: 'addChildRate', after: kept(CHILD_RATE, after), detail: { childRateId: id, party } });
}

async function edit(command: CommandContext, input: SaveChildRateInput, id: number): Promise<void> {
  const rate = await lockRate(command, id);
  if (rate.childCodeId !== input.childCodeId) refuse('NOT_FOUND');
  const eventOwner = { entity: CHILD_CODE.entity, id: input.childCodeId, named: 'childRateId' };
  const after = await mergedChanges(command, CHILD_RATE, { ...rate, eventOwner }, input);
  if (Object.keys(after).length === 0) return;
  const party = await partyOf(command, { ...rate.values, ...after });
  await updateRecord(command, CHILD_RATE, id, after);
  const before = beforeOf(CHILD_RATE, rate.values, after);
  const head = await headOf(command, input.childCodeId, input.why);
  const sides = { before: kept(CHILD_RATE, before), after: kept(CHILD_RATE, after) };
  appendEvent(command, { ...head, ...sides, move: 'editChildRate', detail: { childRateId: id, party } });
}

const PREVIOUS = prepared(
  'previous-child-rate',
  `select r.id, r.effective_to::text as "effectiveTo" from child_code_rate r where r.child_code_id = $childCodeId and not r.is_archived
     and r.group_id is not distinct from $groupId::integer and r.contractor_id is not distinct from $contractorId::integer
     and r.effective_from < $from::date and r.effective @> $from::date for no key update`,
);

/** The rate of the same party that holds on the first day of the new one ends on the day before. */
async function endPrevious(command: CommandContext, input: SaveChildRateInput, after: Rate, party: string | null): Promise<void> {
  const { sequelize, transaction } = command;
  const { groupId, contractorId, effectiveFrom } = after;
  if (effectiveFrom === null) return;
  const [previous] = await sequelize.query<{ id: number; effectiveTo: string | null }>(PREVIOUS, {
    bind: { childCodeId: input.childCodeId, groupId, contractorId, from: effectiveFrom },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (previous === undefined) return;
  const ends = { effectiveTo: addDays(effectiveFrom, -1) };
  await updateRecord(command, CHILD_RATE, previous.id, ends);
  const head = await headOf(command, input.childCodeId, input.why);
  const sides = { before: { effectiveTo: previous.effectiveTo }, after: ends };
  appendEvent(command, { ...head, ...sides, move: 'editChildRate', detail: { childRateId: previous.id, party } });
}

/** Take a rate back, or restore it. */
export function archiveChildRate(context: RequestContext, input: ArchiveCodeInput, client: ClientMutation | null): Promise<SavedChildCode> {
  const { id, archived, why } = input;
  return runCommand<SavedChildCode>(context, {
    operation: 'archiveChildRate',
    input,
    client,
    work: async (command) => {
      mustManage(command, CHILD_RATE);
      const { childCodeId } = await codeOfRate(command, id);
      await lockChildCode(command, childCodeId);
      const { isArchived, version, values } = await lockRate(command, id);
      if (command.expectedVersion !== null && command.expectedVersion !== version)
        refuse('STALE_VERSION', { entity: CHILD_RATE.entity, id, version });
      if (isArchived === archived) return { childCodeId };
      const party = await partyOf(command, values);
      await setArchived(command, CHILD_RATE, id, archived);
      const head = await headOf(command, childCodeId, why);
      const sides = { before: { isArchived }, after: { isArchived: archived }, detail: { childRateId: id, party } };
      appendEvent(command, { ...head, ...sides, move: archived ? 'removeChildRate' : 'restoreChildRate' });
      return { childCodeId };
    },
  });
}

interface OfCode {
  readonly childCodeId: number;
  readonly isArchived: boolean;
}

async function lockRate(command: CommandContext, id: number) {
  const more = 'r.child_code_id as "childCodeId", r.is_archived as "isArchived"';
  const found = await lockInScope<typeof CHILD_RATE, OfCode>(command, CHILD_RATE, id, { reads: 'true', writes: 'true', more });
  return found ?? refuse('NOT_FOUND');
}

const CODE_OF_RATE = prepared('code-of-child-rate', 'select r.child_code_id as "childCodeId" from child_code_rate r where r.id = $id');

async function codeOfRate({ sequelize, transaction }: CommandContext, id: number): Promise<{ readonly childCodeId: number }> {
  const [found] = await sequelize.query<{ childCodeId: number }>(CODE_OF_RATE, { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

const PARTY = prepared(
  'party-of-child-rate',
  `select g.name as party from work_group g where g.id = $groupId::integer and g.is_subcontractor
   union all select coalesce(o.trading_name, o.legal_name) from independent_contractor o where o.id = $contractorId::integer`,
);

/** By name; null for everybody. @throws RefusalError INVALID_INPUT for a group or a contractor that is not paid by codes */
async function partyOf(
  { sequelize, transaction }: CommandContext,
  { groupId, contractorId }: Pick<Rate, 'groupId' | 'contractorId'>,
): Promise<string | null> {
  if (groupId === null && contractorId === null) return null;
  const [found] = await sequelize.query<{ party: string }>(PARTY, {
    bind: { groupId, contractorId },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (found !== undefined) return found.party;
  const field = groupId === null ? 'contractorId' : 'groupId';
  return refuse('INVALID_INPUT', {
    field,
    sentence: `${CHILD_RATE.fields[field].label} must be one that is paid by rates. Choose another.`,
  });
}
