// The provider is a server of this machine: what it is sent, and what each of its answers means.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpGateway } from './http-gateway.ts';
import { GatewayDown } from './sms-gateway.ts';

const SMS = { sendId: '8f14e45f-ceea-4e7a-9b1d-3c0b8a7d2f10', mobile: '+61491570156', text: 'May we come? 12 Wattle St' };
let answer: { status: number; body: string } | 'hangs up' = { status: 200, body: '{"id":"msg-1"}' };
let got: { headers: http.IncomingHttpHeaders; body: string }[] = [];
const provider = http.createServer((req, res) => {
  let body = '';
  req.on('data', (part: Buffer) => (body += part.toString()));
  req.on('end', () => {
    got.push({ headers: req.headers, body });
    if (answer === 'hangs up') return void req.socket.destroy();
    res.writeHead(answer.status, { 'content-type': 'application/json', location: 'https://elsewhere.example' }).end(answer.body);
  });
});
beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => provider.close(resolve)));
beforeEach(() => (got = []));

const urlOf = (port: number) => `http://127.0.0.1:${String(port)}/messages`;
const send = (url = urlOf((provider.address() as AddressInfo).port), sender: string | null = 'Lotline') =>
  httpGateway({ url, token: 'a-token-of-the-provider', sender }).send(SMS, new AbortController().signal);
const failure = (given: Promise<unknown>) => given.then(() => null).catch((problem: unknown) => problem);

test('a message is a form with its id as the key by which the provider knows it again', async () => {
  answer = { status: 201, body: '{"id":"msg-1"}' };
  await expect(send()).resolves.toEqual({ taken: true, reference: 'msg-1' });
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(headers).toMatchObject({
    authorization: 'Bearer a-token-of-the-provider',
    'idempotency-key': SMS.sendId,
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
  });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ to: SMS.mobile, text: SMS.text, reference: SMS.sendId, from: 'Lotline' });
});

test.each([
  [200, '<html>', { taken: true, reference: null }],
  [422, '{"code":"invalid_number"}', { taken: false, why: 'number' }],
  [400, '{"field":"to"}', { taken: false, why: 'number' }],
  [422, '{"code":"blocked_content"}', { taken: false, why: 'refused' }],
  [400, 'nothing to read', { taken: false, why: 'refused' }],
])('%d %s is its own answer', async (status, body, expected) => {
  answer = { status, body };
  await expect(send()).resolves.toEqual(expected);
});

test.each([401, 402, 403, 404, 429, 302])('%d: nothing was sent, and it is tried again', async (status) => {
  answer = { status, body: '{}' };
  expect(await failure(send())).toBeInstanceOf(GatewayDown);
});

test.each([500, 502, 503, 408, 409])('%d: it may have been taken', async (status) => {
  answer = { status, body: '{}' };
  const problem = await failure(send());
  expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(GatewayDown);
  expect(String(problem)).not.toContain('a-token');
});

test('a connection that ends before the answer leaves it open; one that was never made does not', async () => {
  answer = 'hangs up';
  expect(await failure(send())).not.toBeInstanceOf(GatewayDown);
  const closed = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  expect(await failure(send(urlOf(port)))).toBeInstanceOf(GatewayDown);
});
