import fs from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { GetJobsDocument } from '@lotline/schema/generated/documents/job';
import { RECORDS } from '../../app/features.ts';
import { createCache } from './cache.ts';

const schema = buildSchema(fs.readFileSync('schema/sdl/schema.graphql', 'utf8'));

describe('the cache of the console', () => {
  it('has each record by one feature', () => {
    expect(RECORDS).toEqual([...new Set(RECORDS)]);
  });

  it('names only types of the schema that have a number as id', () => {
    for (const name of RECORDS) {
      const type = schema.getType(name);
      expect([name, isObjectType(type) ? String(type.getFields()['id']?.type) : null]).toEqual([name, 'Int!']);
    }
  });

  it('keeps a record once, and a verdict as a part of its answer', () => {
    const cache = createCache(RECORDS);
    const page = { __typename: 'JobPage', rows: [], after: null, count: 0, isCountCapped: false };
    cache.writeQuery({ query: GetJobsDocument, variables: {}, data: { jobs: page } });
    expect(cache.identify({ __typename: 'JobRow', id: 7 })).toBe('JobRow:7');
    expect(cache.identify({ __typename: 'JobVerdict', id: 7 })).toBeUndefined();
    expect(Object.keys(cache.extract())).toEqual(['ROOT_QUERY']);
  });
});
