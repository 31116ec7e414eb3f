// Two editors on one job, in random interleavings through the API: no edit is lost silently, and what merged is what an oracle says. Counted,
// without clocks: each step is drawn from a seed.
import { runs, sized } from '@lotline/schema/testing/random-runs';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';

/** Where nothing ever clashes, or everything does, the first dozen show it; from 120 on all that may happen has happened. */
const { numRuns: RUNS, seed } = runs({ least: 120, soak: 500 });
/** It did what it says: of each kind there was some. Of 500, some 220 merge, 75 are refused and 50 merge beside another's change. */
const ENOUGH = sized({ least: { merged: 25, refused: 4, beside: 0 }, soak: { merged: 150, refused: 40, beside: 20 } });
const FIELDS = ['description', 'suburb', 'premises', 'crqDate', 'scheduler', 'siteContact', 'customFields.Gate'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<string, unknown>;

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  await api.sequelize.query(`insert into system_setting (name, config) values ('Custom Construction Fields', $config::jsonb)`, {
    bind: { config: JSON.stringify({ templates: [{ fieldName: 'Gate', fieldType: 'text' }] }) },
  });
});
afterAll(() => api.stop());

function randomFrom(seed: number) {
  let state = seed;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return next;
}

function drawValue(field: Field, next: (most: number) => number): unknown {
  const pick = next(3);
  if (field === 'premises') return pick;
  if (field === 'crqDate') return `2026-12-0${pick + 1}`;
  return pick === 0 && field !== 'suburb' ? null : `${field} ${pick}`;
}

const EDITORS = ['office', 'admin'] as const;
type Editor = (typeof EDITORS)[number];

interface Attempt {
  readonly base: Values;
  readonly changes: Values;
}

/** What an editor sees, and what they have changed since. */
interface Screen {
  seen: Values;
  changes: Values;
}

const READ = 'query($id: Int!) { constructionEdit(id: $id) { values } }';
const SAVE = 'mutation($input: UpdateConstructionInput!) { updateConstruction(input: $input) { id } }';

async function read(id: number, by: Editor): Promise<Values> {
  const { data } = await api.gql(by, READ, { id });
  return (data?.['constructionEdit'] as { values: Values }).values;
}

interface Clash {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
}

async function save(id: number, by: Editor, attempt: Attempt): Promise<{ code: string; clashes: readonly Clash[] }> {
  const { errors } = await api.gql(by, SAVE, { input: { id, ...attempt } });
  const { code = 'OK', details } = errors[0]?.extensions ?? {};
  return { code, clashes: (details?.['fields'] as Clash[] | undefined) ?? [] };
}

const same = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** Written again from the words of the issue, not from the rule that is tried. */
function oracle(model: Values, { base, changes }: Attempt): { clashes: string[]; after: Values } {
  const fields = Object.keys(changes);
  const clashes = fields.filter((field) => !same(model[field], base[field]) && !same(model[field], changes[field]));
  return { clashes, after: clashes.length > 0 ? model : { ...model, ...changes } };
}

test(`${RUNS} interleavings: each save is merged as the oracle says or refused with all three values, and the history holds every edit`, async () => {
  const { constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North' });
  const next = randomFrom(seed);
  let model: Values = await read(id, 'office');
  const screens: Record<Editor, Screen> = { office: { seen: model, changes: {} }, admin: { seen: model, changes: {} } };
  const counts = { merged: 0, refused: 0, beside: 0 };
  const accepted: Attempt[] = [];

  for (let run = 0; run < RUNS; run++) {
    const editor = EDITORS[next(2)] ?? 'office';
    const screen = screens[editor];
    for (let edits = next(3) + 1; edits > 0; edits--) {
      const field = FIELDS[next(FIELDS.length)] ?? 'suburb';
      screen.changes[field] = drawValue(field, next);
    }
    // typing goes on while the other one saves
    if (next(3) === 0) continue;
    const base = Object.fromEntries(Object.keys(screen.changes).map((field) => [field, screen.seen[field] ?? null]));
    const attempt = { base, changes: screen.changes };
    const expected = oracle(model, attempt);
    const { code, clashes } = await save(id, editor, attempt);
    expect({ run, code, clashes: clashes.map(({ field }) => field).sort() }).toEqual({
      run,
      code: expected.clashes.length > 0 ? 'STALE_VERSION' : 'OK',
      clashes: expected.clashes.toSorted(),
    });
    const now = await read(id, editor);
    for (const field of FIELDS)
      expect({ run, field, value: now[field] ?? null }).toEqual({ run, field, value: expected.after[field] ?? null });
    if (code === 'OK') {
      counts.merged += 1;
      if (FIELDS.some((field) => !(field in attempt.changes) && !same(model[field], screen.seen[field]))) counts.beside += 1;
      accepted.push(attempt);
      screens[editor] = { seen: now, changes: {} };
    } else {
      counts.refused += 1;
      for (const clash of clashes)
        expect(clash).toMatchObject({ yours: attempt.changes[clash.field], theirs: model[clash.field] ?? null, base: base[clash.field] });
      screens[editor] = decided(screen, clashes, now, next);
    }
    model = expected.after;
  }

  expect(counts.merged).toBeGreaterThan(ENOUGH.merged);
  expect(counts.refused).toBeGreaterThan(ENOUGH.refused);
  expect(counts.beside).toBeGreaterThan(ENOUGH.beside);
  const told = await eventValues(id);
  for (const { changes, base } of accepted)
    for (const [field, value] of Object.entries(changes))
      if (field !== 'siteContact' && !same(value, base[field])) expect(told.get(field)).toContain(JSON.stringify(value ?? null));
}, 120_000);

/** Yours or theirs, field by field; what does not clash stays as it was typed. */
function decided({ seen, changes }: Screen, clashes: readonly Clash[], now: Values, next: (most: number) => number): Screen {
  const kept = { ...changes };
  const known = { ...seen };
  for (const { field } of clashes) {
    known[field] = now[field];
    if (next(2) === 0) Reflect.deleteProperty(kept, field);
  }
  return { seen: known, changes: kept };
}

async function eventValues(id: number): Promise<Map<string, Set<string>>> {
  const rows = await api.sequelize.query<{ after: Values }>(
    "select after from event where construction_id = $id and entity = 'construction' and move = 'updateJob'",
    { bind: { id }, type: QueryTypes.SELECT },
  );
  const told = new Map<string, Set<string>>();
  for (const { after } of rows)
    for (const [field, value] of Object.entries(flat(after)))
      told.set(field, (told.get(field) ?? new Set()).add(JSON.stringify(value ?? null)));
  return told;
}

const flat = ({ customFields, ...rest }: Values): Values => ({
  ...rest,
  ...(customFields === undefined ? {} : { 'customFields.Gate': (customFields as Values)['Gate'] ?? null }),
});

test('both at the same instant on one field: one is written, the other is asked', async () => {
  const { constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North' });
  const sent = await Promise.all(
    EDITORS.map((editor) => save(id, editor, { base: { description: null }, changes: { description: `by ${editor}` } })),
  );
  expect(sent.map(({ code }) => code).sort()).toEqual(['OK', 'STALE_VERSION']);
});

test('both at the same instant on different fields: both are written', async () => {
  const { constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North' });
  const sent = await Promise.all([
    save(id, 'office', { base: { description: null }, changes: { description: 'Two pits' } }),
    save(id, 'admin', { base: { premises: null }, changes: { premises: 4 } }),
  ]);
  expect(sent.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect(await read(id, 'office')).toMatchObject({ description: 'Two pits', premises: 4 });
});
