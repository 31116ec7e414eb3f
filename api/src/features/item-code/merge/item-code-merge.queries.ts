// What a merge of two item codes would do, and what stands in its way: as its dry run tells it and as the command asks it under its locks (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import type { ItemCodePair } from '@lotline/schema/domain/item/merge-item-codes.input';
import { canMergeItemCodes, type MergedCode, type MergeFacts } from '@lotline/schema/domain/item/merge-item-codes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';

export interface FoundCode extends MergedCode {
  readonly version: number;
}

export interface MergeFound extends MergeFacts {
  readonly from: FoundCode;
  readonly into: FoundCode;
  /** How much follows the code that goes. */
  readonly follows: { readonly lines: number; readonly jobs: number; readonly childCodes: number; readonly constructionCodes: number };
}

const codesSql = (name: string, lock: string): string =>
  prepared(
    name,
    `select f.id, f.code, f.version, f.unit_of_measure as "unitOfMeasure", f.is_archived as "isArchived",
       (select m.code from field_item m where m.id = f.merged_into_id) as "mergedInto",
       (select count(*)::integer from child_code c where c.parent_item_id = f.id and not c.is_archived) as "paidBy"
     from field_item f where f.id = any($ids::integer[]) order by f.id ${lock}`,
  );
const CODES = codesSql('merged-codes', '');
const CODES_LOCKED = codesSql('merged-codes-locked', 'for no key update of f');

const PLAIN = (text: string): string => `upper(regexp_replace(${text}, '\\s', '', 'g'))`;
const FOLLOWS = prepared(
  'follows-item-code',
  `select (select count(*)::integer from boq b where b.item_id = f.id) as lines,
     (select count(distinct b.construction_id)::integer from boq b where b.item_id = f.id) as jobs,
     (select count(*)::integer from child_code c where c.parent_item_id = f.id) as "childCodes",
     (select count(*)::integer from construction_code k where k.item_id = f.id) as "constructionCodes",
     array(select coalesce(s.work_type, 'the default') from system_setting s where s.name = 'Task Templates'
       and exists (select from jsonb_path_query(s.config, '$.templates[*].items[*].code') t(code) where ${PLAIN(`t.code #>> '{}'`)} = ${PLAIN('f.code')})
       order by s.work_type nulls first) as templates
   from field_item f where f.id = $id`,
);

type Reading = Pick<CommandContext, 'sequelize'> & Partial<Pick<CommandContext, 'transaction'>>;

/** In a transaction both codes are locked, in the order of their numbers. @throws RefusalError NOT_FOUND */
export async function loadMerge({ sequelize, transaction }: Reading, { fromId, intoId }: ItemCodePair): Promise<MergeFound> {
  const within = transaction === undefined ? {} : { transaction };
  const codes = await sequelize.query<FoundCode>(transaction === undefined ? CODES : CODES_LOCKED, {
    ...{ bind: { ids: [fromId, intoId] }, type: QueryTypes.SELECT },
    ...within,
  });
  const found = (id: number): FoundCode => codes.find((code) => code.id === id) ?? refuse('NOT_FOUND');
  const [from, into] = [found(fromId), found(intoId)];
  const [counted] = await sequelize.query<MergeFound['follows'] & { templates: string[] }>(FOLLOWS, {
    ...{ bind: { id: fromId }, type: QueryTypes.SELECT },
    ...within,
  });
  const { templates, ...follows } = counted ?? refuse('NOT_FOUND');
  return { from, into, templates, follows };
}

export interface ItemCodeMergeRow {
  readonly from: string;
  readonly into: string;
  readonly lines: number;
  readonly jobs: number;
  readonly childCodes: number;
  readonly constructionCodes: number;
  readonly refusal: string | null;
}

/** Counts and, where it cannot be done, why not; nothing is written. */
export async function tryMerge(context: Pick<CommandContext, 'sequelize' | 'actor'>, pair: ItemCodePair): Promise<ItemCodeMergeRow> {
  const found = await loadMerge(context, pair);
  const verdict = canMergeItemCodes(context.actor, found);
  return {
    from: found.from.code,
    into: found.into.code,
    ...found.follows,
    refusal: verdict.ok ? null : sayError(verdict.code, verdict.details),
  };
}
