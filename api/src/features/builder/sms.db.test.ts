// A message that the server sends (decision 083): queued, handed to the gateway once, told of honestly, sent again, and within its limits.
import { QueryTypes } from 'sequelize';
import { MOST_SMS_OF_PERSON, MOST_SMS_TO_NUMBER, MOST_SMS_TRIES } from '@lotline/schema/domain/builder-approval/sms.rules';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { signReceipt } from '../../platform/sms/delivery-receipt.ts';
import { recordingGateway } from '../../platform/sms/recording-gateway.ts';
import { GatewayDown, type OutgoingSms, type SmsAnswer, type SmsGateway } from '../../platform/sms/sms-gateway.ts';
import { sendSms } from '../../jobs/send-sms.ts';

let now = new Date('2026-11-20T02:10:00Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => now });
});
afterAll(() => api.stop());
// limits of a person begin anew
beforeEach(() => later(61));

const rows = <Row extends object = Record<string, unknown>>(sql: string, bind: Record<string, unknown> = {}) =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });

/** Each test's builder has a number that no other has. */
let numbers = 0;
const newPhone = () => `0491${String(500_000 + numbers++)}`;
async function readyJob(phone = newPhone()): Promise<number> {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.sequelize.query(
    `update construction set developer = 'Tamar Homes', site_contact = 'Dale Whitby', site_contact_phone = $phone where id = $constructionId`,
    { bind: { phone, constructionId } },
  );
  return constructionId;
}

const linkOf = async (id: number): Promise<string> =>
  (
    (await api.gql('office', `{ builderRequestDraft(constructionId: ${String(id)}) { link } }`)).data as {
      builderRequestDraft: { link: string };
    }
  ).builderRequestDraft.link;
const press = async (mutation: string) => {
  const { errors } = await api.gql('office', `mutation { ${mutation} }`);
  return errors[0]?.extensions.code ?? 'OK';
};
const text = async (id: number) => press(`sendBuilderSms(ids: [${String(id)}], message: "May we come? ${await linkOf(id)}")`);

interface Sms {
  readonly id: number;
  readonly sendId: string;
  readonly state: string;
  readonly failure: string | null;
  readonly requestId: number;
}
async function smsOf(constructionId: number): Promise<Sms> {
  const [sms] = await rows<Sms>(
    `select m.id, m.send_id as "sendId", m.state, m.failure, m.builder_request_id as "requestId" from sms_message m
       join builder_request_job j on j.builder_request_id = m.builder_request_id where j.construction_id = $constructionId order by m.id desc limit 1`,
    { constructionId },
  );
  if (sms === undefined) throw new Error('no message was queued');
  return sms;
}
const sentDate = async (id: number) =>
  (await rows('select builder_approval_sent_date as day from construction where id = $id', { id }))[0]?.['day'];
const cardOf = async (id: number) =>
  (
    (
      await api.gql(
        'office',
        `{ builderRequests(constructionId: ${String(id)}) { channel state openedAt sms { state words maySendAgain } } }`,
      )
    ).data as {
      builderRequests: readonly Record<string, unknown>[];
    }
  ).builderRequests[0];

const HANG_UP = new Error('socket hang up');

/** The gateway that records, behind what goes wrong before or after it has taken the message. */
function gatewayThat(answers: readonly ('takes' | 'refuses the number' | 'is down' | 'loses its answer')[]) {
  const recorder = recordingGateway(api.sequelize);
  const asked: string[] = [];
  const send = async (sms: OutgoingSms, signal: AbortSignal): Promise<SmsAnswer> => {
    const answer = answers[asked.length];
    asked.push(sms.sendId);
    if (answer === 'is down') throw new GatewayDown('no connection');
    if (answer === 'refuses the number') return { taken: false, why: 'number' };
    const taken = await recorder.send(sms, signal);
    if (answer === 'loses its answer') throw HANG_UP;
    return taken;
  };
  const gateway: SmsGateway = { name: 'record', send };
  return { gateway, asked };
}

/** As the queue does: until nothing is thrown, and no more often than it would. */
async function work(messageId: number, smsGateway: SmsGateway): Promise<void> {
  for (let tries = 0; tries <= MOST_SMS_TRIES; tries++) {
    const deps = { sequelize: api.sequelize, now: () => now, log: createLog('silent'), smsGateway };
    try {
      await sendSms(deps, { messageId }, new AbortController().signal);
      return;
    } catch (error) {
      // what the gateway did not answer is tried again; nothing else may go wrong
      if (!(error instanceof GatewayDown) && error !== HANG_UP) throw error;
    }
  }
  throw new Error('the queue would have given it up');
}
const recorded = (sendId: string) =>
  rows<{ mobile: string; text: string }>('select mobile, text from recorded_sms where send_id = $sendId', { sendId });
/** Every row is told of by an event, and the events say what the rows say. */
async function isTold(job: () => Promise<unknown>): Promise<void> {
  const since = await lastChange(api.sequelize);
  await job();
  expect((await eventMismatches(api.sequelize, since)).faults).toEqual([]);
}

test('a queued message dates no job until the gateway has taken it, once, in the words and to the number of its request', async () => {
  const phone = newPhone();
  const id = await readyJob(phone);
  await isTold(async () => expect(await text(id)).toBe('OK'));
  const { id: messageId, sendId } = await smsOf(id);
  expect([await sentDate(id), await cardOf(id)]).toEqual([null, expect.objectContaining({ channel: 'gateway', state: 'Queued' })]);
  const [queued] = await rows(
    `select task_identifier as job from graphile_worker.jobs where task_identifier = 'send_sms' order by id desc limit 1`,
  );
  expect(queued).toEqual({ job: 'send_sms' });
  later(1);
  const { gateway, asked } = gatewayThat(['takes']);
  await isTold(() => work(messageId, gateway));
  // the queue may run it twice
  await work(messageId, gateway);
  expect(asked).toEqual([sendId]);
  expect(await recorded(sendId)).toEqual([{ mobile: `+61${phone.slice(1)}`, text: expect.stringContaining('/builders/') }]);
  expect(await sentDate(id)).toEqual(now);
  expect(await cardOf(id)).toMatchObject({
    state: 'Sent',
    sms: { words: 'Recorded only: this server sends no SMS.', maySendAgain: false },
  });
});

test('a number that is refused is not tried again by itself, is said, and goes once more by another id', async () => {
  const id = await readyJob();
  await text(id);
  const first = await smsOf(id);
  const { gateway, asked } = gatewayThat(['refuses the number', 'takes']);
  await isTold(() => work(first.id, gateway));
  expect(asked).toHaveLength(1);
  expect([await sentDate(id), await cardOf(id)]).toEqual([null, expect.objectContaining({ state: 'Not sent' })]);
  expect(await cardOf(id)).toMatchObject({
    sms: { words: 'The number does not take messages. Correct it, then ask again.', maySendAgain: true },
  });
  await isTold(async () => expect(await press(`sendBuilderSmsAgain(id: ${String(first.requestId)})`)).toBe('OK'));
  await work(first.id, gateway);
  expect(asked[1]).not.toBe(first.sendId);
  expect(await sentDate(id)).toEqual(now);
});

test('a gateway that is down is asked a few times, then nothing was sent', async () => {
  const id = await readyJob();
  await text(id);
  const { id: messageId, sendId } = await smsOf(id);
  const { gateway, asked } = gatewayThat(['is down', 'is down', 'is down', 'is down', 'takes']);
  await isTold(() => work(messageId, gateway));
  expect(asked).toEqual(Array.from({ length: MOST_SMS_TRIES }, () => sendId));
  expect(await smsOf(id)).toMatchObject({ state: 'failed', failure: 'down' });
  expect([await recorded(sendId), await sentDate(id)]).toEqual([[], null]);
});

test('an answer that is lost is asked for by the same id, so that the builder has one message; also when the office sends it again', async () => {
  const id = await readyJob();
  await text(id);
  const { id: messageId, sendId, requestId } = await smsOf(id);
  const lost = 'loses its answer';
  // the last failure says nothing of the first, which may have arrived
  const { gateway, asked } = gatewayThat([lost, 'is down', 'is down', 'is down', lost, 'takes']);
  await work(messageId, gateway);
  expect(await smsOf(id)).toMatchObject({ state: 'failed', failure: 'lost' });
  expect(await press(`sendBuilderSmsAgain(id: ${String(requestId)})`)).toBe('OK');
  await work(messageId, gateway);
  expect(await smsOf(id)).toMatchObject({ state: 'sent', failure: null });
  expect(new Set(asked)).toEqual(new Set([sendId]));
  expect(await recorded(sendId)).toHaveLength(1);
});

test('a process that is killed at its last try leaves a message that is known to be in doubt', async () => {
  const id = await readyJob();
  await text(id);
  const { id: messageId } = await smsOf(id);
  await api.sequelize.query('update sms_message set tries = $tries, is_in_doubt = true where id = $messageId', {
    bind: { messageId, tries: MOST_SMS_TRIES },
  });
  const { gateway, asked } = gatewayThat(['takes']);
  await isTold(() => work(messageId, gateway));
  expect(asked).toEqual([]);
  expect(await smsOf(id)).toMatchObject({ state: 'failed', failure: 'lost' });
});

test('what was revoked before it was sent is not sent', async () => {
  const id = await readyJob();
  await text(id);
  const { id: messageId, requestId } = await smsOf(id);
  expect(await press(`revokeBuilderRequest(id: ${String(requestId)}, reason: "Wrong builder")`)).toBe('OK');
  const { gateway, asked } = gatewayThat(['takes']);
  await isTold(() => work(messageId, gateway));
  expect([asked, await sentDate(id)]).toEqual([[], null]);
  expect(await press(`sendBuilderSmsAgain(id: ${String(requestId)})`)).toBe('SMS_NOT_FAILED');
});

test('a builder who answers has the message, whatever the gateway said', async () => {
  const id = await readyJob();
  const link = await linkOf(id);
  await press(`sendBuilderSms(ids: [${String(id)}], message: "May we come? ${link}")`);
  const { id: messageId } = await smsOf(id);
  await work(messageId, gatewayThat(Array.from({ length: MOST_SMS_TRIES }, () => 'loses its answer' as const)).gateway);
  const form = new URLSearchParams({ 'answer-1': 'later', 'date-1': '2026-12-12', name: 'Dale', mobile: '0491 570 156', agreed: 'yes' });
  const slug = link.slice(link.lastIndexOf('/builders/'));
  expect((await fetch(`${api.url}${slug}`, { method: 'POST', body: form, redirect: 'manual' })).status).toBe(303);
  expect(await cardOf(id)).toMatchObject({ state: 'Partly' });
});

test('one number and one person have so many messages, counted by two at once too', async () => {
  const phone = newPhone();
  const ids = await Promise.all(Array.from({ length: MOST_SMS_TO_NUMBER + 2 }, () => readyJob(phone)));
  const codes = await Promise.all(ids.map(text));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(MOST_SMS_TO_NUMBER);
  expect(codes.filter((code) => code === 'SMS_LIMIT')).toHaveLength(2);
  later(61);
  await api.sequelize.query(
    `with last as (select builder_request_id as id from sms_message order by id desc limit 1)
     update sms_message set sends = $most, queued_at = $now where builder_request_id = (select id from last)`,
    { bind: { most: MOST_SMS_OF_PERSON, now } },
  );
  expect(await text(await readyJob())).toBe('SMS_LIMIT');
  later(61);
  expect(await text(await readyJob())).toBe('OK');
});

test('a server without a gateway offers none and queues nothing', async () => {
  const other = await bootApi({ env: { SMS_GATEWAY: 'none' }, dataDir: api.dataDir });
  try {
    const id = await readyJob();
    const draft = await other.gql('office', `{ builderRequestDraft(constructionId: ${String(id)}) { smsGateway } }`);
    expect(draft.data).toEqual({ builderRequestDraft: { smsGateway: null } });
    const sent = await other.gql('office', `mutation { sendBuilderSms(ids: [${String(id)}], message: "May we come?") }`);
    expect(sent.errors[0]?.extensions.code).toBe('SMS_NOT_SET_UP');
  } finally {
    await other.stop();
  }
});

describe('what a provider tells later', () => {
  const SECRET = 'the secret that the provider has as well';
  let provided: BootedApi;
  beforeAll(async () => {
    const env = { SMS_GATEWAY: 'http', SMS_URL: 'http://127.0.0.1:9', SMS_TOKEN: 'a-token-of-the-provider', SMS_RECEIPT_SECRET: SECRET };
    provided = await bootApi({ env, dataDir: api.dataDir, now: () => now });
  });
  afterAll(() => provided.stop());

  const tell = async (reference: string, status: string, secret = SECRET) => {
    const body = Buffer.from(JSON.stringify({ reference, status }));
    const headers = { 'x-sms-signature': signReceipt(secret, Math.floor(now.getTime() / 1000), body) };
    return (await fetch(`${provided.url}/sms/receipts`, { method: 'POST', headers, body })).status;
  };
  const sentOne = async (answers: Parameters<typeof gatewayThat>[0] = ['takes']) => {
    const id = await readyJob();
    await text(id);
    const sms = await smsOf(id);
    await work(sms.id, gatewayThat(answers).gateway);
    return { id, sms };
  };

  test('a message that reached the phone is said to have; what comes twice or later changes nothing', async () => {
    const { id, sms } = await sentOne();
    const day = await sentDate(id);
    await isTold(async () => expect(await tell(sms.sendId, 'delivered')).toBe(204));
    const since = await lastChange(api.sequelize);
    expect([await tell(sms.sendId, 'delivered'), await tell(sms.sendId, 'undelivered')]).toEqual([204, 204]);
    expect(await lastChange(api.sequelize)).toEqual(since);
    expect(await cardOf(id)).toMatchObject({
      state: 'Sent',
      sms: { state: 'delivered', words: 'Delivered to the phone.', maySendAgain: false },
    });
    expect(await sentDate(id)).toEqual(day);
  });

  test('one that did not reach it counts as none, is said, and goes once more by another id', async () => {
    const { id, sms } = await sentOne();
    await isTold(async () => expect(await tell(sms.sendId, 'undelivered')).toBe(204));
    expect([await sentDate(id), await cardOf(id)]).toEqual([
      null,
      expect.objectContaining({ state: 'Not sent', sms: expect.objectContaining({ state: 'failed', maySendAgain: true }) }),
    ]);
    expect(await press(`sendBuilderSmsAgain(id: ${String(sms.requestId)})`)).toBe('OK');
    expect((await smsOf(id)).sendId).not.toBe(sms.sendId);
    // of the first message nothing is heard any more
    expect(await tell(sms.sendId, 'delivered')).toBe(204);
    expect(await smsOf(id)).toMatchObject({ state: 'queued' });
  });

  test('a receipt of a message whose answer was lost is that answer', async () => {
    const { id, sms } = await sentOne(Array.from({ length: MOST_SMS_TRIES }, () => 'loses its answer' as const));
    expect([await sentDate(id), (await smsOf(id)).failure]).toEqual([null, 'lost']);
    await isTold(async () => expect(await tell(sms.sendId, 'delivered')).toBe(204));
    expect([await sentDate(id), await smsOf(id)]).toEqual([now, expect.objectContaining({ state: 'delivered', failure: null })]);
  });

  test('what is not signed by the provider changes nothing, and a server without one has no such address', async () => {
    const { id, sms } = await sentOne();
    expect(await tell(sms.sendId, 'undelivered', `${SECRET}!`)).toBe(401);
    expect(await tell('8f14e45f-ceea-4e7a-9b1d-3c0b8a7d2f10', 'delivered')).toBe(204);
    expect(await smsOf(id)).toMatchObject({ state: 'sent' });
    expect((await fetch(`${api.url}/sms/receipts`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
