// The commands of declared records, and what their events say (decision 080).
import type { BootedApi } from '../booted-api.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const itemCode =
  ({ isArchived = false, isUsed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const code = `CASE-${String((made += 1))}`;
    const id = await idOf(api, 'insert into field_item (code, name, is_archived) values ($code, $code, $isArchived) returning id', {
      code,
      isArchived,
    });
    if (isUsed)
      await idOf(
        api,
        `with job as (insert into construction (work_order, status, address, work_type) values ($code, 'Scheduled', '1 Ferry St', 'MDU') returning id)
         insert into boq (construction_id, item_id, code) select job.id, $id, $code from job returning id`,
        { code, id },
      );
    return { id, constructionId: null, scheduleId: null, code };
  };
const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  foreign: 'CLAIM_REQUIRED',
} as const;

export const RECORD_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'saveItemCode',
    begin: itemCode(),
    send: mutation(
      'saveItemCode',
      ({ id, code }) =>
        `input: { id: ${id}, base: { name: "${String(code)}", unitAmount: null }, changes: { name: "Pit", unitAmount: "385.00" } }`,
    ),
    refused: {
      begin: itemCode({ isUsed: true }),
      send: mutation(
        'saveItemCode',
        ({ id, code }) => `input: { id: ${id}, base: { code: "${String(code)}" }, changes: { code: "NEW-${id}" } }`,
      ),
      code: 'ITEM_CODE_USED',
    },
    stale: null,
    says: (_api, { code }) => ({
      move: 'editItemCode',
      entity: 'field_item',
      before: { name: code, unitAmount: null },
      after: { name: 'Pit', unitAmount: '385.00' },
    }),
  },
  {
    ...shared,
    operation: 'archiveItemCode',
    begin: itemCode(),
    send: mutation('archiveItemCode', ({ id }) => `id: ${id}, archived: true`),
    refused: null,
    stale: 'field_item',
    says: () => ({ move: 'archiveItemCode', entity: 'field_item', before: { isArchived: false }, after: { isArchived: true } }),
  },
  {
    ...shared,
    operation: 'archiveItemCode',
    what: 'brings it back',
    begin: itemCode({ isArchived: true }),
    send: mutation('archiveItemCode', ({ id }) => `id: ${id}, archived: false`),
    refused: null,
    stale: 'field_item',
    says: () => ({ move: 'restoreItemCode', entity: 'field_item', before: { isArchived: true }, after: { isArchived: false } }),
  },
];
