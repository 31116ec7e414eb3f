import fs from 'node:fs';
import { LIST_NAMES } from '@lotline/schema/domain/view/declared-lists';
import { FEATURES, listFiles, resolvers } from './features.ts';

test('each declared list has its files, once', () => {
  expect(listFiles.map(({ list }) => list).sort()).toEqual([...LIST_NAMES].sort());
});

test('each manifest is listed, once, under the name of its folder', () => {
  const folders = fs.readdirSync('api/src/features').filter((name) => fs.existsSync(`api/src/features/${name}/${name}.feature.ts`));
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(folders.sort());
  expect(resolvers).toEqual([...new Set(resolvers)]);
});
