// The list of child codes in SQL (screens.md §2.18): its declaration is child-code.columns. It has no scope of its own: the claim gives it whole.
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import { CHILD_CODE } from '@lotline/schema/domain/item/child-code.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, flagged, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';

/** How many lines of tasks have the code of that alias, alone or beside others: each of the two by its own index. */
export const usageOf = (alias: string): string =>
  `((select count(*)::integer from schedule_item u where u.child_code = ${alias}.code)
     + (select count(*)::integer from schedule_item u where strpos(u.child_code, ' + ') > 0 and ${alias}.code = any(string_to_array(u.child_code, ' + '))))`;

const ON_THIS_DAY = 'from child_code_rate r where r.child_code_id = c.id and not r.is_archived and r.effective @> $today::date';

/** Of row c: no rate on $today. */
export const LACKS_RATE = `not exists (select ${ON_THIS_DAY})`;

const SQL: ListSql<typeof CHILD_CODE_LIST> = {
  from: 'child_code c left join field_item f on f.id = c.parent_item_id',
  id: 'c.id',
  scope: (actor) => (canManage(actor, CHILD_CODE).ok ? [] : [{ sql: 'false' }]),
  shownFrom: 'join child_code c on c.id = at.id left join field_item f on f.id = c.parent_item_id',
  columns: {
    code: 'c.code',
    itemCode: 'f.code',
    itemName: 'f.name',
    description: 'c.description',
    unitOfMeasure: 'c.unit_of_measure',
    share: 'c.share',
    isInSplit: 'c.is_in_split',
    generalRate: `(select r.rate ${ON_THIS_DAY} and num_nonnulls(r.group_id, r.contractor_id) = 0)`,
    ratesToday: `(select count(*)::integer ${ON_THIS_DAY})`,
    usageCount: usageOf('c'),
    isArchived: 'c.is_archived',
    id: 'c.id',
    version: 'c.version',
  },
  named: {},
  filters: {
    search: typedIn('c.code, c.description, f.code, f.name'),
    ids: among('c.id', 'int'),
    unrated: flagged(LACKS_RATE),
    split: flagged('c.is_in_split'),
    archived: flagged('c.is_archived'),
  },
  days: {},
  binds: ({ now, timeZone }) => ({ today: dayInZone(now().toISOString(), timeZone) }),
};

export const CHILD_CODES = declaredList(CHILD_CODE_LIST, SQL);
