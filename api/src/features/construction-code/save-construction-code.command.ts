// Make or edit a construction code (saveConstructionCode): the fields that were changed, merged with what others changed meanwhile, with a reason where what the
// customer is charged changes (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { mustConvert } from '@lotline/schema/domain/item/child-code.fields';
import { CONSTRUCTION_CODE, mustExplainCharge } from '@lotline/schema/domain/item/construction-code.fields';
import type { SaveConstructionCodeInput } from '@lotline/schema/domain/item/construction-code.input';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { RecordValues } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lockRecord, mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';

export type SavedConstructionCode = { constructionCodeId: number };
type Values = RecordValues<typeof CONSTRUCTION_CODE>;

export function saveConstructionCode(
  context: RequestContext,
  input: SaveConstructionCodeInput,
  client: ClientMutation | null,
): Promise<SavedConstructionCode> {
  return runCommand<SavedConstructionCode>(context, {
    operation: 'saveConstructionCode',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

const headOf = (id: number, version: number, why: string | null) =>
  ({ entity: 'construction_code', entityId: id, constructionId: null, version, why }) as const;

async function create(command: CommandContext, input: SaveConstructionCodeInput): Promise<SavedConstructionCode> {
  mustManage(command, CONSTRUCTION_CODE);
  const after = newValues(command, CONSTRUCTION_CODE, input);
  await mustConvertToItem(command, after);
  if (input.endsPrevious) await endPrevious(command, after, input.why);
  const { id, version } = await insertRecord(command, CONSTRUCTION_CODE, after);
  appendEvent(command, { ...headOf(id, version, input.why), move: 'createConstructionCode', after: kept(CONSTRUCTION_CODE, after) });
  return { constructionCodeId: id };
}

async function edit(command: CommandContext, input: SaveConstructionCodeInput, id: number): Promise<SavedConstructionCode> {
  const code = await lockRecord(command, CONSTRUCTION_CODE, id, '0');
  const after = await mergedChanges(command, CONSTRUCTION_CODE, code, input);
  const changed = Object.keys(after);
  if (changed.length === 0) return { constructionCodeId: id };
  must(mustExplainCharge(changed, input.why));
  if ('itemId' in after || 'unitOfMeasure' in after) await mustConvertToItem(command, { ...code.values, ...after });
  const { version } = await updateRecord(command, CONSTRUCTION_CODE, id, after);
  const sides = { before: kept(CONSTRUCTION_CODE, beforeOf(CONSTRUCTION_CODE, code.values, after)), after: kept(CONSTRUCTION_CODE, after) };
  appendEvent(command, { ...headOf(id, version, input.why), ...sides, move: 'editConstructionCode' });
  return { constructionCodeId: id };
}

const ITEM_UNIT = prepared('unit-of-sold-item', 'select f.unit_of_measure as unit from field_item f where f.id = $id');

/** @throws RefusalError NOT_FOUND for an item that is not there, INVALID_INPUT for a unit that does not convert to its. */
async function mustConvertToItem(
  { sequelize, transaction }: CommandContext,
  { itemId, unitOfMeasure }: Pick<Values, 'itemId' | 'unitOfMeasure'>,
): Promise<void> {
  const [item] = await sequelize.query<{ unit: string | null }>(ITEM_UNIT, {
    bind: { id: Number(itemId) },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (item === undefined) refuse('NOT_FOUND');
  else must(mustConvert(item.unit, unitOfMeasure));
}

const PLAIN = (text: string): string => `upper(regexp_replace(coalesce(${text}, ''), '\\s', '', 'g'))`;
const PREVIOUS = prepared(
  'previous-construction-code',
  `select k.id, k.effective_to::text as "effectiveTo" from construction_code k
    where ${PLAIN('k.external_code')} = ${PLAIN('$externalCode::text')} and ${PLAIN('k.customer')} = ${PLAIN('$customer::text')}
      and ${PLAIN('k.contract')} = ${PLAIN('$contract::text')} and not k.is_archived and k.effective_from < $from::date and k.effective @> $from::date
    for no key update`,
);

/** The rate of the same customer, contract and code that holds on the first day of the new one ends on the day before. */
async function endPrevious(
  command: CommandContext,
  { externalCode, customer, contract, effectiveFrom }: Values,
  why: string | null,
): Promise<void> {
  if (effectiveFrom === null) return;
  const [previous] = await command.sequelize.query<{ id: number; effectiveTo: string | null }>(PREVIOUS, {
    bind: { externalCode, customer, contract, from: effectiveFrom },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  if (previous === undefined) return;
  must(mustExplainCharge(['effectiveTo'], why));
  const after = { effectiveTo: addDays(effectiveFrom, -1) };
  const { version } = await updateRecord(command, CONSTRUCTION_CODE, previous.id, after);
  appendEvent(command, {
    ...headOf(previous.id, version, why),
    ...{ move: 'editConstructionCode', before: { effectiveTo: previous.effectiveTo }, after },
  });
}
