// Each field of each declared record, edited by one person while another has it open: the event has what was before and after, the history says it under the
// field's own label, and the other one's edit of the field is refused with yours, theirs, base, who and when, and writes nothing (decision 080).
import { readdirSync, readFileSync } from 'node:fs';
import { QueryTypes } from 'sequelize';
import { eventChanges } from '@lotline/schema/domain/history/event-changes';
import { optionsOf, type DeclaredField } from '@lotline/schema/domain/record/record-declaration';
import { JOB, jobFieldLabel } from '@lotline/schema/domain/job/job.fields';
import { bootApi, type BootedApi } from './booted-api.ts';
import { APART, EDITED, type EditedRecord, type Sent } from './edited-records.ts';

const DOMAIN = new URL('../../schema/domain/', import.meta.url);

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

test('each declared record is here, or says what shows it', () => {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.fields.ts'));
  const texts = files.map((name) => readFileSync(new URL(name, DOMAIN), 'utf8'));
  const declared = texts.flatMap((text) => [
    ...text.matchAll(/export const (\w+) = declareRecord\(\{\s+entity: '(\w+)',\s+called: '([\w ]+)'/g),
  ]);
  const here = EDITED.map(({ record }) => `${record.entity} ${record.called}`);
  const missing = declared.filter(([, name = '', entity, called]) => !(name in APART) && !here.includes(`${entity ?? ''} ${called ?? ''}`));
  expect(missing.map(([, name]) => name)).toEqual([]);
  const others = EDITED.filter(({ record }) => record !== JOB);
  expect(declared).toHaveLength(others.length + Object.keys(APART).length);
});

type Texts = Readonly<Record<string, string | null>>;
const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Stored {
  readonly version: number;
  readonly values: Texts;
}

/** Its fields as texts, and its version. */
async function stored({ record, apart = {} }: EditedRecord, id: number): Promise<Stored> {
  const keys = Object.keys(record.fields).filter((key) => !(key in apart));
  const columns = keys.map((key) => `${record.fields[key]?.column ?? snake(key)}::text as "${key}"`);
  const [row] = await api.sequelize.query<Record<string, string | null>>(
    `select version::text as version, ${columns.join(', ')} from ${record.entity} where id = $id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );
  const { version = null, ...values } = row ?? {};
  return { version: Number(version), values };
}

async function sentOf({ operation, type, input, expectedVersion }: Sent) {
  const selection = operation === 'saveDocumentKind' ? '' : '{ __typename }';
  const client = { id: crypto.randomUUID(), ...(expectedVersion === undefined ? {} : { expectedVersion }) };
  const { errors } = await api.gql(
    'admin',
    `mutation($input: ${type}!, $client: ClientMutation) { ${operation}(input: $input, client: $client) ${selection} }`,
    { input, client },
  );
  return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details, clientId: client.id };
}

let word = 0;
/** Two values of the field that it has not now. */
function wanted({ kind, isCode = false, most = 200, options }: DeclaredField, own: readonly string[] | undefined, now: string | null) {
  const choices = own ?? optionsOf({ kind, ...(options === undefined ? {} : { options }) }).map(({ value }) => value);
  if (choices.length > 0) return choices.filter((value) => value !== now);
  word += 1;
  const n = String(word % 10);
  switch (kind) {
    case 'day':
      return [`2026-03-0${String((word % 8) + 1)}`, `2026-03-1${n}`];
    case 'amount':
      return [`1${n}.50`, `2${n}.50`];
    case 'quantity':
      return [`3${n}.500`, `4${n}.500`];
    case 'mobile':
      return [`+6140000000${n}`, `+6141000000${n}`];
    case 'email':
      return [`kite${String(word)}@lotline.example`, `wren${String(word)}@lotline.example`];
    case 'postCode':
      return ['2765', '2000'];
    case 'acn':
      return ['004085616', '000000019'];
    default: {
      const texts = [`Kite ${String(word)}`, `Wren ${String(word)}`].map((text) => text.slice(-most));
      return isCode ? texts.map((text) => text.toUpperCase()) : texts;
    }
  }
}

interface LastEvent {
  readonly move: string;
  readonly entity: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly detail: unknown;
}

/** Of that press, also where it is told as its owner's: the server's own jobs write events too. */
const eventOf = async (clientId: string): Promise<LastEvent> => {
  const [event] = await api.sequelize.query<LastEvent>(
    'select move, entity, before, after, detail from event where client_id = $clientId order by id desc limit 1',
    { bind: { clientId }, type: QueryTypes.SELECT },
  );
  if (event === undefined) throw new Error('there is no event');
  return event;
};

const FIELDS = EDITED.flatMap((one) =>
  Object.entries(one.record.fields)
    .filter(([key]) => !(key in (one.apart ?? {})))
    .map(([key, field]) => [`${one.record.called}, ${field.label}`, one, key, field] as const),
);

test.each(FIELDS)('%s', async (_, one, key, field) => {
  const id = await one.make(api);
  const opened = await stored(one, id);
  const now = opened.values[key] ?? null;
  const [theirs, yours] = wanted(field, one.values?.[key], now);
  const edit = (value: string | undefined) => ({
    ...{ id, changes: { [key]: value ?? null }, base: { [key]: now } },
    ...{ seen: opened.values, version: opened.version },
  });
  const sent = await sentOf(one.send(edit(theirs)));
  expect(sent).toMatchObject({ code: 'OK' });
  expect((await stored(one, id)).values[key]).toBe(theirs);
  const event = await eventOf(sent.clientId);
  expect([event.before, event.after]).toEqual(
    [{ [key]: said(now) }, { [key]: said(theirs ?? null) }].map((side) => expect.objectContaining(side) as unknown),
  );
  expect(eventChanges(event, jobFieldLabel)).toContainEqual(expect.objectContaining({ label: field.label }));
  // of two that a yes or no has, the other one is what it was
  if (yours === undefined) return;
  const after = await stored(one, id);
  const refused = await sentOf(one.send(edit(yours)));
  expect(refused).toMatchObject({
    code: 'STALE_VERSION',
    details: {
      changedBy: 'Ada Marsh',
      fields: [{ field: key, yours, theirs, base: now, by: 'Ada Marsh', at: expect.any(String) as string }],
    },
  });
  expect(await stored(one, id)).toEqual(after);
});

/** As an event has it: yes and no are flags there. */
const said = (value: string | null): unknown => (value === 'true' ? true : value === 'false' ? false : value);
