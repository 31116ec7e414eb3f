// The lists that the office keeps in a real database: what is offered, records that follow a rename and a merge, two editors, and the queue's rest
// (screens.md §2.20).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import type { PersonName } from '../../../test/world.ts';

interface Value {
  readonly id: number;
  readonly label: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly useCount: number;
  readonly code: string | null;
  readonly colour: string | null;
  readonly details: string | null;
  readonly dueDays: number | null;
}
interface Values {
  readonly values: readonly Value[];
  readonly unlisted: readonly { readonly text: string; readonly useCount: number; readonly likeId: number | null }[];
}

let api: BootedApi;
const BUILDERS = 'Builder Lookup';
const CATEGORIES = 'Attachment category';
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sequelize.query(`delete from lookup_value; update construction set developer = null where developer is not null`);
});

const FIELDS = '{ values { id label version isArchived useCount code colour dueDays details } unlisted { text useCount likeId } }';
const run = async (person: PersonName, operation: string, args: string) => {
  const kind = operation === 'lookupValues' ? 'query' : 'mutation';
  const { data, errors } = await api.gql(person, `${kind} { ${operation}(${args}) ${FIELDS} }`);
  return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details ?? {}, values: data?.[operation] as Values };
};
const save = (list: string, label: string, more = '') =>
  run('office', 'saveLookupValue', `input: { list: "${list}", label: "${label}" ${more} }`);
const added = async (list: string, label: string): Promise<Value> => found((await save(list, label)).values, label);
const found = ({ values }: Values, label: string): Value => {
  const value = values.find((one) => one.label === label);
  if (value === undefined) throw new Error(`${label} is not there`);
  return value;
};
const list = async (name: string): Promise<Values> => (await run('office', 'lookupValues', `list: "${name}"`)).values;
const offered = async (name: string): Promise<unknown> => {
  const { data } = await api.gql('field', `{ lookups(names: ["${name}"]) { data } }`);
  return (data?.['lookups'] as { data: unknown }[])[0]?.data;
};
const jobBy = (developer: string): Promise<number> =>
  insertRow(api.sequelize, 'construction', {
    work_order: randomUUID(),
    status: 'Scheduled',
    work_type: 'MDU',
    address: '1 Ferry St',
    developer,
  });
const select = <Row extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
const developerOf = async (id: number): Promise<string | null | undefined> =>
  (await select<{ developer: string | null }>('select developer from construction where id = $id', { id }))[0]?.developer;

test('what is offered is what the list has, in its order, without what is archived', async () => {
  const [one, , three] = [await added(BUILDERS, 'Acme'), await added(BUILDERS, 'Banksia'), await added(BUILDERS, 'Coral')];
  expect(await offered(BUILDERS)).toEqual(['Acme', 'Banksia', 'Coral']);
  await run('office', 'moveLookupValue', `id: ${String(three.id)}, afterId: ${String(one.id)}`);
  expect(await offered(BUILDERS)).toEqual(['Acme', 'Coral', 'Banksia']);
  await run('office', 'moveLookupValue', `id: ${String(three.id)}`);
  expect(await offered(BUILDERS)).toEqual(['Coral', 'Acme', 'Banksia']);
  await run('office', 'archiveLookupValue', `id: ${String(one.id)}, archived: true`);
  expect(await offered(BUILDERS)).toEqual(['Coral', 'Banksia']);
  expect((await list(BUILDERS)).values.map(({ label }) => label)).toEqual(['Coral', 'Banksia', 'Acme']);
});

test('a name is one whatever its case and spaces, in its list alone', async () => {
  await added(BUILDERS, 'Red Gum');
  expect(await save(BUILDERS, 'redgum')).toMatchObject({ code: 'ALREADY_TAKEN', details: { field: 'label' } });
  expect((await save('Region', 'redgum')).code).toBe('OK');
  expect((await save(BUILDERS, ' ')).code).toBe('INVALID_INPUT');
  expect((await save('No such list', 'Too far')).code).toBe('INVALID_INPUT');
});

test('a renamed value is renamed in the records that hold it, with a reason, each with its own event', async () => {
  const { id } = await added(BUILDERS, 'Acme');
  const [job, other] = [await jobBy('Acme'), await jobBy('Banksia')];
  const potential = await insertRow(api.sequelize, 'potential_job', { raised_by_user_id: 1, builder: 'Acme' });
  expect(found(await list(BUILDERS), 'Acme').useCount).toBe(2);
  expect((await save(BUILDERS, 'Acme Homes', `id: ${String(id)}`)).code).toBe('REASON_REQUIRED');
  expect(await developerOf(job)).toBe('Acme');
  const seq = await lastChange(api.sequelize);
  expect((await save(BUILDERS, 'Acme Homes', `id: ${String(id)} why: "Its new name"`)).code).toBe('OK');
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect(faults).toEqual([]);
  expect(events.map(({ move, entityId }) => [move, entityId])).toEqual([
    ['updateJob', job],
    ['editPotentialJob', potential],
    ['renameLookupValue', id],
  ]);
  expect([await developerOf(job), await developerOf(other)]).toEqual(['Acme Homes', 'Banksia']);
  // whoever has the job open is asked about it
  expect(await select('select version from construction where id = $job', { job })).toEqual([{ version: 1 }]);
  expect(found(await list(BUILDERS), 'Acme Homes').useCount).toBe(2);
});

test('of two who rename one value the later one is shown both names, and nothing is written', async () => {
  const { id } = await added(BUILDERS, 'Acme');
  await save(BUILDERS, 'Acme Homes', `id: ${String(id)} baseLabel: "Acme"`);
  expect(await save(BUILDERS, 'Acme Group', `id: ${String(id)} baseLabel: "Acme"`)).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: 'label', yours: 'Acme Group', theirs: 'Acme Homes', base: 'Acme' }] },
  });
  expect(await offered(BUILDERS)).toEqual(['Acme Homes']);
});

test('sixteen who change one list at once lose nothing', async () => {
  const names = Array.from({ length: 16 }, (_, at) => `Builder ${String(at)}`);
  const first = await added(BUILDERS, 'First');
  const answers = await Promise.all(
    names.map((name, at) => (at % 4 === 3 ? run('admin', 'moveLookupValue', `id: ${String(first.id)}`) : save(BUILDERS, name))),
  );
  expect(answers.map(({ code }) => code)).toEqual(names.map(() => 'OK'));
  const kept = (await list(BUILDERS)).values.map(({ label }) => label);
  expect(new Set(kept)).toEqual(new Set(['First', ...names.filter((_, at) => at % 4 !== 3)]));
  expect(new Set((await offered(BUILDERS)) as string[])).toEqual(new Set(kept));
});

test('a text that records hold and the list has not is listed with the value most like it, and merged into it', async () => {
  const { id } = await added(BUILDERS, 'Tamar Homes');
  const jobs = [await jobBy('Tamar Home'), await jobBy('Tamar Home'), await jobBy('Quokka')];
  expect((await list(BUILDERS)).unlisted).toEqual(
    expect.arrayContaining([
      { text: 'Tamar Home', useCount: 2, likeId: id },
      { text: 'Quokka', useCount: 1, likeId: null },
    ]),
  );
  const merge = (from: string) =>
    run('office', 'mergeLookupValues', `input: { list: "${BUILDERS}", from: "${from}", intoId: ${String(id)}, why: "A slip" }`);
  expect((await merge('Nobody')).code).toBe('NOT_FOUND');
  const { values } = await merge('Tamar Home');
  expect(found(values, 'Tamar Homes').useCount).toBe(2);
  expect(values.unlisted.map(({ text }) => text)).not.toContain('Tamar Home');
  expect(await Promise.all(jobs.map(developerOf))).toEqual(['Tamar Homes', 'Tamar Homes', 'Quokka']);
});

test('a merged value is archived, and its records have the other one', async () => {
  const [into, from] = [await added(BUILDERS, 'Acme'), await added(BUILDERS, 'Acme Pty Ltd')];
  const job = await jobBy('Acme Pty Ltd');
  const input = `input: { list: "${BUILDERS}", from: "Acme Pty Ltd", intoId: ${String(into.id)}, why: "One company" }`;
  const seq = await lastChange(api.sequelize);
  expect((await run('office', 'mergeLookupValues', input)).code).toBe('OK');
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect([faults, events.map(({ move }) => move)]).toEqual([[], ['updateJob', 'archiveLookupValue', 'mergeLookupValues']]);
  expect(
    await select(`select detail->>'into' as into from event where entity_id = $id and move = 'archiveLookupValue'`, { id: from.id }),
  ).toEqual([{ into: 'Acme' }]);
  expect(await developerOf(job)).toBe('Acme');
  expect((await list(BUILDERS)).values).toMatchObject([
    { id: into.id, useCount: 1 },
    { id: from.id, isArchived: true, useCount: 0 },
  ]);
});

test('a contract is renamed in the codes that charge it and in its jobs; a unit in the codes of the catalogue', async () => {
  const { id } = await added('Contract', 'NBN 2025');
  const item = await insertRow(api.sequelize, 'field_item', { code: randomUUID(), name: 'Pit', unit_of_measure: 'metre' });
  const job = await jobBy('Acme');
  await api.sequelize.query(`update construction set contract = 'NBN 2025' where id = $job`, { bind: { job } });
  const priced = { external_code: 'C-1', item_id: item, effective_from: '2026-01-01', unit_of_measure: 'metre' };
  const code = await insertRow(api.sequelize, 'construction_code', { ...priced, contract: 'NBN 2025' });
  const seq = await lastChange(api.sequelize);
  expect((await save('Contract', 'NBN 2026', `id: ${String(id)} why: "Renewed"`)).code).toBe('OK');
  const { id: unit } = await added('UoM', 'metre');
  expect((await save('UoM', 'm', `id: ${String(unit)} why: "Short"`)).code).toBe('OK');
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect(faults).toEqual([]);
  expect(events.map(({ move, entityId }) => [move, entityId])).toEqual([
    ['editConstructionCode', code],
    ['updateJob', job],
    ['renameLookupValue', id],
    ['createLookupValue', unit],
    ['editItemCode', item],
    ['editConstructionCode', code],
    ['renameLookupValue', unit],
  ]);
  expect(await select('select contract, unit_of_measure as unit from construction_code where id = $code', { code })).toEqual([
    { contract: 'NBN 2026', unit: 'm' },
  ]);
});

test('two contracts whose codes would then overlap are not merged, and nothing is changed', async () => {
  const [into] = [await added('Contract', 'Fibre A'), await added('Contract', 'Fibre B')];
  const item = await insertRow(api.sequelize, 'field_item', { code: randomUUID(), name: 'Pit' });
  const job = await jobBy('Acme');
  await api.sequelize.query(`update construction set contract = 'Fibre B' where id = $job`, { bind: { job } });
  for (const contract of ['Fibre A', 'Fibre B'])
    await insertRow(api.sequelize, 'construction_code', { external_code: 'X-9', item_id: item, effective_from: '2026-01-01', contract });
  const input = `input: { list: "Contract", from: "Fibre B", intoId: ${String(into.id)}, why: "One" }`;
  expect((await run('office', 'mergeLookupValues', input)).code).toBe('ALREADY_TAKEN');
  expect(await select('select contract from construction where id = $job', { job })).toEqual([{ contract: 'Fibre B' }]);
});

test('a work type keeps its name, which settings use, and may be archived; reasons are offered and stand in no record', async () => {
  const [mdu, other] = [await added('Work type', 'MDU'), await added('Work type', 'Civil')];
  await jobBy('Acme');
  expect(found(await list('Work type'), 'MDU').useCount).toBeGreaterThan(0);
  expect((await save('Work type', 'Units', `id: ${String(mdu.id)} why: "Plain"`)).code).toBe('LOOKUP_NAMES_FIXED');
  const merge = `input: { list: "Work type", from: "MDU", intoId: ${String(other.id)}, why: "One" }`;
  expect((await run('office', 'mergeLookupValues', merge)).code).toBe('LOOKUP_NAMES_FIXED');
  expect((await run('office', 'archiveLookupValue', `id: ${String(other.id)}, archived: true`)).code).toBe('OK');
  expect(await offered('Work type')).toEqual(['MDU']);
  const far = await added('Decline reason', 'Too far');
  expect((await save('Decline reason', 'Too far away', `id: ${String(far.id)}`)).code).toBe('OK');
  expect(await list('Decline reason')).toMatchObject({ values: [{ label: 'Too far away', useCount: 0 }], unlisted: [] });
});

test('a category is renamed among the tags of its files, holds no semicolon, and Photos stays', async () => {
  const [photos, design] = [await added(CATEGORIES, 'Photos'), await added(CATEGORIES, 'Design')];
  const job = await jobBy('Acme');
  const file = async (tags: string): Promise<number> => {
    const bytes = { kind: 'original', state: 'stored', content_type: 'image/jpeg', size_bytes: 3, stored_utc: new Date(0) };
    const stored = await insertRow(api.sequelize, 'stored_file', { ...bytes, storage_key: randomUUID() });
    const shown = { file_id: stored, original_file_id: stored, state: 'uploaded' };
    return insertRow(api.sequelize, 'attachment', { owner_user_id: 1, construction_id: job, title: 'Plan', tags, ...shown });
  };
  const [plan, other] = [await file('Design; Rev B'), await file('Designs')];
  expect((await save(CATEGORIES, 'A;B')).code).toBe('INVALID_INPUT');
  expect((await save(CATEGORIES, 'Pictures', `id: ${String(photos.id)}`)).code).toBe('LOOKUP_VALUE_LOCKED');
  expect((await run('office', 'archiveLookupValue', `id: ${String(photos.id)}, archived: true`)).code).toBe('LOOKUP_VALUE_LOCKED');
  expect((await save(CATEGORIES, 'Drawing', `id: ${String(design.id)} why: "Their word"`)).code).toBe('OK');
  const tagsOf = async (id: number) => (await select<{ tags: string }>('select tags from attachment where id = $id', { id }))[0]?.tags;
  expect([await tagsOf(plan), await tagsOf(other)]).toEqual(['Drawing;Rev B', 'Designs']);
});

const fileCall = async (operation: string, args: string, fields: string) => {
  const { data, errors } = await api.gql(
    'office',
    `${operation === 'lookupDryRun' ? 'query' : 'mutation'} { ${operation}(${args}) ${fields} }`,
  );
  return { code: errors[0]?.extensions.code ?? 'OK', told: data?.[operation] as Record<string, unknown> };
};
const TOLD = '{ created archived restored marked same refused { line label sentence } unknown seen undoCsv undoSeen }';
const tryFile = (name: string, csv: string) => fileCall('lookupDryRun', `list: "${name}", csv: ${JSON.stringify(csv)}`, TOLD);
const importFile = (name: string, csv: string, seen: unknown) =>
  fileCall('importLookupValues', `input: { list: "${name}", csv: ${JSON.stringify(csv)}, seen: "${String(seen)}" }`, TOLD);

test('a file is tried first, then taken with what is refused left out, and taken back by the file that it answers with', async () => {
  await added(BUILDERS, 'Acme');
  const csv = 'Name,Archived,Colour\nCoral,,red\nACME,Yes,\nBanksia,,\nbank sia,,\n,Yes,';
  const { told } = await tryFile(BUILDERS, csv);
  expect(told).toMatchObject({ created: 2, archived: 1, same: 0, unknown: ['Colour'], undoCsv: null });
  expect(told['refused']).toMatchObject([
    { line: 5, label: 'bank sia' },
    { line: 6, label: '' },
  ]);
  expect(await offered(BUILDERS)).toEqual(['Acme']);
  const seq = await lastChange(api.sequelize);
  const { code, told: done } = await importFile(BUILDERS, csv, told['seen']);
  expect(code).toBe('OK');
  expect(await offered(BUILDERS)).toEqual(['Coral', 'Banksia']);
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect([faults, events.map(({ move }) => move)]).toEqual([[], ['createLookupValue', 'archiveLookupValue', 'createLookupValue']]);
  expect((await importFile(BUILDERS, csv, told['seen'])).code).toBe('STALE_VERSION');
  expect((await importFile(BUILDERS, String(done['undoCsv']), done['undoSeen'])).code).toBe('OK');
  expect(await offered(BUILDERS)).toEqual(['Acme']);
});

test('what is exported is read back and changes nothing, formulas too, and is an event', async () => {
  for (const name of ['=1+1', 'Coral "Bay", NSW']) await save(BUILDERS, name.replaceAll('"', '\\"'));
  const { told } = await fileCall('exportLookupValues', `list: "${BUILDERS}"`, '{ csv rows }');
  expect(told['rows']).toBe(2);
  expect(told['csv']).toContain(`'=1+1,No,,,0`);
  expect((await tryFile(BUILDERS, String(told['csv']))).told).toMatchObject({ created: 0, archived: 0, same: 2, refused: [] });
  expect(await select(`select detail ->> 'list' as list, detail ->> 'rows' as rows from event where move = 'exportList'`)).toEqual([
    { list: 'Builders', rows: '2' },
  ]);
});

test.each([
  ['Label\nCoral', /column Name/],
  ['Name,name\nCoral,Coral', /twice/],
  [`Name\n${'a\n'.repeat(1_001)}`, /at most 1000 rows/],
])('a file that is no list is refused with what it lacks', async (csv, sentence) => {
  const { errors } = await api.gql('office', `{ lookupDryRun(list: "${BUILDERS}", csv: ${JSON.stringify(csv)}) { seen } }`);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'csv', sentence: expect.stringMatching(sentence) },
  });
});

test('a colour and days are given beside the name, also to a name that stays, merge by field, and are offered to whoever shows them', async () => {
  const photos = await added(CATEGORIES, 'Photos');
  const at = `id: ${String(photos.id)}`;
  const seen = 'baseMarks: { colour: null }';
  expect((await save(CATEGORIES, 'Photos', `${at} baseLabel: "Photos" marks: { colour: "teal" } ${seen}`)).code).toBe('OK');
  expect((await save(CATEGORIES, 'Photos', `${at} baseLabel: "Photos" marks: { colour: "red" } ${seen}`)).code).toBe('STALE_VERSION');
  expect((await save(CATEGORIES, 'Photos', `${at} marks: { colour: "pink" }`)).code).toBe('INVALID_INPUT');
  expect((await save(CATEGORIES, 'Photos', `${at} marks: { colour: "teal", dueDays: 3 }`)).code).toBe('INVALID_INPUT');
  const { data } = await api.gql('field', `{ lookups(names: ["${CATEGORIES}"]) { colours { label colour } } }`);
  expect(data).toEqual({ lookups: [{ colours: [{ label: 'Photos', colour: 'teal' }] }] });

  const month = await added('Payment terms', 'End of month');
  expect((await save('Payment terms', 'Month', `id: ${String(month.id)} baseLabel: "End of month"`)).code).toBe('OK');
  const days = `id: ${String(month.id)} baseLabel: "End of month" marks: { dueDays: 30 } baseMarks: { dueDays: null }`;
  const saved = await save('Payment terms', 'End of month', days);
  expect(saved).toMatchObject({ code: 'OK' });
  expect(found(saved.values, 'Month').dueDays).toBe(30);
  expect((await save('Payment terms', 'Month', `id: ${String(month.id)} marks: { dueDays: 366 }`)).code).toBe('INVALID_INPUT');
  expect(
    await select(`select move, before, after from event where entity = 'lookup_value' and entity_id = $id order by id desc limit 1`, {
      id: month.id,
    }),
  ).toEqual([{ move: 'markLookupValue', before: { dueDays: null }, after: { dueDays: '30' } }]);
});

test('colours go out in the file and come back in, tried first, taken back as they were', async () => {
  for (const name of ['Plan', 'Permit']) await added(CATEGORIES, name);
  const csv = 'Name,Archived,Colour\nPlan,,Red\nPermit,Yes,Blue\nSketch,,green\nDraft,,pink';
  const { told } = await tryFile(CATEGORIES, csv);
  expect(told).toMatchObject({ created: 1, archived: 1, marked: 1, same: 0, unknown: [], refused: [{ line: 5, label: 'Draft' }] });
  const seq = await lastChange(api.sequelize);
  const { told: done } = await importFile(CATEGORIES, csv, told['seen']);
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect([faults, events.map(({ move }) => move)]).toEqual([
    [],
    ['markLookupValue', 'markLookupValue', 'archiveLookupValue', 'createLookupValue'],
  ]);
  const colours = async () => Object.fromEntries((await list(CATEGORIES)).values.map(({ label, colour }) => [label, colour]));
  expect(await colours()).toEqual({ Plan: 'red', Permit: 'blue', Sketch: 'green' });
  const { told: out } = await fileCall('exportLookupValues', `list: "${CATEGORIES}"`, '{ csv rows }');
  expect(out['csv']).toContain(
    'Name,Archived,Code,Colour,Further data,Records\r\nPlan,No,,Red,,0\r\nSketch,No,,Green,,0\r\nPermit,Yes,,Blue,,0',
  );
  expect((await tryFile(CATEGORIES, String(out['csv']))).told).toMatchObject({ created: 0, archived: 0, marked: 0, same: 3, refused: [] });
  expect((await importFile(CATEGORIES, String(done['undoCsv']), done['undoSeen'])).code).toBe('OK');
  expect(await colours()).toEqual({ Plan: null, Permit: null, Sketch: 'green' });
  expect(await offered(CATEGORIES)).toEqual(['Plan', 'Permit']);
});

test('a code stands once in its list whatever its case and spaces, further data is kept as it was put; both go out in the file and come back in', async () => {
  const [wattle, banksia] = [await added('Region', 'Wattle'), await added('Region', 'Banksia')];
  const marked = (value: Value, marks: string) =>
    save('Region', value.label, `id: ${String(value.id)} baseLabel: "${value.label}" marks: { ${marks} } baseMarks: {}`);
  const { values, code } = await marked(wattle, 'code: " W 1 ", details: "Depot :  Yard 4\\nZone: B"');
  expect([code, found(values, 'Wattle')]).toEqual(['OK', expect.objectContaining({ code: 'W 1', details: 'Depot: Yard 4\nZone: B' })]);
  expect(await marked(banksia, 'code: "w1"')).toMatchObject({ code: 'ALREADY_TAKEN', details: { field: 'code' } });
  expect(await marked(banksia, 'details: "Depot"')).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'details' } });
  // another list's values may have it
  expect((await save(BUILDERS, 'Acme', 'marks: { code: "W1" }')).code).toBe('OK');
  expect(
    await select(`select after from event where entity = 'lookup_value' and entity_id = $id order by id desc limit 1`, { id: wattle.id }),
  ).toEqual([{ after: { code: 'W 1', details: 'Depot: Yard 4\nZone: B' } }]);
  const { told: out } = await fileCall('exportLookupValues', 'list: "Region"', '{ csv rows }');
  expect(out['csv']).toContain('Wattle,No,W 1,"Depot: Yard 4\nZone: B",0');
  expect((await tryFile('Region', String(out['csv']))).told).toMatchObject({ marked: 0, same: 2, refused: [] });
  const csv = 'Name,Code,Further data\nBanksia,B1,Zone: C\nCoral,b 1,\nWattle,None,None';
  const { told } = await tryFile('Region', csv);
  expect(told).toMatchObject({ marked: 2, refused: [{ line: 3, label: 'Coral', sentence: 'Another value has this code.' }] });
  const { told: done } = await importFile('Region', csv, told['seen']);
  expect(found(await list('Region'), 'Wattle')).toMatchObject({ code: null, details: null });
  expect((await importFile('Region', String(done['undoCsv']), done['undoSeen'])).code).toBe('OK');
  expect((await list('Region')).values.map((value) => [value.label, value.code, value.details])).toEqual([
    ['Wattle', 'W 1', 'Depot: Yard 4\nZone: B'],
    ['Banksia', null, null],
  ]);
});

test('a file as large as its most is taken, and one that is larger is refused in a sentence', async () => {
  const csv = (rows: number) => `Name\n${Array.from({ length: rows }, (_, at) => `Region ${String(at)}`.padEnd(48, 'x')).join('\n')}`;
  expect((await tryFile('Region', csv(800))).told).toMatchObject({ created: 800, refused: [] });
  expect((await fileCall('lookupDryRun', `list: "Region", csv: ${JSON.stringify(csv(900))}`, TOLD)).code).toBe('INVALID_INPUT');
});
