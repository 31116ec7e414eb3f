// The catalogue of item codes in a real database: who manages it, amounts, two editors, its file, its views and its history (screens.md §2.18).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
const AMOUNT = '8642.97';
beforeAll(async () => {
  api = await bootApi();
  await api.sequelize.query('update field_item set is_archived = true');
  // the office manages the catalogue here and sees no amounts
  await api.sequelize.query("insert into role_claim (role_id, claim_value) values (4, 'CAN_MANAGE_ITEM_CODES')");
});
afterAll(() => api.stop());

const FIELDS = 'id version code name unitAmount estimatedTime usageCount isArchived';
const row = z.object({
  id: z.number(),
  version: z.number(),
  code: z.string(),
  name: z.string(),
  unitAmount: z.string().nullable(),
  estimatedTime: z.string().nullable(),
  usageCount: z.number(),
  isArchived: z.boolean(),
});
type ItemCode = z.infer<typeof row>;

const ask = async (person: PersonName, query: string) => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const list = async (person: PersonName, args = 'first: 200'): Promise<ItemCode[]> => {
  const { data, code } = await ask(person, `{ itemCodes(${args}) { rows { ${FIELDS} } } }`);
  expect(code).toBe('OK');
  return z.object({ rows: z.array(row) }).parse(data?.['itemCodes']).rows;
};
const save = (person: PersonName, input: string) => ask(person, `mutation { saveItemCode(input: { ${input} }) { ${FIELDS} } }`);
const made = async (code: string, more = ''): Promise<ItemCode> => {
  const sent = await save('admin', `changes: { code: "${code}", name: "Pit"${more} }`);
  expect(sent.code).toBe('OK');
  return row.parse(sent.data?.['saveItemCode']);
};

test('a new code is written in capitals, and another that differs in case and spaces alone is refused at its field', async () => {
  expect(await made(' con-20x ')).toMatchObject({ code: 'CON-20X', name: 'Pit', usageCount: 0, isArchived: false });
  expect(await save('admin', 'changes: { code: "con - 20X", name: "Conduit" }')).toMatchObject({
    code: 'ALREADY_TAKEN',
    details: { field: 'code' },
  });
});

test('what is missing or no field of it is said at the field', async () => {
  expect(await save('admin', 'changes: { code: "LONE-1" }')).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'name' } });
  expect(await save('admin', 'changes: { code: "LONE-1", name: "A", version: 3 }')).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'version' },
  });
  const { id } = await made('FAULT-1');
  expect(await save('admin', `id: ${id}, changes: { unitAmount: "dear" }`)).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'unitAmount' },
  });
});

test('without the claim nobody reads, sorts or takes out the catalogue', async () => {
  expect((await ask('finance', '{ itemCodes { count } }')).code).toBe('CLAIM_REQUIRED');
  expect((await ask('finance', '{ itemCodeFilterOptions { itemTypes } }')).code).toBe('CLAIM_REQUIRED');
  expect((await api.rest('finance', 'GET', '/api/exports/itemCodes.csv')).status).toBe(403);
  expect((await ask('finance', '{ savedViews(list: "itemCodes") { id } }')).code).toBe('CLAIM_REQUIRED');
});

test('an amount is null for whoever may not see it, reaches no order and no file of theirs, and is not written by them', async () => {
  const { id } = await made('MONEY-1', `, unitAmount: "${AMOUNT}"`);
  const seen = async (person: PersonName) => (await list(person, `filter: { ids: [${id}] }`))[0]?.unitAmount;
  expect([await seen('admin'), await seen('office')]).toEqual([AMOUNT, null]);
  expect((await ask('office', '{ itemCodes(sort: { field: "unitAmount" }) { count } }')).code).toBe('CLAIM_REQUIRED');
  const file = async (person: PersonName) => String((await api.rest(person, 'GET', '/api/exports/itemCodes.csv')).body);
  expect([(await file('admin')).includes(AMOUNT), (await file('office')).includes(AMOUNT)]).toEqual([true, false]);
  expect((await file('office')).split('\r\n')[0]).toBe(
    '\ufeffCode,Name,Description,Item type,Unit of measure,Estimated hours,Minimum quantity,Maximum quantity,Work types,Photos it needs,Uses,Merged into,Archived',
  );
  expect((await save('office', `id: ${id}, changes: { unitAmount: "1.00" }`)).code).toBe('CLAIM_REQUIRED');
  const dearer = `id: ${id}, base: { unitAmount: "${AMOUNT}" }, changes: { unitAmount: "1.00" }`;
  expect(await save('admin', dearer)).toMatchObject({ code: 'REASON_REQUIRED' });
  expect((await save('admin', `${dearer}, why: "New supplier"`)).code).toBe('OK');
  expect((await save('office', `id: ${id}, base: { name: "Pit" }, changes: { name: "Deep pit" }`)).code).toBe('OK');
  expect(await seen('admin')).toBe('1.00');
});

test('amounts are in order of their figures, page after page, those without one at the end', async () => {
  const ids = [];
  for (const [code, amount] of [
    ['ORDER-1', '"100.00"'],
    ['ORDER-2', '"9.50"'],
    ['ORDER-3', 'null'],
    ['ORDER-4', '"20.00"'],
  ])
    ids.push((await made(String(code), `, unitAmount: ${String(amount)}`)).id);
  const pages = [];
  let after = 'null';
  for (let page = 0; page < 4; page++) {
    const asked = `filter: { ids: [${ids.join(', ')}] }, sort: { field: "unitAmount", descending: false }, first: 1, after: ${after}`;
    const { data } = await ask('admin', `{ itemCodes(${asked}) { rows { code } after } }`);
    const found = z.object({ rows: z.array(z.object({ code: z.string() })), after: z.string().nullable() }).parse(data?.['itemCodes']);
    pages.push(found.rows[0]?.code);
    after = JSON.stringify(found.after);
  }
  expect(pages).toEqual(['ORDER-2', 'ORDER-4', 'ORDER-1', 'ORDER-3']);
});

test('two editors of different fields lose nothing; of one field the second is shown all three values and nothing is written', async () => {
  const { id } = await made('TWICE-1');
  expect((await save('admin', `id: ${id}, base: { name: "Pit" }, changes: { name: "Deep pit" }`)).code).toBe('OK');
  expect((await save('office', `id: ${id}, base: { itemType: null }, changes: { itemType: "Pit" }`)).code).toBe('OK');
  const clash = await save(
    'office',
    `id: ${id}, base: { name: "Pit", itemType: "Pit" }, changes: { name: "Round pit", itemType: "Round" }`,
  );
  expect(clash).toMatchObject({
    code: 'STALE_VERSION',
    details: {
      ...{ entity: 'field_item', id, version: 2, changedBy: 'Ada Marsh' },
      fields: [{ field: 'name', yours: 'Round pit', theirs: 'Deep pit', base: 'Pit', by: 'Ada Marsh', why: null }],
    },
  });
  expect((await list('admin', `filter: { ids: [${id}] }`))[0]).toMatchObject({ name: 'Deep pit', version: 2 });
});

test('both saves at once: other fields of one code both stand; of one field one wins and the other is told, whoever came first', async () => {
  const { id } = await made('RACE-1');
  const edit = (changes: string, base: string) => save('admin', `id: ${String(id)}, base: { ${base} }, changes: { ${changes} }`);
  const both = await Promise.all([edit('name: "Deep pit"', 'name: "Pit"'), edit('estimatedTime: "15"', 'estimatedTime: null')]);
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK']);
  const [merged] = await list('admin', `filter: { ids: [${String(id)}] }`);
  expect(merged).toMatchObject({ name: 'Deep pit', version: 2 });
  expect(merged?.estimatedTime).not.toBeNull();
  const names = await Promise.all(['Round pit', 'Square pit'].map((name) => edit(`name: "${name}"`, 'name: "Deep pit"')));
  expect(names.map(({ code }) => code).toSorted()).toEqual(['OK', 'STALE_VERSION']);
  const won = names[0]?.code === 'OK' ? 'Round pit' : 'Square pit';
  expect((await list('admin', `filter: { ids: [${String(id)}] }`))[0]).toMatchObject({ name: won, version: 3 });
});

test('a code that jobs have stays; everything else of it may change, and its uses are counted', async () => {
  const { id } = await made('USED-1');
  const job = await insertRow(api.sequelize, 'construction', {
    work_order: 'IC-1',
    status: 'Scheduled',
    work_type: 'MDU',
    address: '1 Ferry St',
  });
  await insertRow(api.sequelize, 'boq', { construction_id: job, item_id: id, code: 'USED-1' });
  expect((await save('admin', `id: ${id}, base: { code: "USED-1" }, changes: { code: "USED-2" }`)).code).toBe('ITEM_CODE_USED');
  const saved = await save('admin', `id: ${id}, base: { estimatedTime: null }, changes: { estimatedTime: "1.5" }`);
  expect(saved.data?.['saveItemCode']).toMatchObject({ code: 'USED-1', estimatedTime: '1.500', usageCount: 1 });
  expect((await list('admin', 'filter: { used: true }')).map(({ code }) => code)).toEqual(['USED-1']);
});

test('an archived one leaves the pickers and stays in the catalogue, and comes back', async () => {
  const { id, code } = await made('OLD-9');
  const archive = (archived: boolean) =>
    ask('admin', `mutation { archiveItemCode(id: ${id}, archived: ${String(archived)}) { isArchived } }`);
  const offered = async () => JSON.stringify((await ask('admin', '{ fieldItems { code } }')).data).includes(code);
  const before = await offered();
  expect((await archive(true)).data?.['archiveItemCode']).toEqual({ isArchived: true });
  expect([before, await offered()]).toEqual([true, false]);
  expect(await list('admin', `filter: { ids: [${id}], archived: true }`)).toHaveLength(1);
  expect((await archive(false)).code).toBe('OK');
  expect(await offered()).toBe(true);
});

test('its history is for whoever manages the catalogue, amounts for those who see them', async () => {
  const { id } = await made('HIST-1', `, unitAmount: "${AMOUNT}"`);
  await save('admin', `id: ${id}, base: { name: "Pit" }, changes: { name: "Deep pit" }`);
  const history = (person: PersonName) =>
    ask(person, `{ recordEvents(entity: "field_item", id: ${id}) { events { move before after displayName } next } }`);
  expect((await history('finance')).code).toBe('CLAIM_REQUIRED');
  const edit = { move: 'editItemCode', before: { name: 'Pit' }, after: { name: 'Deep pit' }, displayName: 'Ada Marsh' };
  expect((await history('admin')).data?.['recordEvents']).toMatchObject({ events: [edit, { move: 'createItemCode' }], next: null });
  expect(JSON.stringify((await history('admin')).data)).toContain(AMOUNT);
  expect(JSON.stringify((await history('office')).data)).not.toContain(AMOUNT);
  expect((await ask('admin', `{ recordEvents(entity: "schedule", id: ${PEOPLE.sub}) { next } }`)).code).toBe('INVALID_INPUT');
});

test('a file is tried first: what is fine is taken, what is not is told by row and left, and what changed meanwhile is refused', async () => {
  const { code } = await made('FILE-1', `, unitAmount: "${AMOUNT}"`);
  const file = ['Code,Name,Unit amount', `${code.toLowerCase()},Deep pit,${AMOUNT}`, 'FILE-2,Duct,12.5', 'FILE-3,,1', 'file-2,Duct,1'].join(
    '\n',
  );
  const csv = JSON.stringify(file);
  const FILE = '{ created edited same needsReason refused { line code refusal } seen }';
  const dryRun = z
    .object({ seen: z.string() })
    .loose()
    .parse((await ask('admin', `{ itemCodeDryRun(csv: ${csv}) ${FILE} }`)).data?.['itemCodeDryRun']);
  const told = {
    ...{ created: 1, edited: 1, same: 0, needsReason: true },
    refused: [
      { line: 4, code: 'FILE-3', refusal: 'INVALID_INPUT' },
      { line: 5, code: 'file-2', refusal: 'ALREADY_TAKEN' },
    ],
  };
  expect(dryRun).toMatchObject(told);
  expect((await list('admin')).some((one) => one.code === 'FILE-2')).toBe(false);
  const bring = (seen: string, why = '') =>
    ask('admin', `mutation { importItemCodes(input: { csv: ${csv}, seen: "${seen}"${why} }) ${FILE} }`);
  expect((await bring(dryRun.seen)).code).toBe('REASON_REQUIRED');
  expect((await bring('0', ', why: "List of spring"')).code).toBe('STALE_VERSION');
  expect((await bring(dryRun.seen, ', why: "List of spring"')).data?.['importItemCodes']).toMatchObject(told);
  const kept = (await list('admin')).filter((one) => one.code.startsWith('FILE-')).map((one) => [one.code, one.name, one.unitAmount]);
  expect(kept).toEqual([
    ['FILE-1', 'Deep pit', AMOUNT],
    ['FILE-2', 'Duct', '12.50'],
  ]);
  expect((await ask('office', `{ itemCodeDryRun(csv: ${csv}) ${FILE} }`)).data?.['itemCodeDryRun']).toMatchObject({
    created: 0,
    edited: 0,
  });
});

test('an import is undone: what it changed is as it was, what it made is archived, what something else changed since is named and left', async () => {
  const { name } = await made('BACK-1', `, unitAmount: "${AMOUNT}"`);
  await made('BACK-2');
  const csv = JSON.stringify(
    ['Code,Name,Unit amount', 'BACK-1,Deep pit,9', 'BACK-2,Deep duct,9', 'BACK-4,Duct,1', 'BACK-5,Duct,1'].join('\n'),
  );
  const seen = z
    .object({ seen: z.string() })
    .parse((await ask('admin', `{ itemCodeDryRun(csv: ${csv}) { seen } }`)).data?.['itemCodeDryRun']).seen;
  const { data } = await ask('admin', `mutation { importItemCodes(input: { csv: ${csv}, seen: "${seen}", why: "Spring" }) { importId } }`);
  const { importId } = z.object({ importId: z.number() }).parse(data?.['importItemCodes']);
  await api.sequelize.query(`update field_item set name = 'Other', version = version + 1 where code = 'BACK-2'`);
  await api.sequelize.query(
    `insert into boq (construction_id, item_id, code) select min(c.id), f.id, f.code from construction c, field_item f where f.code = 'BACK-5' group by f.id`,
  );
  const undo = (by: PersonName, why = 'Wrong file') =>
    ask(by, `mutation { undoItemCodeImport(input: { importId: ${String(importId)}, why: "${why}" }) { undone left { code sentence } } }`);
  const imports = async () =>
    z
      .array(z.object({ id: z.number() }).loose())
      .parse((await ask('admin', '{ itemCodeImports { id madeBy created edited undoneAt undoable } }')).data?.['itemCodeImports'])
      .find(({ id }) => id === importId);
  const listed = { id: importId, madeBy: expect.stringContaining(' ') as string, created: 2, edited: 2 };
  expect(await imports()).toEqual({ ...listed, undoneAt: null, undoable: 2 });
  expect((await undo('finance')).code).toBe('CLAIM_REQUIRED');
  expect((await undo('admin')).data?.['undoItemCodeImport']).toEqual({
    undone: 2,
    left: [
      { code: 'BACK-2', sentence: 'It was changed since the import.' },
      { code: 'BACK-5', sentence: 'It is now used on jobs.' },
    ],
  });
  const kept = await api.sequelize.query(
    `select code, name, unit_amount::text as amount, is_archived as gone from field_item where code like 'BACK-%' order by code`,
    { type: QueryTypes.SELECT },
  );
  expect(kept).toMatchObject([
    { code: 'BACK-1', name, amount: AMOUNT, gone: false },
    { code: 'BACK-2', name: 'Other', amount: '9.00', gone: false },
    { code: 'BACK-4', gone: true },
    { code: 'BACK-5', gone: false },
  ]);
  expect((await undo('admin')).data?.['undoItemCodeImport']).toEqual({ undone: 0, left: [] });
  expect(await imports()).toEqual({ ...listed, undoneAt: expect.any(String) as string, undoable: 0 });
});

test('views of the list are saved, shared by who manages the catalogue', async () => {
  const input = `list: "itemCodes", name: "Pits ${randomUUID()}", query: "q=pit", isShared: true`;
  expect((await ask('office', `mutation { saveView(input: { ${input} }) { id } }`)).code).toBe('OK');
  expect((await ask('finance', `mutation { saveView(input: { ${input} }) { id } }`)).code).toBe('CLAIM_REQUIRED');
});
