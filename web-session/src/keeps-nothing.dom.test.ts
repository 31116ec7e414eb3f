// A page of somebody who is signed in as somebody else stores nothing on the computer.
import { giveImpersonation } from './give-impersonation.ts';
import { impersonated } from './impersonated.ts';
import { createPlatform } from './platform.ts';
import { buildMe } from './testing/build-me.ts';

test('every store of the platform is empty, refuses what is put into it, and what goes to localStorage goes with the page', async () => {
  const stored = window.localStorage;
  stored.setItem('lotline.signed-in', 'ada');
  const user = buildMe({ id: 5 });
  giveImpersonation(window, { token: 'a.b.c', until: Date.now() + 60_000, user, administrator: 'Ada Marsh' });
  const platform = createPlatform(
    { base: '/field/', returnPath: '/field/auth', home: '/field/construction' },
    { isPulling: true, impersonated: await impersonated() },
  );
  expect([platform.session.get().person?.id, platform.keepsWork, platform.pullerOf]).toEqual([5, false, null]);

  const tries: readonly (() => Promise<unknown>)[] = [
    () => platform.readsOf(5).keep('list', { value: 1, readAt: 1 }),
    () => platform.outboxOf(5).actions.add('id', {}),
    () => platform.formDraftsOf(5).keep('job', {}),
    () => platform.ticketDraftsOf(5).keep(1, {}),
    () => platform.raisedJobsOf(5).keep('id', 1),
    () => platform.uploadsOf(5).put({ id: 'id' } as Parameters<ReturnType<typeof platform.uploadsOf>['put']>[0]),
  ];
  for (const keep of tries) await expect(keep()).rejects.toThrow('Nothing is kept');
  expect(await platform.outboxOf(5).actions.all()).toEqual([]);
  expect(await platform.readsOf(5).find('list')).toBeNull();
  expect((await indexedDB.databases()).length).toBe(0);

  localStorage.setItem('lotline.recent.5', 'a page');
  expect(localStorage.getItem('lotline.recent.5')).toBe('a page');
  expect(Object.keys(stored)).toEqual(['lotline.signed-in']);
});
