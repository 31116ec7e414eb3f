// The company's logo on a real server: a file from its save on, judged there, shown on the settings' page and to a builder, and there for every version that names it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { logoBase64, logoShown } from '@lotline/schema/domain/settings/logo.rules';
import { startTicket } from '@lotline/schema/domain/ticket/ticket.edits';
import { SMALL_LOGO } from '@lotline/schema/testing/small-logo';
import { PREFILLED } from '@lotline/schema/testing/ticket-answers';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { removeUnreferenced } from '../../jobs/remove-unreferenced.ts';

const YEAR_MS = 365 * 86_400_000;
/** A comment that says where it was made, right behind the first marker; as large as most pictures of a logo are. */
const TELLTALE = Buffer.from('-33.8688,151.2093'.padEnd(20_000, ' '));
const withComment = (jpeg: Buffer): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, (TELLTALE.length + 2) >> 8, (TELLTALE.length + 2) & 255]),
    TELLTALE,
    jpeg.subarray(2),
  ]);
const PLAIN = Buffer.from(logoBase64(SMALL_LOGO) ?? '', 'base64');

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const pageShape = z.object({ version: z.number(), config: z.object({ name: z.string(), logo: z.string() }), logo: z.string().nullable() });
const pageOf = async () =>
  pageShape.parse((await api.gql('admin', '{ settingPage(name: "Company") { version config logo } }')).data?.['settingPage']);
async function save(logo: string, name = 'Meridian') {
  const { version } = await pageOf();
  const input = { name: 'Company', config: { name, logo }, version, why: 'A test' };
  const { errors } = await api.gql('admin', 'mutation($input: SaveSettingInput!) { saveSetting(input: $input) { version } }', { input });
  const { code = 'OK', details } = errors[0]?.extensions ?? {};
  return { code, details };
}
const filesOf = async () =>
  api.sequelize.query<{ id: number; key: string }>(
    `select f.id, f.storage_key as key from system_setting_version v join stored_file f on f.id = v.logo_file_id where v.name = 'Company' order by v.version`,
    { type: QueryTypes.SELECT },
  );
async function askBuilder(): Promise<string> {
  const id = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: randomUUID(), work_type: 'MDU', address: '8 Wattle Rd', status: 'Issued', street_name: 'Wattle', suburb: 'Box Hill' },
    ...{ developer: 'Tamar Homes', site_contact: 'Dale Whitby', site_contact_phone: '+61491570156' },
  });
  const { data } = await api.gql('office', `{ builderRequestDraft(constructionId: ${String(id)}) { link } }`);
  const { link } = z.object({ link: z.string() }).parse(data?.['builderRequestDraft']);
  await api.gql('office', 'mutation($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }', {
    ids: [id],
    message: link,
  });
  return `${api.url}/builders/${link.split('/builders/')[1] ?? ''}`;
}

test('a chosen picture is a file after its save, without what hides in it; another name keeps it, and a version that is gone back to has its own', async () => {
  expect(await save(logoShown(withComment(PLAIN).toString('base64')))).toMatchObject({ code: 'OK' });
  const first = await pageOf();
  const [file] = await filesOf();
  expect(first.config.logo).toBe(`file:${String(file?.id)}`);
  expect(first.logo).toBe(SMALL_LOGO);
  const bytes = await readFile(path.join(api.dataDir, 'files', 'objects', file?.key ?? ''));
  expect(bytes.includes(TELLTALE)).toBe(false);
  expect(await save(first.config.logo, 'Meridian Fibre')).toMatchObject({ code: 'OK' });
  expect((await filesOf()).map(({ id }) => id)).toEqual([file?.id, file?.id]);
  expect(await save('')).toMatchObject({ code: 'OK' });
  expect(await pageOf()).toMatchObject({ logo: null, config: { logo: '' } });
  expect(await save(first.config.logo)).toMatchObject({ code: 'OK' });
  expect((await pageOf()).logo).toBe(SMALL_LOGO);
});

test('a builder sees it at the head of the page and of nothing that a link does not open', async () => {
  await save(SMALL_LOGO);
  const url = await askBuilder();
  expect(await (await fetch(url)).text()).toContain(`<img class="logo" src="${new URL(url).pathname}/logo.jpg" alt="Meridian"`);
  const picture = await fetch(`${url}/logo.jpg`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await picture.arrayBuffer()).equals(PLAIN)).toBe(true);
  expect((await fetch(`${api.url}/builders/unknown/logo.jpg`)).status).toBe(404);
  await save('');
  expect(await (await fetch(url)).text()).toContain('<p class="mark">Lotline</p>');
  expect((await fetch(`${url}/logo.jpg`)).status).toBe(404);
});

test('a ticket of work has it on its paper as it was sent', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const ticket = startTicket(DEFAULT_TICKET_FORM, PREFILLED, '2026-11-22T20:18:00.000Z');
  const [sql, bind] = [
    'update schedule set ticket_of_work = $ticket::jsonb where id = $id',
    { id: scheduleId, ticket: JSON.stringify(ticket) },
  ];
  await api.sequelize.query(sql, { bind });
  const paper = async () => {
    const headers = { authorization: `Bearer ${await api.tokenFor('field')}` };
    return Buffer.from(await (await fetch(`${api.url}/api/tickets/${String(scheduleId)}.pdf`, { headers })).arrayBuffer());
  };
  await save('');
  expect((await paper()).includes(PLAIN)).toBe(false);
  await save(SMALL_LOGO);
  expect((await paper()).includes(PLAIN)).toBe(true);
});

test('the sweep leaves a logo while any version of the setting names it, also one that holds no more', async () => {
  await save(SMALL_LOGO);
  await save('');
  const named = (await filesOf()).at(-1);
  const other = {
    kind: 'original',
    state: 'stored',
    storage_key: `2026/11/${randomUUID()}.jpg`,
    content_type: 'image/jpeg',
    size_bytes: 3,
  };
  const unnamed = await insertRow(api.sequelize, 'stored_file', { ...other, stored_utc: new Date(0), created_utc: new Date(0) });
  const later = new Date(Date.now() + YEAR_MS);
  await removeUnreferenced({ sequelize: api.sequelize, now: () => later }, later);
  const left = await api.sequelize.query<{ id: number }>('select id from stored_file', { type: QueryTypes.SELECT });
  expect(left.map(({ id }) => id)).toContain(named?.id);
  expect(left.map(({ id }) => id)).not.toContain(unnamed);
});

test('a file that is no logo of the company is refused, whatever it is, and so is what only begins as a JPEG', async () => {
  const other = {
    kind: 'original',
    state: 'stored',
    storage_key: `2026/11/${randomUUID()}.jpg`,
    content_type: 'image/jpeg',
    size_bytes: 3,
  };
  const id = await insertRow(api.sequelize, 'stored_file', { ...other, stored_utc: new Date() });
  const refused = { code: 'INVALID_INPUT', details: { field: 'config.logo' } };
  expect(await save(`file:${String(id)}`)).toMatchObject(refused);
  expect(await save('file:999999999')).toMatchObject(refused);
  // its frame says a size, and its picture never comes
  const frameAlone = Buffer.concat([PLAIN.subarray(0, PLAIN.indexOf(Buffer.from([0xff, 0xda]))), Buffer.from([0xff])]);
  expect((await save(logoShown(frameAlone.toString('base64')))).code).toBe('INVALID_INPUT');
});

test('one that stands in the setting itself, as it did before, is shown until it is saved again', async () => {
  await save('');
  const change = `update system_setting set config = config || '{"logo":"${SMALL_LOGO}"}' where name = 'Company'`;
  await changeWithEvent(api.sequelize, change, [api]);
  expect(await pageOf()).toMatchObject({ logo: SMALL_LOGO, config: { logo: SMALL_LOGO } });
  expect((await fetch(`${await askBuilder()}/logo.jpg`)).status).toBe(200);
  expect(await save(SMALL_LOGO, 'Meridian Works')).toMatchObject({ code: 'OK' });
  expect((await pageOf()).config.logo).toMatch(/^file:/);
});
