// Imports of lists, the undo of an import of item codes, and what their events say (screens.md §2.18, §2.20).
import { createHash } from 'node:crypto';
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

/** A value of a list, and the list's version. */
async function listed(api: BootedApi): Promise<Target> {
  const called = `Imported ${String((made += 1))}`;
  const id = await idOf(
    api,
    `with list as (insert into lookup (name, data) values ('Builder Lookup', '[]') on conflict (name) do update set name = excluded.name returning id)
     insert into lookup_value (lookup_id, label, position) select list.id, $called, $at from list returning id`,
    { called, at: made },
  );
  const of = async (column: string) => idOf(api, `select ${column} as id from lookup where name = 'Builder Lookup'`, {});
  return { id, constructionId: null, scheduleId: null, called, lookupId: await of('id'), listVersion: await of('version') };
}

/** @param ahead how far the mark of its dry run is from the list's version */
const importing = (ahead: number) =>
  mutation(
    'importLookupValues',
    ({ called, listVersion }) => {
      const csv = `Name,Archived\n${String(called)},Yes`;
      const seen = createHash('sha256')
        .update(`${String(Number(listVersion) + ahead)} `)
        .update(csv)
        .digest('hex');
      return `input: { list: "Builder Lookup", csv: ${JSON.stringify(csv)}, seen: "${seen}" }`;
    },
    '{ archived }',
  );

export const IMPORT_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'importLookupValues',
    begin: listed,
    send: importing(0),
    refused: { send: importing(7), code: 'STALE_VERSION' },
    stale: null,
    says: (_api, { lookupId }) => ({
      ...{ move: 'archiveLookupValue', entity: 'lookup_value', before: { isArchived: false }, after: { isArchived: true } },
      detail: { lookupId },
    }),
  },
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
