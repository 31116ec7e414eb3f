// People whose names, or whose groups' names, begin with what was typed, word by word; where nobody's does, with typing errors.
import { QueryTypes } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { mistakesAllowed, wordsMeant } from '@lotline/schema/domain/kernel/spelling';
import type { FindPeopleInput } from '@lotline/schema/domain/people/people.input';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { GROUP_COLUMNS, type GroupRow, type PersonRow } from './people.queries.ts';

export interface FoundPersonRow extends PersonRow {
  readonly groups: readonly GroupRow[];
}

/** Each word with a space before it, so that its beginning can be looked for. */
const spaced = (text: string): string => `' ' || regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g')`;
const SEEN_GROUPS = `from group_member m join work_group g on g.id = m.group_id
    where m.user_id = u.id and g.is_active and ($allGroups::boolean or g.id = any($groupIds::int[]))`;

const FIND = prepared(
  'found-people',
  `select u.id, u.can_log_in, u.email, u.first_name, u.last_name, ${jsonList(`select ${GROUP_COLUMNS} ${SEEN_GROUPS} order by g.name`)} as groups
     from app_user u
    where u.can_log_in and not exists (
      select from unnest($words::text[]) w
       where ${spaced(`u.first_name || ' ' || u.last_name`)} not like '% ' || w || '%'
         and not exists (select ${SEEN_GROUPS} and ${spaced('g.name')} like '% ' || w || '%'))
    order by u.first_name, u.last_name, u.id limit $first`,
);

/** More names are not gone through for a typing error. */
const MOST_NAMES = 5_000;
const NAMES = prepared(
  'names-of-people',
  `select distinct word from (select ${spaced(`u.first_name || ' ' || u.last_name`)} as name from app_user u where u.can_log_in
      union all select ${spaced('g.name')} from work_group g where g.is_active and ($allGroups::boolean or g.id = any($groupIds::int[]))
      limit ${String(MOST_NAMES)}) named cross join lateral unnest(string_to_array(btrim(name), ' ')) as word order by word`,
);

export async function findPeople(
  { sequelize, actor }: Pick<RequestContext, 'sequelize'> & { readonly actor: Actor },
  { words, first }: FindPeopleInput,
): Promise<FoundPersonRow[]> {
  const { allGroups, groupIds } = scopeBinds(actor);
  const found = (typed: readonly string[]) =>
    sequelize.query<FoundPersonRow>(FIND, { bind: { allGroups, groupIds, words: typed, first }, type: QueryTypes.SELECT });
  const people = await found(words);
  if (people.length > 0 || words.every((word) => mistakesAllowed(word) === 0)) return people;
  const names = await sequelize.query<{ word: string }>(NAMES, { bind: { allGroups, groupIds }, type: QueryTypes.SELECT });
  const known = names.map(({ word }) => word);
  const meant = wordsMeant(words, known);
  return meant === null ? [] : found(meant);
}
