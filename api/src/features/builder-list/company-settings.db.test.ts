// The settings of the whole company where they act: the draft and the page of a builder, and when a builder is due to be asked again (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';
import { approvalBinds } from './builder-approval-list.sql.ts';
import { loadReminderRules } from './reminder-rules.queries.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const save = async (name: string, config: object) => {
  const pageOf = await api.gql('admin', 'query($name: String!) { settingPage(name: $name) { version } }', { name });
  const { version } = z.object({ version: z.number() }).parse(pageOf.data?.['settingPage']);
  const input = { name, config, version, why: 'A test' };
  const { errors } = await api.gql('admin', 'mutation($input: SaveSettingInput!) { saveSetting(input: $input) { version } }', { input });
  return errors[0]?.extensions.code ?? 'OK';
};
const draftOf = async (id: number) => {
  const { data } = await api.gql('office', `{ builderRequestDraft(constructionId: ${String(id)}) { template company link } }`);
  return z.object({ template: z.string(), company: z.string(), link: z.string() }).parse(data?.['builderRequestDraft']);
};

test('a builder is asked in the company’s words and under its name, on the page of the answer too', async () => {
  const id = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: randomUUID(), work_type: 'MDU', address: '8 Wattle Rd', status: 'Issued', street_name: 'Wattle', suburb: 'Box Hill' },
    ...{ developer: 'Tamar Homes', site_contact: 'Dale Whitby', site_contact_phone: '+61491570156' },
  });
  expect(await draftOf(id)).toMatchObject({ template: COMPANY_DEFAULTS.Messages.builderRequest, company: 'Lotline' });
  expect(await save('Company', { name: 'Meridian <Fibre>' })).toBe('OK');
  expect(await save('Messages', { builderRequest: 'G’day {contact}: {jobs} {link}' })).toBe('OK');
  const { link, ...said } = await draftOf(id);
  expect(said).toEqual({ template: 'G’day {contact}: {jobs} {link}', company: 'Meridian <Fibre>' });
  const { errors } = await api.gql('office', 'mutation($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }', {
    ids: [id],
    message: `May we? ${link}`,
  });
  expect(errors).toEqual([]);
  const page = await (await fetch(`${api.url}/builders/${link.split('/builders/')[1] ?? ''}`)).text();
  expect(page).toContain('Meridian &#60;Fibre&#62; asks Tamar Homes');
});

test('a reminder comes after the company’s business days, past its holidays', async () => {
  const context = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS }, new Date('2026-11-25T02:00:00Z'));
  const from = async (): Promise<unknown> => JSON.parse((await approvalBinds(context)).remindersFrom);
  expect(await from()).toMatchObject({ VIC: '2026-11-23', NSW: '2026-11-23', '': '2026-11-23' });
  expect(await save('Notifications', { builderReminderDays: 1 })).toBe('OK');
  expect(await save('Holidays', { days: [{ day: '2026-11-25', name: 'Shutdown', state: 'VIC' }] })).toBe('OK');
  expect(await from()).toMatchObject({ VIC: '2026-11-23', NSW: '2026-11-24', '': '2026-11-24' });
  expect((await loadReminderRules(context)).days).toBe(1);
});

test('they belong to no work type, and to whoever manages settings alone', async () => {
  const input = { name: 'Company', workType: 'MDU', config: { name: 'X' }, version: 0, why: 'A test' };
  const { errors } = await api.gql('admin', 'mutation($input: SaveSettingInput!) { saveSetting(input: $input) { version } }', { input });
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'workType' } });
  const read = await api.gql('field', '{ systemSettings(names: ["Company"]) { config } }');
  expect(read.errors[0]?.extensions.code).toBe('INVALID_INPUT');
  const page = await api.gql('office', '{ settingPage(name: "Company") { config } }');
  expect(page.errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});
