// A job's costs in a real database: who reads which amount and which receipt, and that a bulk of lists touches no other job (decision 054).
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const costs = z.array(
  z.object({
    id: z.number(),
    code: z.string().nullable(),
    supplier: z.string().nullable(),
    quantity: z.string(),
    unitCost: z.string().nullable(),
    receipt: z.object({ id: z.number(), title: z.string(), url: z.string() }).nullable(),
  }),
);
const jobCosts = z.object({ boms: costs, expenses: costs.nullable() });
const filesOfAJob = z.object({ construction: z.object({ attachments: z.array(z.object({ id: z.number() })) }) });

const read = async (person: PersonName, constructionId: number): Promise<z.infer<typeof jobCosts>> => {
  const fields = '{ id code supplier quantity unitCost receipt { id title url } }';
  const { data, errors } = await api.gql(person, `{ jobCosts(constructionId: ${constructionId}) { boms ${fields} expenses ${fields} } }`);
  expect(errors).toEqual([]);
  return jobCosts.parse(data?.['jobCosts']);
};
const send = async (person: PersonName, mutation: string): Promise<string> => {
  const { errors } = await api.gql(person, `mutation { ${mutation} { id } }`);
  return errors[0]?.extensions.code ?? 'OK';
};
const job = async (): Promise<number> => (await insertTask(api.sequelize, { group: 'Ridgeway Cabling' })).constructionId;
const receiptOf = (constructionId: number, more: object = {}): Promise<number> =>
  insertAttachment(api.sequelize, { owner_user_id: PEOPLE.finance, construction_id: constructionId, title: 'Kennards 1182.pdf', ...more });
const filesOf = async (person: PersonName, id: number): Promise<number[]> => {
  const { data } = await api.gql(person, `{ construction(id: ${id}) { attachments { id } } }`);
  return filesOfAJob.parse(data).construction.attachments.map((file) => file.id);
};
const bytesOf = async (person: PersonName, id: number): Promise<number> =>
  (await api.rest(person, 'DELETE', `/api/attachments/${id}`)).status;

const BOM = 'kind: "bom", code: "PIT-450", quantity: "2"';
const EXPENSE = 'kind: "expense", supplier: "Kennards", quantity: "1", spentOn: "2026-11-20"';

test('what a material costs is for those who see money; the office edits the rest and leaves it as it is', async () => {
  const constructionId = await job();
  const of = `constructionId: ${constructionId}`;
  expect(await send('finance', `saveJobCost(input: { ${of}, ${BOM}, unitCost: "35.50" })`)).toBe('OK');
  const [priced] = (await read('finance', constructionId)).boms;
  expect(priced).toMatchObject({ code: 'PIT-450', quantity: '2.000', unitCost: '35.50' });
  expect((await read('office', constructionId)).boms).toMatchObject([{ code: 'PIT-450', unitCost: null }]);
  const id = `id: ${String(priced?.id)}`;
  expect(await send('office', `saveJobCost(input: { ${id}, ${of}, kind: "bom", code: "PIT-450", quantity: "3" })`)).toBe('OK');
  expect((await read('finance', constructionId)).boms).toMatchObject([{ quantity: '3.000', unitCost: '35.50' }]);
  // who sees it may take it away
  expect(await send('finance', `saveJobCost(input: { ${id}, ${of}, kind: "bom", code: "PIT-450", quantity: "3" })`)).toBe('OK');
  expect((await read('admin', constructionId)).boms).toMatchObject([{ unitCost: null }]);
});

test('an expense is told to nobody without the claim, neither in the list nor in the history', async () => {
  const constructionId = await job();
  expect(await send('finance', `saveJobCost(input: { constructionId: ${constructionId}, ${EXPENSE}, unitCost: "99.95" })`)).toBe('OK');
  expect((await read('finance', constructionId)).expenses).toMatchObject([{ supplier: 'Kennards', unitCost: '99.95' }]);
  expect(await read('office', constructionId)).toEqual({ boms: [], expenses: null });
  const history = async (person: PersonName) =>
    JSON.stringify((await api.gql(person, `{ jobEvents(constructionId: ${constructionId}) { events { move after } } }`)).data);
  expect(await history('finance')).toContain('99.95');
  expect(await history('office')).not.toContain('addJobCost');
});

test('what was removed is in no list until it is brought back, and cannot be edited meanwhile', async () => {
  const constructionId = await job();
  const save = `constructionId: ${constructionId}, ${EXPENSE}, unitCost: "10"`;
  await send('finance', `saveJobCost(input: { ${save} })`);
  const id = (await read('finance', constructionId)).expenses?.[0]?.id ?? 0;
  expect(await send('finance', `removeJobCost(input: { id: ${id} })`)).toBe('OK');
  expect((await read('finance', constructionId)).expenses).toEqual([]);
  expect(await send('finance', `saveJobCost(input: { id: ${id}, ${save} })`)).toBe('NOT_FOUND');
  expect(await send('finance', `restoreJobCost(input: { id: ${id} })`)).toBe('OK');
  expect((await read('finance', constructionId)).expenses).toMatchObject([{ id, unitCost: '10.00' }]);
});

test('a cost stays what it is, and with its job', async () => {
  const [constructionId, other] = [await job(), await job()];
  await send('finance', `saveJobCost(input: { constructionId: ${constructionId}, ${EXPENSE}, unitCost: "10" })`);
  const id = (await read('finance', constructionId)).expenses?.[0]?.id ?? 0;
  expect(await send('finance', `saveJobCost(input: { id: ${id}, constructionId: ${other}, ${EXPENSE}, unitCost: "10" })`)).toBe(
    'NOT_FOUND',
  );
  expect(await send('finance', `saveJobCost(input: { id: ${id}, constructionId: ${constructionId}, ${BOM} })`)).toBe('NOT_FOUND');
});

test('a receipt is a file of this very job, is read by those who see money and by who sent it, and goes with its file', async () => {
  const [constructionId, other] = [await job(), await job()];
  const [receiptId, foreign] = [await receiptOf(constructionId), await receiptOf(other)];
  expect(await filesOf('sub', constructionId)).toEqual([receiptId]);
  const save = (receipt: number) =>
    send('finance', `saveJobCost(input: { constructionId: ${constructionId}, ${EXPENSE}, unitCost: "10", receiptId: ${receipt} })`);
  expect(await save(foreign)).toBe('INVALID_INPUT');
  expect(await save(receiptId)).toBe('OK');
  const [cost] = (await read('finance', constructionId)).expenses ?? [];
  expect(cost?.receipt).toMatchObject({ id: receiptId, title: 'Kennards 1182.pdf' });
  expect([await filesOf('sub', constructionId), await filesOf('office', constructionId)]).toEqual([[], []]);
  expect(await filesOf('finance', constructionId)).toEqual([receiptId]);
  expect([await bytesOf('sub', receiptId), await bytesOf('office', receiptId)]).toEqual([404, 404]);
  expect(await bytesOf('finance', receiptId)).toBeLessThan(300);
  expect((await read('finance', constructionId)).expenses).toMatchObject([{ id: cost?.id, receipt: null }]);
});

test('a file that is on its way to be a receipt is one by its category, also before its expense is saved', async () => {
  const constructionId = await job();
  const id = await receiptOf(constructionId, { tags: 'Design; Receipt' });
  const like = await receiptOf(constructionId, { tags: 'Receipts of materials' });
  const own = await receiptOf(constructionId, { tags: 'Receipt', owner_user_id: PEOPLE.sub });
  expect((await filesOf('sub', constructionId)).sort()).toEqual([like, own].sort());
  expect((await filesOf('finance', constructionId)).sort()).toEqual([id, like, own].sort());
});
