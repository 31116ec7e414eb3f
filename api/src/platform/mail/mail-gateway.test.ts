import { httpMailGateway } from './mail-gateway.ts';

const MAIL = {
  sendId: '7c1a3c52-7a4c-4f0e-8a55-1f2e3d4c5b6a',
  address: 'ann@kestrel.example',
  subject: 'White card expires',
  text: 'White card.\nSend it.',
};
const provider = { url: 'https://mail.example/messages', token: 'a token of the tests', sender: 'office@lotline.example' };
const signal = new AbortController().signal;

function answering(status: number, body = '{}') {
  const calls: [string, RequestInit][] = [];
  const doFetch = (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push([typeof url === 'string' ? url : '', init]);
    return Promise.resolve(new Response(body, { status }));
  };
  return { gateway: httpMailGateway(provider, doFetch), calls };
}

test('a letter is posted as a form, with its id as the key by which it is known again', async () => {
  const { gateway, calls } = answering(202);
  expect(await gateway.send(MAIL, signal)).toBe(true);
  const [url, init] = calls[0] ?? ['', {}];
  expect(url).toBe(provider.url);
  expect(init.headers).toMatchObject({ authorization: `Bearer ${provider.token}`, 'idempotency-key': MAIL.sendId });
  expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({
    ...{ to: MAIL.address, subject: MAIL.subject, text: MAIL.text, reference: MAIL.sendId, from: provider.sender },
  });
});

test.each([400, 422])('what the provider refuses with %i is not taken', async (status) =>
  expect(await answering(status).gateway.send(MAIL, signal)).toBe(false),
);

test.each([401, 302, 500])('with %i it has not answered: the letter is tried again', async (status) =>
  expect(answering(status).gateway.send(MAIL, signal)).rejects.toThrow(`the mail provider answered ${String(status)}`),
);
