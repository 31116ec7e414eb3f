// The filters of the job list as the cache's database takes them: the same declaration as the server's (job.columns), whose SQL lies in api, job-list.sql. What the
// cache cannot know it does not answer: it says so in a sentence.
import type { JobFilter } from '@lotline/schema/domain/job/job-list.input';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { parseJobSearch } from '@lotline/schema/domain/job/job-search.rules';
import { addDays, isoWeekStart } from '@lotline/schema/domain/kernel/dates';
import { columnName, comparedName, factName } from './listed-columns.ts';
import { EMPTY_KEY, sortKey } from './sort-key.ts';

export type Bind = string | number;

export interface Condition {
  readonly sql: string;
  readonly binds: readonly Bind[];
}

/** Who asks, and on which day. */
export interface Asking {
  /** The company's day. */
  readonly today: string;
  /** As jobs name who schedules them. */
  readonly personName: string;
}

/** A filter that the cache cannot apply, in a sentence. */
export class NotHere extends Error {}

const NEEDS_SERVER: Readonly<Record<string, string>> = {
  hasMissingPhotos: '“Photos missing” needs a connection: the copy of the jobs on this computer does not have it.',
};

const plain = (sql: string, ...binds: Bind[]): Condition => ({ sql, binds });
const DUE = columnName('dueDate');
const [SENT, APPROVED] = [columnName('builderApprovalSentDate'), columnName('builderApprovedDate')];

const anyOf = (column: string, values: readonly Bind[]): Condition =>
  values.length === 0 ? plain('0') : plain(`${column} in (${values.map(() => '?').join(', ')})`, ...values);

/** As 'wo 1001' in ' wo 1001 lot 3 ': from the beginning of a word, or anywhere. Letters, figures and spaces alone: job-search.rules has folded it. */
function searched(pattern: string): Condition {
  const text = pattern.replaceAll('%', '').trim();
  const quoted = `"${text.replaceAll('"', '')}"`;
  if (!pattern.startsWith('% ')) return plain('id in (select rowid from job_parts where job_parts match ?)', quoted);
  const isWhole = pattern.endsWith(' %');
  return plain('id in (select rowid from job_words where job_words match ?)', isWhole ? quoted : `${quoted} *`);
}

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? plain('1')
    : plain(conditions.map(({ sql }) => `(${sql})`).join(' and '), ...conditions.flatMap(({ binds }) => binds));

function ofSearch(search: string): Condition[] {
  const asked = parseJobSearch(search);
  if (asked === null) return [];
  const either = asked.map((patterns) => all(patterns.map(searched)));
  if (either.length === 0) return [plain('0')];
  return [plain(either.map(({ sql }) => `(${sql})`).join(' or '), ...either.flatMap(({ binds }) => binds))];
}

function ofView(view: JobFilter['view'], { today, personName }: Asking): Condition[] {
  switch (view) {
    case 'all':
      return [];
    case 'open':
      return [plain('is_open')];
    case 'overdue':
      return [plain(`${DUE} < ? and is_open`, today)];
    case 'week':
      return [plain(`${DUE} >= ? and ${DUE} < ? and is_open`, isoWeekStart(today), addDays(isoWeekStart(today), 7))];
    case 'hold':
      return [plain('is_held')];
    case 'mine':
      return [plain(`${columnName('scheduler')} = ? and is_open`, sortKey(personName))];
  }
}

const APPROVALS = {
  none: `${SENT} is null and ${APPROVED} is null`,
  sent: `${SENT} is not null and ${APPROVED} is null`,
  approved: `${APPROVED} is not null`,
} as const;

const flagged = (flag: boolean, sql: string, ...binds: Bind[]): Condition => plain(flag ? sql : `not coalesce(${sql}, 0)`, ...binds);

/** Those that are no names: as job-list.sql has them. */
const FILTERS: { readonly [K in keyof JobFilter]?: (value: NonNullable<JobFilter[K]>, asking: Asking) => readonly Condition[] } = {
  search: ofSearch,
  ids: (ids) => [anyOf('id', ids)],
  view: ofView,
  projectIds: (ids) => [anyOf(factName('projectIds'), ids)],
  groupIds: (ids) => {
    const { sql, binds } = anyOf('value', ids);
    return [plain(`exists (select 1 from json_each(${factName('groupIds')}) where ${sql})`, ...binds)];
  },
  accelerated: (flag) => [flagged(flag, columnName('acceleratedJob'))],
  received: (flag) => [flagged(flag, columnName('isReceived'))],
  hasRejectedItems: (flag) => [flagged(flag, `(${columnName('rejectedItemCount')} > 0)`)],
  builderApproval: (value) => [plain(APPROVALS[value])],
  overdue: (flag, { today }) => [flagged(flag, `(${DUE} < ? and is_open)`, today)],
};

function ofFilter<K extends keyof JobFilter>(filter: JobFilter, key: K, asking: Asking): readonly Condition[] {
  const value = filter[key];
  if (value === null || value === undefined) return [];
  const needs = NEEDS_SERVER[key];
  if (needs !== undefined) throw new NotHere(needs);
  return FILTERS[key]?.(value, asking) ?? [];
}

const negated = (conditions: readonly Condition[]): Condition[] => {
  const { sql, binds } = all(conditions);
  return conditions.length === 0 ? [] : [plain(`not coalesce((${sql}), 0)`, ...binds)];
};

/** A text of no letters is nothing too. */
const isEmpty = (key: string): Condition => {
  const column = comparedName(key);
  return JOB_LIST.filters[key as keyof typeof JOB_LIST.filters]?.kind === 'names'
    ? plain(`${column} is null or ${column} = ?`, EMPTY_KEY)
    : plain(`${column} is null`);
};

/** @throws NotHere for a filter that the cache cannot apply */
export function conditionsOf(filter: JobFilter, asking: Asking): Condition {
  const isNegated = new Set<string>(filter.isNot);
  const meant = (key: string, conditions: readonly Condition[]) => (isNegated.has(key) ? negated(conditions) : conditions);
  const keys = Object.keys(JOB_LIST.filters) as (keyof typeof JOB_LIST.filters)[];
  return all([
    ...keys.flatMap((key) =>
      meant(key, JOB_LIST.filters[key].kind === 'names' ? ofNames(key, filter[key]) : ofFilter(filter, key, asking)),
    ),
    ...filter.isEmpty.map(isEmpty),
    ...filter.isNotEmpty.flatMap((key) => negated([isEmpty(key)])),
    ...filter.dates.flatMap(({ field, from, to }) => [
      ...(from === null ? [] : [plain(`${comparedName(field)} >= ?`, from)]),
      ...(to === null ? [] : [plain(`${comparedName(field)} <= ?`, to)]),
    ]),
  ]);
}

const ofNames = (key: string, values: unknown): Condition[] =>
  Array.isArray(values)
    ? [
        anyOf(
          comparedName(key),
          values.map((name) => sortKey(String(name))),
        ),
      ]
    : [];
