import { RawClient } from '../../../test/raw-client.ts';
import { startSmallServer, type SmallServer } from '../../../test/small-server.ts';
import { until } from '../../../test/until.ts';
import { whenAnswered } from './when-answered.ts';

const MANY = 30;
const told: number[] = [];
const listeners: number[] = [];

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer((app) => {
    app.use((req, res, next) => {
      const before = [res.listenerCount('close'), req.socket.listenerCount('close')] as const;
      for (let n = 0; n < MANY; n++) whenAnswered(req, res, () => told.push(n));
      listeners.push(res.listenerCount('close') - before[0], req.socket.listenerCount('close') - before[1]);
      next();
    });
    app.get('/quick', (_req, res) => void res.json({ ok: true }));
    app.get('/never', () => undefined);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  told.length = 0;
  listeners.length = 0;
});

const EACH_ONCE = Array.from({ length: MANY }, (_, n) => n);

test('however many wait for the end of an answer, it has one listener for them, and each is told once', async () => {
  await (await fetch(`${server.url}/quick`)).json();
  await until('all told', () => told.length >= MANY);
  expect(told).toEqual(EACH_ONCE);
  expect(listeners).toEqual([1, 1]);
});

test('when the connection goes, each is told once as well', async () => {
  const client = (await RawClient.open(server.url)).head('GET', '/never').head('GET', '/never');
  await until('both are being answered', () => listeners.length === 4);
  expect(listeners).toEqual([1, 1, 1, 0]);
  client.close();
  await until('all told', () => told.length >= 2 * MANY);
  expect(told).toEqual([...EACH_ONCE, ...EACH_ONCE]);
});
