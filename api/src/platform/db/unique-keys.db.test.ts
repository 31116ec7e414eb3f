// Each unique key of the database has a field and a sentence, and a second row is refused with them.
import { QueryTypes } from 'sequelize';
import { sayError } from '@lotline/schema/errors/catalogue';
import { insertRow } from '../../../test/insert-row.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { errorStatus, toEdgeError } from '../http/error-status.ts';
import { NAMED_KEYS } from './unique-keys.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

/** Keys that no input can violate: the server makes the value, or one statement expects the other row. */
const OURS: Readonly<Record<string, string>> = {
  attachment_awaited_file_id_key: 'the file of one upload',
  stored_file_part_pkey: 'a part that was announced before is compared',
  stored_file_received_key_key: 'a random key',
  stored_file_shows_id_kind_key: 'made by one job at a time',
  stored_file_storage_key_key: 'a random key',
  change_generation_pkey: 'there is one',
  change_pkey: 'a generated number with its instant',
  client_error_fingerprint_key: 'counted by an upsert',
  device_of_person: 'a report is an upsert',
  document_kind_kind_key: 'written by migrations alone',
  document_notice_pkey: 'who writes it first tells it',
  event_pkey: 'a generated number with its instant',
  file_check_pkey: 'a check takes its place by an upsert',
  impersonation_open: 'the one before is ended in the same transaction',
  local_sign_in_pkey: 'a random key',
  migration_pkey: 'under a lock',
  presence_pkey: 'a lease is renewed by an upsert',
  one_off_running: 'asked under a lock before one is started',
  potential_job_construction: 'the job is made for one potential job',
  rate_count_pkey: 'counted by an upsert',
  receipt_covers: 'one job at a time for a person',
  receipt_hash_key: 'a hash',
  receipt_key_key_id_key: 'a hash',
  receipt_receipt_id_key: 'a random id',
  receipt_sequence: 'one job at a time for a person',
};

test('each unique key of the database is named, or is internal', async () => {
  const keys = await api.sequelize.query<{ name: string }>(
    `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       where t.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) and not t.relispartition
         and not (x.indisprimary and pg_get_indexdef(x.indexrelid) like '% (id)') order by 1`,
    { type: QueryTypes.SELECT },
  );
  const names = keys.map(({ name }) => name);
  expect(names.filter((name) => !NAMED_KEYS.includes(name) && !Object.hasOwn(OURS, name))).toEqual([]);
  expect([...NAMED_KEYS, ...Object.keys(OURS)].filter((name) => !names.includes(name))).toEqual([]);
});

const TWICE: readonly (readonly [
  field: string,
  table: string,
  row: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
])[] = [
  ['email', 'app_user', { email: 'jo.tan@example.com', first_name: 'Jo', last_name: 'Tan' }, { email: 'Jo.Tan@EXAMPLE.com' }],
  ['name', 'work_group', { name: 'Night crew' }, {}],
  [
    'workOrder',
    'construction',
    { work_order: 'WO-777', status: 'Planned', address: '1 Tamar St', work_type: 'Pre-install' },
    { contract: '' },
  ],
  ['code', 'field_item', { code: 'PIT-900', name: 'Pit' }, { name: 'Another pit' }],
  ['code', 'field_item', { code: 'PIT-901', name: 'Pit' }, { code: 'pit - 901' }],
  ['name', 'saved_operation', { owner_id: 1, name: 'Mine', operation_text: '{ me { id } }' }, { name: 'MINE' }],
  ['name', 'saved_view', { owner_id: 1, list: 'jobs', name: 'Mine', query: '' }, { name: 'MINE' }],
  ['name', 'project', { name: 'Oran Park, stage 4', customer: 'Northline' }, { name: 'ORAN PARK, stage 4' }],
];

test.each(TWICE)('%s: the second one is refused with its field and its sentence', async (field, table, row, other) => {
  await insertRow(api.sequelize, table, row);
  const error = await insertRow(api.sequelize, table, { ...row, ...other }).catch((thrown: unknown) => thrown);
  const { code, details, isUnknown } = toEdgeError(error);
  expect({ code, isUnknown, field: details['field'] }).toEqual({ code: 'ALREADY_TAKEN', isUnknown: false, field });
  expect(errorStatus(code)).toBe(409);
  expect(sayError(code, details)).toMatch(/ already\. /);
});

test('a violated internal key is a fault, written to the log', async () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'stored_once' });
  expect(toEdgeError(error)).toEqual({ code: 'FAULT', details: {}, isUnknown: true });
});
