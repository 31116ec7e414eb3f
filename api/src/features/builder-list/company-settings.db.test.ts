// The settings of the whole company where they act: the draft and the page of a builder, and when a builder is due to be asked again (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { readSetting, sendSetting } from '../../../test/setting-saves.ts';
import { until } from '../../../test/until.ts';
import { PEOPLE } from '../../../test/world.ts';
import { approvalBinds } from './builder-approval-list.sql.ts';
import { loadReminderRules } from './reminder-rules.queries.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const save = async (name: string, config: object) => {
  const { version } = z.object({ version: z.number() }).parse(await readSetting(api, { name }));
  return (await sendSetting(api, { name, config, version })).code;
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
  expect(await draftOf(id)).toMatchObject({
    ...{ template: COMPANY_DEFAULTS.Messages.builderRequest.replace('{signature}', 'Lotline'), company: 'Lotline' },
  });
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

test('words, signature and link follow the host at which whoever writes uses Lotline, and the link opens the request that was sent', async () => {
  const id = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: randomUUID(), work_type: 'MDU', address: '10 Wattle Rd', status: 'Issued', street_name: 'Wattle', suburb: 'Box Hill' },
    ...{ developer: 'Tamar Homes', site_contact: 'Dale Whitby', site_contact_phone: '+61491570156' },
  });
  const own = { builderRequest: 'Meridian asks: {link} {signature}', invitation: 'Hello {name}: {link}' };
  const hosts = [{ host: 'works.meridian.example', signature: 'Meridian Works', domainName: 'go.meridian.example', ...own }];
  expect(await save('Messages', { builderRequest: '{link} {signature}', hosts: [{ ...hosts[0], host: 'http://works' }] })).toBe(
    'INVALID_INPUT',
  );
  const invitation = 'G’day {name}: {link}';
  expect(await save('Messages', { builderRequest: '{link} {signature}', invitation, hosts })).toBe('OK');
  const asked = async (person: 'admin' | 'office', query: string): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${await api.tokenFor(person)}`,
      'x-forwarded-host': 'works.meridian.example',
      'content-type': 'application/json',
    };
    return (await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
  };
  const answer = await asked('office', `{ builderRequestDraft(constructionId: ${String(id)}) { template company link } }`);
  const { data } = z
    .object({ data: z.object({ builderRequestDraft: z.object({ template: z.string(), link: z.string() }) }) })
    .parse(answer);
  const { template, link } = data.builderRequestDraft;
  expect(template).toBe('Meridian asks: {link} Meridian Works');
  expect(link).toMatch(/^http:\/\/go\.meridian\.example:\d+\/builders\//);
  expect((await draftOf(id)).template).toBe('{link} Meridian <Fibre>');
  // an invitation is written and signed so too; people sign in at the server's own address alone
  const invited = `{ person(id: ${String(PEOPLE.field)}) { signature invitation signInAddress } }`;
  const signInAddress = `http://localhost:${new URL(api.url).port}`;
  expect(await asked('admin', invited)).toEqual({
    data: { person: { signature: 'Meridian Works', invitation: own.invitation, signInAddress } },
  });
  expect((await api.gql('admin', invited)).data).toEqual({ person: { signature: 'Meridian <Fibre>', invitation, signInAddress } });
  const send = 'mutation($ids: [Int!]!, $message: String!) { sendRequest(ids: $ids, message: $message) }';
  expect((await api.gql('office', send, { ids: [id], message: link })).errors).toEqual([]);
  const page = await (await fetch(`${api.url}/builders/${link.split('/builders/')[1] ?? ''}`)).text();
  expect(page).toContain('asks Tamar Homes');
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

test('who is signed in as another is so for the company’s minutes, and no more than 30', async () => {
  expect(await save('Security', { impersonationMinutes: 31 })).toBe('INVALID_INPUT');
  expect(await save('Security', { impersonationMinutes: 10 })).toBe('OK');
  const { body } = await api.rest('admin', 'POST', `/auth/impersonate/${String(PEOPLE.field)}`, { reason: 'A test' });
  const { iat = 0, exp = 0 } = decodeJwt(z.object({ token: z.string() }).parse(body).token);
  expect(exp - iat).toBe(600);
});

test('a potential job is called by the company’s numbering, in the draft and where the builder answers', async () => {
  const id = await insertRow(api.sequelize, 'potential_job', {
    ...{ raised_by_user_id: PEOPLE.office, street_name: 'Wattle', suburb: 'Box Hill', builder: 'Tamar Homes' },
    ...{ site_contact_name: 'Dale Whitby', site_contact_phone: '+61491570156' },
  });
  expect(await save('Numbering', { potentialJobPrefix: 'PJ-', potentialJobDigits: 8 })).toBe('OK');
  const name = `PJ-${String(id).padStart(8, '0')}`;
  const { data } = await api.gql('admin', `{ potentialJobRequestDraft(id: ${String(id)}) { jobs { workOrder } } }`);
  expect(data?.['potentialJobRequestDraft']).toEqual({ jobs: [{ workOrder: name }] });
  const sent = await api.gql('admin', 'mutation($ids: [Int!]!) { sendPotentialJobRequest(ids: $ids, message: "May we?") }', { ids: [id] });
  expect(sent.errors).toEqual([]);
  const asked = 'select work_order as "workOrder" from builder_request_job where potential_job_id = $id';
  expect(await api.sequelize.query(asked, { bind: { id }, type: QueryTypes.SELECT })).toEqual([{ workOrder: name }]);
});

test('a device that is silent for more days than the setting says is in use no longer, and one with an app too old for it is named', async () => {
  await insertRow(api.sequelize, 'device', {
    ...{ user_id: PEOPLE.field, app: 'field', device_key: randomUUID(), app_version: '0.4.7', unsent: 0 },
    ...{ first_seen_at: new Date(Date.now() - 30 * DAY_MS), last_seen_at: new Date(Date.now() - 5 * DAY_MS) },
  });
  const versions = async () => JSON.stringify((await api.gql('admin', '{ adminTasks { health { versionsInUse { appVersion } } } }')).data);
  const tooOld = async (oldestFieldApp: string) => {
    const input = { name: 'Security', config: { oldestFieldApp } };
    const { data } = await api.gql('admin', 'query($input: SettingPreviewInput!) { settingPreview(input: $input) { devices } }', { input });
    return data?.['settingPreview'];
  };
  expect(await versions()).toContain('0.4.7');
  expect([await tooOld('0.4.7'), await tooOld('0.5')]).toEqual([{ devices: 0 }, { devices: 1 }]);
  expect(await save('Sync', { inUseDays: 4 })).toBe('OK');
  expect(await versions()).not.toContain('0.4.7');
  expect(await tooOld('0.5')).toEqual({ devices: 0 });
});

test('people are let in from the office’s addresses alone; whoever saves them is not locked out, crews and builders are not asked', async () => {
  const from = async (person: 'admin' | 'field', address: string, path: string) => {
    const headers = {
      authorization: `Bearer ${await api.tokenFor(person)}`,
      'x-forwarded-for': address,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ query: '{ me { id } }' });
    const answer = await fetch(
      `${api.url}${path}`,
      path === '/graphql' || path === '/auth/signout' ? { method: 'POST', headers, body } : { headers },
    );
    await answer.body?.cancel();
    return answer.status;
  };
  const ranges = (...given: readonly string[]) => given.map((range) => ({ range, name: 'Head office' }));
  expect(await save('Office Addresses', { ranges: ranges('203.0.113') })).toBe('INVALID_INPUT');
  expect(await save('Office Addresses', { ranges: ranges('203.0.113.0/24') })).toBe('SETTING_LOCKS_YOU_OUT');
  expect(await from('admin', '198.51.100.1', '/graphql')).toBe(200);
  expect(await save('Office Addresses', { ranges: ranges('203.0.113.0/24', '127.0.0.1', '::1') })).toBe('OK');
  await until('the setting acts', async () => (await from('admin', '198.51.100.1', '/graphql')) === 403);
  expect(await from('admin', '198.51.100.1', '/api/events')).toBe(403);
  // signing out is let through from anywhere
  expect(await from('admin', '198.51.100.1', '/auth/signout')).toBe(204);
  expect(await from('admin', '203.0.113.80', '/graphql')).toBe(200);
  expect(await from('field', '198.51.100.1', '/graphql')).toBe(200);
  expect(await from('admin', '198.51.100.1', '/healthz')).toBe(200);
  expect(await from('admin', '198.51.100.1', '/builders/none')).not.toBe(403);
  expect(await save('Office Addresses', { appliesTo: 'everyone', ranges: ranges('127.0.0.1') })).toBe('OK');
  await until('the setting acts', async () => (await from('field', '198.51.100.1', '/graphql')) === 403);
  expect(await save('Office Addresses', { ranges: [] })).toBe('OK');
  await until('the setting acts', async () => (await from('field', '198.51.100.1', '/graphql')) === 200);
});

test('they belong to no work type, and to whoever manages settings alone', async () => {
  const refused = await sendSetting(api, { name: 'Company', workType: 'MDU', config: { name: 'X' }, version: 0 });
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'workType' } });
  const read = await api.gql('field', '{ systemSettings(names: ["Company"]) { config } }');
  expect(read.errors[0]?.extensions.code).toBe('INVALID_INPUT');
  const shared = await api.gql('field', '{ systemSettings(names: ["Photos"]) { workType config } }');
  expect(shared.data?.['systemSettings']).toEqual([{ workType: null, config: COMPANY_DEFAULTS.Photos }]);
  const page = await api.gql('office', '{ settingPage(name: "Company") { config } }');
  expect(page.errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});
