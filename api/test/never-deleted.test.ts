// What jobs, tasks and histories refer to is archived, ended, merged or replaced, and never deleted (issue 26 §1): no statement of the server deletes it, and nothing on
// the wire offers to. Sources are read, not run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';

/** The tables of the administration's records. */
const RECORDS: ReadonlySet<string> = new Set([
  ...['app_user', 'role', 'work_group', 'group_absence', 'independent_contractor', 'contractor_bank_account', 'resource_document'],
  ...['document_kind', 'field_item', 'item_price', 'item_price_change', 'item_code_import', 'child_code', 'child_code_rate'],
  ...['construction_code', 'lookup', 'lookup_value', 'impersonation', 'event', 'saved_operation', 'one_off_run'],
]);
const TABLES_TOUCHED = /\b(?:delete\s+from|truncate)\s+(?:only\s+)?"?(\w+)"?/giu;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.ts') ? [path.join(folder, file)] : []));
const sources = filesIn('api/src').filter((file) => !/\.test\.ts$|[/\\](?:seed|migrations)[/\\]/u.test(file));
const deleted = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(TABLES_TOUCHED)].map(([, table = '']) => `${path.basename(file)}: ${table}`),
);

test('every record of the administration is a table that there is', () => {
  const made = filesIn('api/src/migrations').map((file) => readFileSync(file, 'utf8'));
  const missing = [...RECORDS].filter(
    (table) => !made.some((text) => new RegExp(`create table (?:if not exists )?${table}\\b`, 'u').test(text)),
  );
  expect(missing).toEqual([]);
});

test('no statement deletes one of them', () => {
  // statements are found at all
  expect(deleted).toContain('save-roles.command.ts: role_claim');
  expect(deleted.filter((one) => RECORDS.has(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('what the wire calls remove or delete is of jobs, tasks and files, or is marked and can be put back', () => {
  const schema = buildSchema(readFileSync('schema/sdl/schema.graphql', 'utf8'));
  const named = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => /^(?:remove|delete|purge|destroy)/u.test(name));
  expect(named.toSorted()).toEqual([
    ...['deleteFieldComment', 'deleteInternalComment', 'deleteProjectComment'],
    ...['removeAttachment', 'removeJobCost', 'removeJobItems', 'removeOperation', 'removeView'],
  ]);
});
