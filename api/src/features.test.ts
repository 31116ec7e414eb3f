import fs from 'node:fs';
import { LIVE_ENTITIES } from '@lotline/schema/domain/kernel/live-entities';
import { LIST_NAMES } from '@lotline/schema/domain/view/declared-lists';
import { FEATURES, listFiles, LIVE, resolvers } from './features.ts';

test('each declared list has its files, once', () => {
  expect(listFiles.map(({ list }) => list).sort()).toEqual([...LIST_NAMES].sort());
});

test('each manifest is listed, once, under the name of its folder', () => {
  const folders = fs.readdirSync('api/src/features').filter((name) => fs.existsSync(`api/src/features/${name}/${name}.feature.ts`));
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(folders.sort());
  expect(resolvers).toEqual([...new Set(resolvers)]);
});

test('each record that the stream names is one feature’s', () => {
  expect(FEATURES.flatMap(({ live = [] }) => live).sort()).toEqual([...LIVE_ENTITIES].sort());
  expect(LIVE.size).toBe(LIVE_ENTITIES.length);
});

test('each router of a feature stands in its manifest', () => {
  for (const name of fs.readdirSync('api/src/features')) {
    const files = fs.readdirSync(`api/src/features/${name}`).filter((file) => file.endsWith('.routes.ts'));
    if (files.length === 0) continue;
    const manifest = fs.readFileSync(`api/src/features/${name}/${name}.feature.ts`, 'utf8');
    expect([name, files.filter((file) => !manifest.includes(`from './${file}'`))]).toEqual([name, []]);
    expect(FEATURES.find((one) => one.name === name)?.routes).toBeDefined();
  }
});
