// One item code becomes another (mergeItemCodes): its lines, child codes and construction codes follow, each told by its own event; it stays, archived, and names the
// one that took it over. That is not taken back: a later line could not tell whose it was (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import type { MergeItemCodesInput } from '@lotline/schema/domain/item/merge-item-codes.input';
import { canMergeItemCodes } from '@lotline/schema/domain/item/merge-item-codes.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../../platform/command/append-event.ts';
import { clashOf } from '../../../platform/command/clash.ts';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { runCommand } from '../../../platform/command/command.ts';
import { must } from '../../../platform/command/must.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { addJob } from '../../../platform/queue/add-job.ts';
import { mustManage } from '../../../platform/record/lock-record.ts';
import { loadMerge, type FoundCode } from './item-code-merge.queries.ts';
import { MOVE_ITEM_LINES, moveItemLines } from './move-item-lines.step.ts';
import type { SavedItemCode } from '../save-item-code.command.ts';

const CLASHES = ['editItemCode', 'archiveItemCode', 'restoreItemCode', 'mergeItemCodes', 'takeOverItemCode'] as const;

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND, INVALID_INPUT, REASON_REQUIRED, STALE_VERSION of the code that goes */
export function mergeItemCodes(context: RequestContext, input: MergeItemCodesInput, client: ClientMutation | null): Promise<SavedItemCode> {
  return runCommand<SavedItemCode>(context, {
    operation: 'mergeItemCodes',
    input,
    client,
    work: async (command) => {
      mustManage(command, ITEM_CODE);
      const { from, into, follows, ...rest } = await loadMerge(command, input);
      await mustBeCurrent(command, from);
      must(canMergeItemCodes(command.actor, { from, into, ...rest }));
      const { lines, childCodes, constructionCodes } = follows;
      await moveAll(command, input);
      await writeBoth(command, { from, into, followed: { lineCount: lines, childCodes, constructionCodes }, why: input.why });
      return { itemCodeId: into.id };
    },
  });
}

async function mustBeCurrent(command: CommandContext, { id, version }: FoundCode): Promise<void> {
  const seen = { table: 'field_item', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: CLASHES });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'field_item', id, version, ...clash });
}

const MOVE_CHILD_CODES = prepared(
  'move-child-codes',
  'update child_code set parent_item_id = $intoId, version = version + 1 where parent_item_id = $fromId returning id, version',
);
const MOVE_CONSTRUCTION_CODES = prepared(
  'move-construction-codes',
  'update construction_code set item_id = $intoId, version = version + 1 where item_id = $fromId returning id, version',
);

async function moveAll(command: CommandContext, { fromId, intoId, why }: MergeItemCodesInput): Promise<void> {
  const { sequelize, transaction, actor } = command;
  const asked = { bind: { fromId, intoId }, transaction, type: QueryTypes.SELECT as const };
  const head = { constructionId: null, why } as const;
  for (const { id, version } of await sequelize.query<{ id: number; version: number }>(MOVE_CHILD_CODES, asked)) {
    const sides = { before: { parentItemId: fromId }, after: { parentItemId: intoId } };
    appendEvent(command, { ...head, ...sides, entity: 'child_code', entityId: id, version, move: 'editChildCode' });
  }
  for (const { id, version } of await sequelize.query<{ id: number; version: number }>(MOVE_CONSTRUCTION_CODES, asked)) {
    const sides = { before: { itemId: fromId }, after: { itemId: intoId } };
    appendEvent(command, { ...head, ...sides, entity: 'construction_code', entityId: id, version, move: 'editConstructionCode' });
  }
  for (const event of await moveItemLines({ sequelize, transaction }, { fromId, intoId }, why)) appendEvent(command, event);
  // always: a line that was being added meanwhile is found once this is committed
  await addJob(sequelize, transaction, { job: MOVE_ITEM_LINES, payload: { fromId, intoId, why, userId: actor.userId } });
}

const GO = prepared(
  'merge-item-code',
  `update field_item set is_archived = true, merged_into_id = $intoId, version = version + 1 where id = $fromId returning version`,
);
const STAY = prepared('take-over-item-code', 'update field_item set version = version + 1 where id = $intoId returning version');

interface Merge {
  readonly from: FoundCode;
  readonly into: FoundCode;
  readonly followed: { readonly lineCount: number; readonly childCodes: number; readonly constructionCodes: number };
  readonly why: string;
}

async function writeBoth(command: CommandContext, { from, into, followed, why }: Merge): Promise<void> {
  const { sequelize, transaction, versions } = command;
  const asked = { bind: { fromId: from.id, intoId: into.id }, transaction, type: QueryTypes.SELECT as const };
  const [gone] = await sequelize.query<{ version: number }>(GO, asked);
  const [stays] = await sequelize.query<{ version: number }>(STAY, asked);
  if (gone === undefined || stays === undefined) return refuse('NOT_FOUND');
  versions['field_item'] = stays.version;
  const head = { entity: 'field_item', constructionId: null, why } as const;
  appendEvent(command, {
    ...{ ...head, entityId: into.id, version: stays.version, move: 'takeOverItemCode' },
    detail: { ...followed, fromId: from.id, from: from.code },
  });
  appendEvent(command, {
    ...{ ...head, entityId: from.id, version: gone.version, move: 'mergeItemCodes' },
    ...{ before: { isArchived: from.isArchived }, after: { isArchived: true }, detail: { ...followed, intoId: into.id, into: into.code } },
  });
}
