// The child codes by which an item is paid, as child-rates.rules asks for them: JSON, in the order of their making.
import { jsonList } from '../../platform/db/wire-columns.ts';

interface PaidBy {
  /** The catalogue item's id, an SQL expression. */
  readonly itemId: string;
  /** Of the rates, aliased r. */
  readonly rates: string;
}

export const RATE_COLUMNS = `r.group_id as "groupId", r.contractor_id as "contractorId", r.rate::text as rate, r.effective_from as "effectiveFrom", r.effective_to as "effectiveTo"`;

/** Of those that are not archived. */
export const paidCodesSql = ({ itemId, rates }: PaidBy): string =>
  jsonList(`select k.code, k.share::text as share, k.unit_of_measure as "unitOfMeasure", k.is_in_split as "isInSplit",
      ${jsonList(`select ${RATE_COLUMNS} from child_code_rate r where r.child_code_id = k.id and not r.is_archived and ${rates} order by r.id`)} as rates
    from child_code k where k.parent_item_id = ${itemId} and not k.is_archived order by k.id`);

/** Those that hold on $today for the group of that alias, its contractor, or everybody. */
export const ratesOfDay = (group: string): string =>
  `r.effective @> $today::date and (r.group_id = ${group}.id or r.contractor_id = ${group}.independent_contractor_id or num_nonnulls(r.group_id, r.contractor_id) = 0)`;
