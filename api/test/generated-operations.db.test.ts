// Operations made at random from the schema itself, by every role: never a fault, never a stack trace, never an amount for whom it is not meant
// (quality.md §1, case 12).
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { runs } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertTask } from './task-rows.ts';
import { ROLES } from './access/access-row.ts';

/** A tenth of what it was: what it finds are faults that nobody has thought of, so no protection gives a least size. */
const { numRuns: RUNS, seed } = runs({ least: 150, soak: 20_000 });
const SHARDS = 4;
/** An end for what hangs, beside whatever other work. */
const NEVER_TAKES_MS = 3_600_000;
const schema = buildSchema(readFileSync(new URL('../../schema/sdl/schema.graphql', import.meta.url), 'utf8'));

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  for (const group of ['Crew North', 'Ridgeway Cabling', 'Coastal Comms'])
    await insertTask(api.sequelize, { group, accepted: group !== 'Crew North' });
});
afterAll(() => api.stop());

/** Mostly what a person could mean, so that the rules behind the parsers are reached; sometimes what nobody could. */
const mostly = (good: fc.Arbitrary<unknown>, bad: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: bad });

const hostileText = fc.oneof(
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', '\u202e', 'x'.repeat(5000), '{"a":1}'),
);
const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: mostly(fc.integer({ min: 1, max: 6 }), fc.constantFrom(0, -1, 2147483647, -2147483648, 2147483648, 1.5, '1')),
  String: mostly(
    fc.constantFrom(
      'rain',
      '{}',
      "'; drop table schedule; --",
      '<script>',
      '😀',
      '../../etc/passwd',
      '=1+1',
      'IS_CONSTRUCTION_USER',
      'Address Type',
      '0491570156',
    ),
    hostileText,
  ),
  Boolean: mostly(fc.boolean(), fc.constant('true')),
  Decimal: mostly(
    fc.constantFrom('1', '0', '2.5', '-1', '0.001', '999999999.999'),
    fc.oneof(fc.constantFrom('-0', '1e9', 'NaN', '', '١'), fc.float()),
  ),
  DateTime: mostly(
    fc.constantFrom('2026-11-21T00:00:00Z', '2020-01-01T00:00:00.000Z'),
    fc.constantFrom('2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '+999999-01-01T00:00:00Z', 'now'),
  ),
  Date: mostly(fc.constant('2026-11-21'), fc.constantFrom('2026-13-01', 'today')),
  UUID: mostly(fc.uuid(), fc.constant('1')),
  JSON: fc.jsonValue(),
};

function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fc.oneof({ weight: 60, arbitrary: valueOf(type.ofType) }, { weight: 1, arbitrary: fc.constant(null) });
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 4 });
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.fromEntries(Object.values(named.getFields()).map((field) => [field.name, valueOf(field.type)]));
    return fc.record(fields, {
      requiredKeys: Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => field.name),
    });
  }
  return scalars[named.name] ?? fc.constant(null);
}

/** Everything that can be asked for, three levels deep. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth < 2 ? [`${field.name} ${selectionOf(field.type, depth + 1)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: 'query', field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: 'mutation', field })),
];

const operation = fc.constantFrom(...operations).chain(({ kind, field }) => {
  const values = Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type)]));
  const requiredKeys = field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => arg.name);
  return fc.record(values, { requiredKeys }).map((variables) => ({ kind, field, variables }));
});

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} Generated${declared === '' ? '' : `(${declared})`} { ${field.name}${passed === '' ? '' : `(${passed})`} ${selectionOf(field.type)} }`;
}

const AMOUNTS = new Set(['unitAmount', 'valueExGst', 'valueIncGst', 'paidAmountExGst', 'paidAmountIncGst']);

/** Amounts of the job: null for everybody but finance and administrators; a subcontractor has its own payments, of which there are none here. */
function amountsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (AMOUNTS.has(key) && inner !== null ? [inner] : amountsIn(inner)));
}

test(
  `${RUNS} generated operations by ${ROLES.length} roles: no fault, no stack trace, no amount astray`,
  async () => {
    const shard = (at: number) =>
      fc.assert(
        fc.asyncProperty(operation, fc.constantFrom(...ROLES), async ({ kind, field, variables }, role) => {
          const { status, errors, data } = await api.gql(role, documentOf(kind, field), variables);
          const codes = errors.map((error) => error.extensions.code);
          expect({
            status: status < 500,
            codes: codes.filter((code) => ['FAULT', 'UNAVAILABLE', 'TIMEOUT', undefined].includes(code)),
          }).toEqual({ status: true, codes: [] });
          expect(JSON.stringify(errors)).not.toMatch(/\.ts:|node_modules|SELECT|select /);
          if (role !== 'finance' && role !== 'admin') expect(amountsIn(data)).toEqual([]);
        }),
        { numRuns: Math.ceil(RUNS / SHARDS), seed: seed + at },
      );
    await Promise.all(Array.from({ length: SHARDS }, (_, at) => shard(at)));
  },
  NEVER_TAKES_MS,
);
