// A list's largest page with all its fields is within the limits (quality.md §2 "GraphQL cost").
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { MAX_HISTORY_PAGE } from '@lotline/schema/domain/history/history.input';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { MAX_PEOPLE_PAGE } from '@lotline/schema/domain/people/people.input';
import { buildSchema, getNamedType, isObjectType, parse, validate, type GraphQLNamedType } from 'graphql';
import { queryLimitRules } from './query-limits.ts';

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../../schema/sdl/schema.graphql'), 'utf8'));

/** Everything that there is of a type. */
function allOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return `{ ${fields.map((field) => `${field.name} ${allOf(getNamedType(field.type))}`).join(' ')} }`;
}
const refusalsOf = (query: string) => validate(schema, parse(query), queryLimitRules()).map(({ message }) => message);
const page = (list: string, first: number, also: string): string => {
  const field = schema.getQueryType()?.getFields()[list];
  if (field === undefined) throw new Error(`There is no list ${list}`);
  return `{ ${list}(first: ${String(first)}${also}) ${allOf(getNamedType(field.type))} }`;
};

/** The largest page of each, by its parser. */
const PAGES: readonly (readonly [string, number, string])[] = [
  ['jobs', MAX_LIST_PAGE, ''],
  ['tasks', MAX_LIST_PAGE, ''],
  ['projects', MAX_LIST_PAGE, ''],
  ['projectJobs', MAX_LIST_PAGE, ', projectId: 1'],
  ['projectSchedule', MAX_LIST_PAGE, ', projectId: 1'],
  ['users', MAX_PEOPLE_PAGE, ''],
  ['jobFieldComments', MAX_COMMENT_PAGE, ', constructionId: 1'],
  ['jobEvents', MAX_HISTORY_PAGE, ', constructionId: 1'],
];

test.each(PAGES)('%s in pages of %i with all that they have', (list, first, also) => {
  expect(refusalsOf(page(list, first, also))).toEqual([]);
});

test('ten thousand rows of a list are refused before anything is read', () => {
  expect(refusalsOf(page('tasks', 10_000, ''))).toEqual([expect.stringContaining('exceeded')]);
});
