// The commands of saved views, and what their events say (decision 053).
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE, type PersonName } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const view =
  (owner: PersonName, { isShared = false, removed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const name = `View ${String((made += 1))}`;
    const id = await idOf(
      api,
      `insert into saved_view (owner_id, list, name, is_shared, query, removed) values ($ownerId, 'tasks', $name, $isShared, 'q=pit', $removed)
       returning id`,
      { ownerId: PEOPLE[owner], name, isShared, removed },
    );
    return { id, constructionId: null, scheduleId: null, name };
  };
const twoViews = async (api: BootedApi): Promise<Target> => {
  const other = await view('office')(api);
  return { ...(await view('office')(api)), name: String(other['name']) };
};
const shared = { replay: 'client', hasOccurredAt: true, denied: { by: 'nobody', code: 'NOT_FOUND' }, stale: null } as const;
const facts = (name: string) => ({ list: 'tasks', name, isShared: false, query: 'q=pit', columns: null });

export const VIEW_CASES: readonly CommandCase[] = [
  {
    operation: 'saveView',
    by: 'office',
    begin: view('office'),
    send: mutation(
      'saveView',
      ({ id }) =>
        `input: { id: ${id}, list: "tasks", name: "Pits ${id}", query: "q=pits&sort=-dueDate", isShared: true, columns: [{ id: "name", width: 90 }] }`,
    ),
    ...shared,
    refused: {
      begin: twoViews,
      send: mutation('saveView', ({ id, name }) => `input: { id: ${id}, list: "tasks", name: "${String(name).toUpperCase()}", query: "" }`),
      code: 'ALREADY_TAKEN',
    },
    says: (_api, { id, name }) => ({
      move: 'editView',
      entity: 'saved_view',
      before: facts(String(name)),
      after: {
        ...facts(`Pits ${id}`),
        ...{ isShared: true, query: 'q=pits&sort=-dueDate', columns: [{ id: 'name', isShown: null, width: 90 }] },
      },
    }),
  },
  {
    operation: 'removeView',
    by: 'office',
    begin: view('office'),
    send: mutation('removeView', ({ id }) => `id: ${id}`),
    ...shared,
    refused: { begin: view('admin', { isShared: true }), code: 'VIEW_NOT_YOURS' },
    says: () => ({ move: 'removeView', entity: 'saved_view', before: { removed: false }, after: { removed: true } }),
  },
  {
    operation: 'removeView',
    what: 'brings it back',
    by: 'office',
    begin: view('office', { removed: true }),
    send: mutation('removeView', ({ id }) => `id: ${id}, removed: false`),
    ...shared,
    refused: null,
    says: () => ({ move: 'restoreView', entity: 'saved_view', before: { removed: true }, after: { removed: false } }),
  },
];
