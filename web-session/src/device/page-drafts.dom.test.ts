import { formDraftsBy, formDraftsOnDevice } from './form-drafts.ts';
import { draftsOfPage } from './page-drafts.ts';

const pages = (...open: string[]) => {
  const stillOpen = new Set(open);
  return { leave: (page: string) => stillOpen.delete(page), of: (page: string) => draftsOfPage(page, () => Promise.resolve(stillOpen)) };
};

test('what is typed in one window is neither shown in another one that is open beside it nor deleted with its own', async () => {
  const { of } = pages('one', 'two');
  const [one, two] = [of('one')(921), of('two')(921)];
  await one.keep('job-7', { edits: 1 });
  expect(await two.find('job-7')).toBeNull();
  await two.keep('job-7', { edits: 2 });
  await two.letGo('job-7');
  expect(await one.find('job-7')).toEqual({ edits: 1 });
});

test('a window that was left leaves its drafts to the first one that opens the form, and to no other', async () => {
  const { of, leave } = pages('one', 'two', 'three');
  await of('one')(922).keep('job-7', { edits: 1 });
  await of('one')(922).keep('job-77', { edits: 7 });
  leave('one');
  const two = of('two')(922);
  expect(await two.find('job-7')).toEqual({ edits: 1 });
  expect(await of('three')(922).find('job-7')).toBeNull();
  await two.letGo('job-7');
  expect(await two.find('job-7')).toBeNull();
  expect(await two.find('job-77')).toEqual({ edits: 7 });
});

test('of two windows that were left each draft comes in its turn', async () => {
  const { of, leave } = pages('one', 'two');
  await of('one')(923).keep('new-job', { edits: 1 });
  await of('two')(923).keep('new-job', { edits: 2 });
  leave('one');
  leave('two');
  const three = of('three')(923);
  const first = await three.find('new-job');
  await three.letGo('new-job');
  expect([first, await three.find('new-job')]).toEqual(expect.arrayContaining([{ edits: 1 }, { edits: 2 }]));
});

test('what was typed in the moment in which a window was closed is there for the next one', async () => {
  void formDraftsBy(() => new Promise(() => undefined))(924).keep('job-7\none', { edits: 1 });
  const { of } = pages('two');
  expect(await of('two')(924).find('job-7')).toEqual({ edits: 1 });
  expect(await of('three')(924).find('job-7')).toBeNull();
  expect(await of('two')(924).find('job-7')).toEqual({ edits: 1 });
});

test('a draft of before windows had their own is found', async () => {
  await formDraftsOnDevice(925).keep('job-7', { edits: 1 });
  const { of } = pages('one');
  expect(await of('one')(925).find('job-7')).toEqual({ edits: 1 });
  expect(await formDraftsOnDevice(925).find('job-7')).toBeNull();
});

test('asked by two windows at the same moment it goes to one of them', async () => {
  await formDraftsOnDevice(926).keep('job-7', { edits: 1 });
  const { of } = pages('one', 'two');
  const found = await Promise.all([of('one')(926).find('job-7'), of('two')(926).find('job-7')]);
  expect(found.filter((draft) => draft !== null)).toEqual([{ edits: 1 }]);
});
