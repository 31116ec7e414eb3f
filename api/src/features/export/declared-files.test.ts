import { LIST_NAMES } from '@lotline/schema/domain/view/declared-lists';
import { DECLARED_FILES } from './declared-files.ts';

test('each declared list has its files, once', () => {
  expect(DECLARED_FILES.map(({ list }) => list).sort()).toEqual([...LIST_NAMES].sort());
});
