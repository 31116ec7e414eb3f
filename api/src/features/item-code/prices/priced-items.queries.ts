// Item codes with their dated prices, as the rule asks for them (item-prices.rules): read for a dry run, locked for a change.
import { createHash } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { PriceChangeInput } from '@lotline/schema/domain/item/item-prices.input';
import { judgePrice, type JudgedPrice, type PricedItem } from '@lotline/schema/domain/item/item-prices.rules';
import type { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FilterOf } from '@lotline/schema/domain/list/list-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { jsonList } from '../../../platform/db/wire-columns.ts';
import { ITEM_CODES } from '../item-code-list.sql.ts';

/** Item codes of one change. */
const MOST_PRICED = 2_000;

export type FoundPrices = PricedItem & { readonly version: number; readonly isArchived: boolean };

const pricedSql = (name: string, lock: string): string =>
  prepared(
    name,
    `select f.id, f.version, f.code, f.name, f.unit_amount::text as "unitAmount", f.is_archived as "isArchived",
       ${jsonList(`select p.id, p.unit_amount::text as "unitAmount", p.effective_from as "effectiveFrom", p.effective_to as "effectiveTo"
         from item_price p where p.item_id = f.id and not p.is_archived order by p.effective_from`)} as prices
     from field_item f where f.id = any($ids::integer[]) order by f.code, f.id ${lock}`,
  );
const PRICED = pricedSql('priced-items', '');
/** In a statement of its own, in the order of their numbers: what is read after it is what others have committed. */
const LOCK = prepared(
  'lock-priced-items',
  'select f.id from field_item f where f.id = any($ids::integer[]) order by f.id for no key update of f',
);

type Reading = Pick<CommandContext, 'sequelize'> & Partial<Pick<CommandContext, 'transaction'>>;

/** In a transaction they are locked first. */
export async function loadPriced({ sequelize, transaction }: Reading, ids: readonly number[]): Promise<FoundPrices[]> {
  const asked = { bind: { ids: [...ids] }, type: QueryTypes.SELECT as const, ...(transaction === undefined ? {} : { transaction }) };
  if (transaction !== undefined) await sequelize.query(LOCK, asked);
  return sequelize.query<FoundPrices>(PRICED, asked);
}

/** @throws RefusalError INVALID_INPUT for more than one change may have */
export async function foundIds(context: RequestContext, filter: FilterOf<typeof ITEM_CODE_LIST>): Promise<number[]> {
  const ids = await ITEM_CODES.ids(context, filter, MOST_PRICED + 1);
  if (ids.length <= MOST_PRICED) return ids;
  const sentence = `The filter finds more than ${MOST_PRICED.toLocaleString('en-AU')} codes. Narrow it first.`;
  return refuse('INVALID_INPUT', { field: 'filter', sentence });
}

export interface JudgedPrices {
  readonly rows: readonly JudgedPrice[];
  /** Of what it was judged by: the change does what its dry run said, or it is refused. */
  readonly seen: string;
}

/** Archived ones are left out. */
export async function judgePrices(reading: Reading, ids: readonly number[], change: PriceChangeInput): Promise<JudgedPrices> {
  const items = (await loadPriced(reading, ids)).filter(({ isArchived }) => !isArchived);
  const marks = items.map(({ id, version }) => `${String(id)}/${String(version)}`).join(' ');
  const { kind, value, effectiveFrom } = change;
  const seen = createHash('sha256').update(`${marks} ${kind} ${value} ${effectiveFrom}`).digest('hex');
  return { rows: items.map((item) => judgePrice(item, change, effectiveFrom)), seen };
}

export const todayOf = ({ now, timeZone }: Pick<RequestContext, 'now' | 'timeZone'>): string => dayInZone(now().toISOString(), timeZone);
