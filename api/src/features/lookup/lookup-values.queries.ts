// The values of one list in their order, how many records hold each, and which texts records hold that the list has not (screens.md §2.20).
import { QueryTypes } from 'sequelize';
import type { LookupMarks } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { preparedByText } from '../../platform/db/prepared.ts';
import { TAGS_OF_FILE } from './move-uses.step.ts';

/** Of a list. */
const MOST_VALUES = 2_000;
const MOST_UNLISTED = 50;
/** Less alike than that is another name. */
const LEAST_LIKENESS = 0.35;

export interface ListedValue {
  readonly id: number;
  readonly label: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly useCount: number;
  readonly code: LookupMarks['code'];
  readonly colour: LookupMarks['colour'];
  readonly dueDays: number | null;
  readonly details: LookupMarks['details'];
}

export interface UnlistedText {
  readonly text: string;
  readonly useCount: number;
  /** The value of the list that is most like it. */
  readonly likeId: number | null;
}

export interface LookupValues {
  readonly name: string;
  readonly values: readonly ListedValue[];
  readonly unlisted: readonly UnlistedText[];
}

/** Every text that records hold, as rows (text, count). */
export const usesSql = ({ uses }: LookupList): string =>
  uses.length === 0
    ? 'select null::text as text, 0 as count where false'
    : `select u.text, sum(u.count)::integer as count from (${uses
        .map((use) =>
          use.table === 'attachment'
            ? `select t.text, count(*) from attachment a cross join unnest(${TAGS_OF_FILE}) t(text) where a.tags <> '' and a.state <> 'deleted' group by 1`
            : `select r.${use.column}, count(*) from ${use.table} r where r.${use.column} <> '' group by 1`,
        )
        .join(' union all ')}) u(text, count) group by 1`;

/** The tags of files are written by people: what is no category is no mistake. */
const hasUnlisted = ({ uses }: LookupList): boolean => uses.every(({ table }) => table !== 'attachment');

const valuesSql = (list: LookupList): string => `
  with uses as materialized (${usesSql(list)}),
  listed as (select v.id, v.label, v.version, v.is_archived, v.position, v.code, v.colour, v.due_days, v.details
    from lookup l join lookup_value v on v.lookup_id = l.id where l.name = $name),
  unlisted as (select u.text, u.count from uses u where ${String(hasUnlisted(list))} and not exists (select from listed v where v.label = u.text)
    order by u.count desc, u.text limit ${String(MOST_UNLISTED)})
  select
    (select coalesce(json_agg(json_build_object('id', v.id, 'label', v.label, 'version', v.version, 'isArchived', v.is_archived,
       'useCount', coalesce(u.count, 0), 'code', v.code, 'colour', v.colour, 'dueDays', v.due_days, 'details', v.details) order by v.is_archived, v.position, v.id), '[]') from (select * from listed order by is_archived, position, id limit ${String(MOST_VALUES)}) v
       left join uses u on u.text = v.label) as "values",
    (select coalesce(json_agg(json_build_object('text', n.text, 'useCount', n.count, 'likeId',
       (select v.id from listed v where not v.is_archived and similarity(v.label, n.text) >= ${String(LEAST_LIKENESS)}
         order by similarity(v.label, n.text) desc, v.id limit 1)) order by n.count desc, n.text), '[]') from unlisted n) as unlisted`;

export async function loadLookupValues({ sequelize }: Pick<RequestContext, 'sequelize'>, list: LookupList): Promise<LookupValues> {
  const [found] = await sequelize.query<Omit<LookupValues, 'name'>>(preparedByText(valuesSql(list)), {
    bind: { name: list.name },
    type: QueryTypes.SELECT,
  });
  return { name: list.name, values: found?.values ?? [], unlisted: found?.unlisted ?? [] };
}
