// The connection for notices answers questions too: one at a time, as the driver takes them.
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { QueryTypes, type Sequelize } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { until } from '../../../test/until.ts';
import { createLog } from '../http/request-log.ts';
import { ChangeListener } from './change-listener.ts';

const LOCK = 4_711_077;
let sequelize: Sequelize;
let listener: ChangeListener;
beforeAll(async () => {
  sequelize = connectTestDatabase(2);
  const idle = { onNotice: () => undefined, onChanged: () => undefined, onPresence: () => undefined, onLost: () => undefined };
  await new Promise<void>((resolve) => {
    const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';
    listener = new ChangeListener({ databaseUrl, log: createLog('silent'), ...idle, onConnected: resolve });
  });
});
afterAll(async () => {
  await listener.stop();
  await sequelize.close();
});

test('three questions at once reach the connection one after the other, and each is answered, also after one that is refused', async () => {
  const holder = await sequelize.transaction();
  await sequelize.query(`select pg_advisory_xact_lock(${LOCK})`, { transaction: holder });
  const sent = jest.spyOn(Client.prototype, 'query');
  const ofListener = () => sent.mock.calls.filter(([query]) => JSON.stringify(query).includes('in-turn')).length;
  const ask = (name: string, text: string) => listener.ask<{ n: number }>({ name: `in-turn-${name}`, text }, []);
  const answers = [
    ask('first', `select 1 as n from (select pg_advisory_xact_lock(${LOCK})) waited`),
    ask('wrong', 'select no_such_column'),
    ask('last', 'select 3 as n'),
  ];
  const outcomes = Promise.allSettled(answers);
  await until('the first waits for the lock', async () => {
    const waiting = await sequelize.query(`select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`, {
      type: QueryTypes.SELECT,
    });
    return waiting.length > 0;
  });
  expect(ofListener()).toBe(1);
  await holder.rollback();
  expect(await outcomes).toEqual([
    { status: 'fulfilled', value: [{ n: 1 }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '42703' }) as unknown },
    { status: 'fulfilled', value: [{ n: 3 }] },
  ]);
  expect(ofListener()).toBe(3);
  sent.mockRestore();
});

test('its read keeps one plan, however the tables grow', async () => {
  const [plans] = await listener.ask<{ plan_cache_mode: string }>({ name: 'plans', text: 'show plan_cache_mode' }, []);
  expect(plans).toEqual({ plan_cache_mode: 'force_generic_plan' });
});
