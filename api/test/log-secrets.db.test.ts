// The log of a real server at its most talkative, after addresses in every spelling that a router might take: their secrets are not in it.
import { createLog } from '../src/platform/http/request-log.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { RawClient } from './raw-client.ts';
import { until } from './until.ts';
import { photo, uploaded } from './uploads.ts';
import { createJobs } from './world.ts';

let log = '';
let api: BootedApi;
let token = '';
beforeAll(async () => {
  api = await bootApi({ log: createLog('trace', { write: (line: string) => void (log += line) }) });
  await createJobs(api.sequelize);
  const { url } = await uploaded(api, 'sub', photo());
  token = url.split('/').at(-1) ?? '';
});
afterAll(() => api.stop());

const SLUG = 'c2VjcmV0LXNsdWctb2YtYS1idWlsZGVy';

/** The status of a path as it is, which a client that behaves would tidy up first. */
async function statusOf(target: string): Promise<number> {
  const client = (await RawClient.open(api.url)).reading().head('GET', target);
  await until('an answer', () => client.status > 0);
  client.close();
  return client.status;
}

test('a file is given out under every spelling that the routes take, and none is logged with its token (issue 6 §5)', async () => {
  const served = [`/api/files/${token}`, `/API/Files/${token}`, `/api/FILES/${token}?x=1`, `${api.url}/Api/files/${token}`];
  for (const target of served) expect([target, await statusOf(target)]).toEqual([target, 200]);
  const [signed = '', signature = ''] = token.split('.');
  const encoded = `%${signed.charCodeAt(0).toString(16)}${signed.slice(1)}.${signature}`;
  for (const target of [
    `/api/files/${encoded}`,
    `/api//files/${token}`,
    `//api/files//${token}`,
    `/%61pi/files/${token}`,
    `/api/f%69les/${token}`,
    `/api/files%2F${token}`,
    `/api/./files/${token}/`,
    `/api/x/../files/${token}`,
    `/api\\files\\${token}`,
    `/api/files/${token}%E0%A4%A`,
    `/Builders/${SLUG}`,
    `/builders//${SLUG}`,
    `/b%75ilders/${SLUG}`,
    `/IDP/Sign-In/${SLUG}`,
  ])
    await statusOf(target);
  await until('all are logged', () => log.split('"request"').length > 18);
  expect(log).toContain('/api/files/[redacted]');
  for (const secret of [signature, signed.slice(1), SLUG]) expect(log).not.toContain(secret);
});

test('no bearer token is logged, however its header is written', async () => {
  const bearer = await api.tokenFor('sub');
  for (const name of ['authorization', 'Authorization', 'AUTHORIZATION'])
    expect((await fetch(`${api.url}/api/nothing`, { headers: { [name]: `bearer ${bearer}` } })).status).toBe(404);
  expect(log).not.toContain(bearer.split('.')[2]);
});
