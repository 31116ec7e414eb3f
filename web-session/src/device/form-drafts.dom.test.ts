import { formDraftsOnDevice } from './form-drafts.ts';

test('a draft that is read right after the first save is found, although the database is only being created', async () => {
  const [left, opened] = [formDraftsOnDevice(901), formDraftsOnDevice(901)];
  void left.keep('job-7', { edits: 1 });
  expect(await opened.find('job-7')).toEqual({ edits: 1 });
});

test('a draft that is deleted right after the first save is gone', async () => {
  const drafts = formDraftsOnDevice(902);
  void drafts.keep('job-7', { edits: 1 });
  await drafts.letGo('job-7');
  expect(await drafts.find('job-7')).toBeNull();
});

test('a save that fails does not block the next one', async () => {
  const drafts = formDraftsOnDevice(903);
  const refused = drafts.keep('job-7', () => undefined);
  const kept = drafts.keep('job-7', { edits: 2 });
  await expect(refused).rejects.toThrow();
  await kept;
  expect(await drafts.find('job-7')).toEqual({ edits: 2 });
});
