// Every error has a body, also that of a request which never became one (issue 21 §1).
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RawClient } from '../../../test/raw-client.ts';
import { until } from '../../../test/until.ts';
import { answerClientErrors } from './client-errors.ts';

async function withServer(app: RequestListener, work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer({ connectionsCheckingInterval: 20, headersTimeout: 100, requestTimeout: 0 }, app);
  answerClientErrors(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const CASES = [
  ['a head that does not end', 'GET / HTTP/1.1\r\nhost: x\r\n', 408, 'TIMEOUT'],
  ['what is not HTTP', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a head that is too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'MALFORMED_REQUEST'],
  [
    'a body that is not chunked as it says',
    'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nnothing\r\n',
    400,
    'MALFORMED_REQUEST',
  ],
  [
    'an expectation that nobody knows',
    'GET / HTTP/1.1\r\nhost: x\r\nexpect: a reply\r\nconnection: close\r\n\r\n',
    417,
    'MALFORMED_REQUEST',
  ],
] as const;

test.each(CASES)('%s is answered with the catalogue’s words', (_, sent, status, code) =>
  withServer(
    () => undefined,
    async (url) => {
      const client = (await RawClient.open(url)).reading().write(sent);
      await until('an answer and its end', () => client.isClosed);
      expect(client.status).toBe(status);
      const [head = '', body = ''] = client.received.split('\r\n\r\n');
      expect(head).toMatch(/^content-type: application\/json/im);
      expect(JSON.parse(body)).toMatchObject({
        code,
        message: expect.stringMatching(/\.$/) as string,
        requestId: expect.any(String) as string,
      });
    },
  ),
);

test('an answer that has begun is broken off: no second head stands within it', () =>
  withServer(
    (_req, res) => void res.writeHead(200, { 'content-length': 100 }).write('begun'),
    async (url) => {
      const client = (await RawClient.open(url)).reading().head('POST', '/', { 'transfer-encoding': 'chunked' });
      await until('its beginning', () => client.received.endsWith('begun'));
      client.write('nothing\r\n');
      await until('its end', () => client.isClosed);
      expect(client.received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    },
  ));
