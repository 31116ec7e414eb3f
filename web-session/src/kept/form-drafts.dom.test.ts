import { formDraftsOnDevice } from './form-drafts.ts';

test('what is looked for at once after the very first keep is found, though the database is only being made', async () => {
  const [left, opened] = [formDraftsOnDevice(901), formDraftsOnDevice(901)];
  void left.keep('job-7', { edits: 1 });
  expect(await opened.find('job-7')).toEqual({ edits: 1 });
});

test('what is let go at once after the very first keep is gone', async () => {
  const drafts = formDraftsOnDevice(902);
  void drafts.keep('job-7', { edits: 1 });
  await drafts.letGo('job-7');
  expect(await drafts.find('job-7')).toBeNull();
});

test('a keep that fails does not hold up the next one', async () => {
  const drafts = formDraftsOnDevice(903);
  const refused = drafts.keep('job-7', () => undefined);
  const kept = drafts.keep('job-7', { edits: 2 });
  await expect(refused).rejects.toThrow();
  await kept;
  expect(await drafts.find('job-7')).toEqual({ edits: 2 });
});
