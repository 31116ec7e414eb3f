import { formDraftsBy, formDraftsOnDevice } from './form-drafts.ts';

/** A page that ends before the database has answered. */
const endedPage = formDraftsBy(() => new Promise(() => undefined));
const nothingOnItsWay = () => expect(Object.keys(localStorage).filter((key) => key.startsWith('lotline.draft'))).toEqual([]);

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

test('what was typed in the moment in which the page ended is there in the next one, and is in the database from then on', async () => {
  await formDraftsOnDevice(904).keep('roles', { cells: 1 });
  void endedPage(904).keep('roles', { cells: 2 });
  expect(await formDraftsOnDevice(904).find('roles')).toEqual({ cells: 2 });
  nothingOnItsWay();
  expect(await formDraftsOnDevice(904).find('roles')).toEqual({ cells: 2 });
});

test('what was discarded in that moment is gone', async () => {
  await formDraftsOnDevice(905).keep('roles', { cells: 1 });
  void endedPage(905).letGo('roles');
  expect(await formDraftsOnDevice(905).find('roles')).toBeNull();
  nothingOnItsWay();
});

test('of two changes on their way the last one counts; another person’s page has nothing of them', async () => {
  void endedPage(906).keep('roles', { cells: 1 });
  await formDraftsOnDevice(906).keep('roles', { cells: 2 });
  nothingOnItsWay();
  void endedPage(906).keep('roles', { cells: 3 });
  expect(await formDraftsOnDevice(907).find('roles')).toBeNull();
  expect(await formDraftsOnDevice(906).find('roles')).toEqual({ cells: 3 });
});
