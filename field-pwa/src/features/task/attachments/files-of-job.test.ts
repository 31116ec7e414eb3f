import { documentsOf, filesOfTag, filterButtons, folderTree, picturesOf } from './files-of-job.ts';
import { buildFile as file } from '@lotline/schema/testing/build-file';

test('a picture is what ends like one and is no document attachment (Spec 1 §5)', () => {
  const photo = file({ key: 'a.JPG', isDocAttachment: false });
  const scan = file({ key: 'b.jpg', isDocAttachment: true });
  expect(picturesOf([photo, scan])).toEqual([photo]);
  expect(documentsOf([photo, scan])).toEqual([scan]);
});

test('documents lie in their folder, else under their category, folders by name', () => {
  const tree = folderTree([
    file({ title: 'b.pdf', tags: 'Design;DBYD' }),
    file({ title: 'a.pdf', path: 'Plans/As built', tags: 'Design' }),
    file({ title: 'c.pdf' }),
    file({ title: 'd.pdf', path: 'Plans' }),
  ]);
  expect(tree.map(({ name, count }) => [name, count])).toEqual([
    ['Design', 1],
    ['Plans', 2],
    ['Without a category', 1],
  ]);
  expect(tree[1]?.folders.map(({ name, path, count }) => [name, path, count])).toEqual([['As built', 'Plans/As built', 1]]);
});

test('the filter buttons count each tag, and a filter shows its files alone (Spec 1 §2)', () => {
  const files = [file({ tags: 'Design; DBYD' }), file({ tags: 'Design' }), file({})];
  expect(filterButtons(files)).toEqual([
    { tag: 'DBYD', count: 1 },
    { tag: 'Design', count: 2 },
  ]);
  expect(filesOfTag(files, 'Design')).toHaveLength(2);
  expect(filesOfTag(files, null)).toHaveLength(3);
});
