// The commands of GraphiQL's saved operations, and what their events say.
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE, type PersonName } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const operation =
  (owner: PersonName, { isShared = false, removed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const name = `Operation ${String((made += 1))}`;
    const id = await idOf(
      api,
      `insert into saved_operation (owner_id, name, is_shared, operation_text, removed) values ($ownerId, $name, $isShared, '{ me { id } }', $removed)
       returning id`,
      { ownerId: PEOPLE[owner], name, isShared, removed },
    );
    return { id, constructionId: null, scheduleId: null, name };
  };
const twoOperations = async (api: BootedApi): Promise<Target> => {
  const other = await operation('admin')(api);
  return { ...(await operation('admin')(api)), name: String(other['name']) };
};
const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  stale: null,
  foreign: 'CLAIM_REQUIRED',
  denied: { by: 'office', code: 'CLAIM_REQUIRED' },
} as const;
const facts = (name: string) => ({ name, isShared: false, characters: 13 });

export const SAVED_OPERATION_CASES: readonly CommandCase[] = [
  {
    operation: 'saveOperation',
    begin: operation('admin'),
    send: mutation('saveOperation', ({ id }) => `input: { id: ${id}, name: "People ${id}", text: "{ users { id } }", isShared: true }`),
    ...shared,
    refused: {
      begin: twoOperations,
      send: mutation(
        'saveOperation',
        ({ id, name }) => `input: { id: ${id}, name: "${String(name).toUpperCase()}", text: "{ me { id } }" }`,
      ),
      code: 'ALREADY_TAKEN',
    },
    says: (_api, { id, name }) => ({
      move: 'editOperation',
      entity: 'saved_operation',
      before: facts(String(name)),
      after: { name: `People ${id}`, isShared: true, characters: 16 },
    }),
  },
  {
    operation: 'removeOperation',
    begin: operation('admin'),
    send: mutation('removeOperation', ({ id }) => `id: ${id}`),
    ...shared,
    refused: { begin: operation('finance', { isShared: true }), code: 'OPERATION_NOT_YOURS' },
    says: () => ({ move: 'removeOperation', entity: 'saved_operation', before: { removed: false }, after: { removed: true } }),
  },
  {
    operation: 'removeOperation',
    what: 'brings it back',
    begin: operation('admin', { removed: true }),
    send: mutation('removeOperation', ({ id }) => `id: ${id}, removed: false`),
    ...shared,
    refused: null,
    says: () => ({ move: 'restoreOperation', entity: 'saved_operation', before: { removed: true }, after: { removed: false } }),
  },
];
