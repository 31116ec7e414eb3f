// The log of sign-ins in a real database (screens.md §2.23).
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const post = async (path: string, person: 'field' | 'nobody'): Promise<number> => {
  const headers = { authorization: `Bearer ${await api.tokenFor(person)}`, 'user-agent': CHROME };
  return (await fetch(`${api.url}${path}`, { method: 'POST', headers })).status;
};
const log = async (filter: object = {}) => {
  const query = 'query($filter: SignInFilterInput) { signInLog(filter: $filter) { rows { person outcome device email address } } }';
  const { data, errors } = await api.gql('admin', query, { filter });
  expect(errors).toEqual([]);
  return (data?.['signInLog'] as { rows: { person: string; outcome: string; device: string; email: string; address: string }[] }).rows;
};

test('who comes and who leaves stands in it, with the device and the network address', async () => {
  expect(await post('/auth/signin', 'field')).toBe(200);
  expect(await post('/auth/signout', 'field')).toBe(204);
  expect(await log()).toEqual(
    ['out', 'in'].map((outcome) => ({
      ...{ person: 'Finn Walsh', outcome, device: 'Chrome on Android', email: 'field@lotline.example' },
      address: expect.stringMatching(/127\.0\.0\.1|::1/) as unknown,
    })),
  );
  expect(await log({ outcome: 'in' })).toHaveLength(1);
});

test('who is refused stands in it once an hour, however often their device tries', async () => {
  await changeWithEvent(api.sequelize, `update app_user set can_log_in = false where email = 'nobody@lotline.example'`, [api]);
  for (let n = 0; n < 3; n++) expect(await post('/auth/signin', 'nobody')).toBe(403);
  await api.gql('nobody', '{ me { id } }');
  expect(await log({ outcome: 'refused' })).toMatchObject([{ person: 'Noah Byrne', email: 'nobody@lotline.example' }]);
});

test('whoever lacks the claim reads none of it', async () => {
  expect((await api.gql('office', '{ signInLog { count } }')).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  const [all] = await api.sequelize.query<{ count: string }>('select count(*)::text as count from sign_in', { type: QueryTypes.SELECT });
  expect(all?.count).toBe('3');
});
