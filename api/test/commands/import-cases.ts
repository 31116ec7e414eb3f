// The undo of an import, and what its event says (screens.md §2.18).
import type { BootedApi } from '../booted-api.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';
import { shared } from './person-cases.ts';

let made = 0;
/** An import that gave one code another name. */
async function imported(api: BootedApi): Promise<Target> {
  const code = `IMPORTED-${String((made += 1))}`;
  const id = await idOf(api, `insert into field_item (code, name, version) values ($code, 'Deep pit', 1) returning id`, { code });
  const importId = await idOf(
    api,
    `with made as (insert into item_code_import (made_at, made_by_user_id) values (now(), 1) returning id)
     insert into item_code_import_row (import_id, item_id, version, before) select made.id, $id, 1, '{"name": "Pit"}' from made returning import_id as id`,
    { id },
  );
  return { id, constructionId: null, scheduleId: null, importId };
}

export const IMPORT_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'undoItemCodeImport',
    begin: imported,
    send: mutation('undoItemCodeImport', ({ importId }) => `input: { importId: ${String(importId)}, why: "Wrong file" }`, '{ undone }'),
    refused: {
      send: mutation('undoItemCodeImport', ({ importId }) => `input: { importId: ${String(importId)}, why: " " }`, '{ undone }'),
      code: 'REASON_REQUIRED',
    },
    stale: null,
    says: () => ({
      ...{ move: 'editItemCode', entity: 'field_item', version: 2, why: 'Wrong file' },
      ...{ before: { name: 'Deep pit' }, after: { name: 'Pit' } },
    }),
  },
];
