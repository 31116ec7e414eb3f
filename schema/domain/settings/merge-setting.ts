// Two people on one setting (issue 26 §1): rows and fields that only one of them changed are merged, what both changed is a clash. The server decides by it, the
// console tells by it what a change is, and what was decided of a clash.
import { mergeEdit, type FieldClash, type FieldValues } from '../kernel/field-merge.ts';
import type { AnySettingName } from './company-settings.ts';
import { closedTicket, openedTicket } from './ticket-form-parts.ts';

export type Config = Readonly<Record<string, unknown>>;
/** Where a value stands: a field beside the rows, a row as a whole, a field of a row, or the order of the rows. */
export type SettingPath =
  | readonly ['plain', ...string[]]
  | readonly ['row', string]
  | readonly ['row', string, string]
  | readonly ['order'];

interface RowsOf {
  readonly at: string;
  /** What names a row. */
  readonly key: readonly string[];
  /** The field that says their order: it follows where they stand. */
  readonly order?: string;
}

/** Every other part of a setting is plain. */
export const SETTING_ROWS: Readonly<Record<AnySettingName, RowsOf | null>> = {
  'Field Work Task': { at: 'fields', key: ['fieldName'] },
  'Field Work List': { at: 'fields', key: ['fieldName'] },
  'Job Status Settings': { at: 'statuses', key: ['statusName'], order: 'sortOrder' },
  'Field Job Status': { at: 'statusColours', key: ['statusName'] },
  'Optional Construction Fields': { at: 'fields', key: ['fieldName'] },
  'Address Type': null,
  'Custom Construction Fields': { at: 'templates', key: ['fieldName'] },
  'Expected Photos': { at: 'shots', key: ['title', 'task'] },
  'Task Templates': { at: 'templates', key: ['taskName'] },
  // of the newest form, as it is edited
  'Ticket of Work': { at: 'questions', key: ['key'] },
  'Onsite Gates': null,
  Company: null,
  Messages: { at: 'hosts', key: ['host'] },
  Notifications: null,
  Retention: null,
  ...{ Photos: null, Sync: null, Security: null, Numbering: null, Xero: null },
  'Office Addresses': { at: 'ranges', key: ['range'] },
  Holidays: { at: 'days', key: ['day', 'state'] },
};

export const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As it is edited: what has versions of its own within is opened to its newest. */
export const openedSetting = (name: AnySettingName, config: Config): Config => (name === 'Ticket of Work' ? openedTicket(config) : config);

/** As it is stored, upon what stands in `from` and stays. */
export const closedSetting = (name: AnySettingName, config: Config, from: Config): Config =>
  name === 'Ticket of Work' ? closedTicket(config, from) : config;

export const rowsOf = (name: AnySettingName, config: Config): readonly Config[] => {
  const found = config[SETTING_ROWS[name]?.at ?? ''];
  const rows = Array.isArray(found) ? found.filter(isConfig) : [];
  const order = SETTING_ROWS[name]?.order;
  return order === undefined ? rows : rows.toSorted((one, other) => Number(one[order]) - Number(other[order]));
};

/** With these rows in their order, which the field says that says it. */
export function withRows(name: AnySettingName, config: Config, rows: readonly Config[]): Config {
  const { at, order } = SETTING_ROWS[name] ?? {};
  if (at === undefined) return config;
  return { ...config, [at]: order === undefined ? rows : rows.map((row, place) => ({ ...row, [order]: (place + 1) * 10 })) };
}

export const keyOf = (name: AnySettingName, row: Config): string =>
  (SETTING_ROWS[name]?.key ?? [])
    .map((part) => row[part])
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(String)
    .join(', ');

const field = (path: SettingPath): string => JSON.stringify(path);

/** Of a clash's or a change's field. */
export function pathOf(text: string): SettingPath {
  const path: unknown = JSON.parse(text);
  const [kind, ...rest] = Array.isArray(path) ? path.map(String) : [];
  const [first = '', second] = rest;
  if (kind === 'plain') return ['plain', ...rest];
  if (kind !== 'row') return ['order'];
  return second === undefined ? ['row', first] : ['row', first, second];
}

/** Each value as JSON, so that lists are compared too; what is null counts as left out. */
function flat(name: AnySettingName, config: Config): FieldValues {
  const values: Record<string, string> = {};
  const put = (path: SettingPath, value: unknown) => {
    if (value !== null && value !== undefined) values[field(path)] = JSON.stringify(value);
  };
  const plain = (part: Config, path: readonly string[]) => {
    for (const [key, value] of Object.entries(part)) {
      if (path.length === 0 && key === SETTING_ROWS[name]?.at) continue;
      if (isConfig(value)) plain(value, [...path, key]);
      else put(['plain', ...path, key], value);
    }
  };
  plain(config, []);
  for (const row of rowsOf(name, config)) {
    put(['row', keyOf(name, row)], true);
    for (const [key, value] of Object.entries(row)) if (key !== SETTING_ROWS[name]?.order) put(['row', keyOf(name, row), key], value);
  }
  return values;
}

const keysOf = (name: AnySettingName, config: Config): readonly string[] => rowsOf(name, config).map((row) => keyOf(name, row));

function differing(before: FieldValues, after: FieldValues): FieldValues {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...fields].filter((one) => before[one] !== after[one]).map((one) => [one, after[one] ?? null]));
}

export interface SettingChange {
  readonly path: SettingPath;
  readonly before: unknown;
  readonly after: unknown;
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : null);

/** What one save did: a row that came or went is one change, and so is the order of those that stayed. */
export function settingChanges(name: AnySettingName, earlierConfig: Config, laterConfig: Config): readonly SettingChange[] {
  const [before, after] = [openedSetting(name, earlierConfig), openedSetting(name, laterConfig)];
  const [was, is] = [flat(name, before), flat(name, after)];
  const changes = Object.keys(differing(was, is)).map((one) => ({ path: pathOf(one), before: parsed(was[one]), after: parsed(is[one]) }));
  const whole = new Set(changes.flatMap(({ path }) => (path[0] === 'row' && path.length === 2 ? [path[1]] : [])));
  const told = changes.filter(({ path }) => path[0] !== 'row' || path.length === 2 || !whole.has(path[1]));
  const [earlier, later] = orders(name, before, after);
  return earlier === later ? told : [...told, { path: ['order'], before: parsed(earlier), after: parsed(later) }];
}

/** Of the rows that all of them have. */
function orders(name: AnySettingName, ...configs: readonly Config[]): readonly string[] {
  const lists = configs.map((config) => keysOf(name, config));
  const common = (key: string) => lists.every((list) => list.includes(key));
  return lists.map((list) => JSON.stringify(list.filter(common)));
}

export type Decided = Readonly<Record<string, 'yours' | 'theirs'>>;

export interface MergedSetting {
  readonly config: Config;
  /** Undecided. Their fields are paths (pathOf), their values JSON. */
  readonly clashes: readonly FieldClash[];
}

/** @param base as the editor of `yours` saw it @param theirs as it stands */
export function mergeSetting(name: AnySettingName, base: Config, yours: Config, theirs: Config, decided: Decided = {}): MergedSetting {
  const [was, mine, others] = [openedSetting(name, base), openedSetting(name, yours), openedSetting(name, theirs)];
  const { config, clashes } = mergeOpened(name, was, mine, others, decided);
  return { config: closedSetting(name, config, theirs), clashes };
}

function mergeOpened(name: AnySettingName, base: Config, yours: Config, theirs: Config, decided: Decided): MergedSetting {
  const [b, y, t] = [flat(name, base), flat(name, yours), flat(name, theirs)];
  const { written, clashes } = mergeEdit(t, b, differing(b, y));
  const all = [...wholeRows(clashes, b, y, t), ...orderClash(name, base, yours, theirs)];
  const mine = all.filter((clash) => decided[clash.field] === 'yours').map((clash) => clash.field);
  const values: Record<string, unknown> = { ...t };
  const set = (one: string, value: unknown) => {
    if (value === null || value === undefined) Reflect.deleteProperty(values, one);
    else values[one] = value;
  };
  const isOfWholeRow = (one: string) => all.some((clash) => isPartOf(one, clash.field));
  for (const [one, value] of Object.entries(written)) if (!isOfWholeRow(one)) set(one, value);
  for (const clashing of mine)
    for (const one of new Set([...Object.keys(y), ...Object.keys(t)])) if (one === clashing || isPartOf(one, clashing)) set(one, y[one]);
  const order = orderOf(name, base, yours, theirs, mine.includes(field(['order'])));
  return { config: unflat(name, values, order), clashes: all.filter((clash) => decided[clash.field] === undefined) };
}

/** A field of that row. */
function isPartOf(one: string, row: string): boolean {
  const [part, whole] = [pathOf(one), pathOf(row)];
  return part[0] === 'row' && whole[0] === 'row' && whole.length === 2 && part[1] === whole[1];
}

/** Where one took away the row that the other changed, the row is the clash. */
function wholeRows(clashes: readonly FieldClash[], b: FieldValues, y: FieldValues, t: FieldValues): readonly FieldClash[] {
  const found = new Map<string, FieldClash>();
  for (const clash of clashes) {
    const path = pathOf(clash.field);
    const row = path[0] === 'row' ? field(['row', path[1]]) : clash.field;
    const isWhole = path[0] === 'row' && y[row] !== t[row];
    const one = isWhole ? { field: row, yours: y[row] ?? null, theirs: t[row] ?? null, base: b[row] ?? null } : clash;
    found.set(one.field, one);
  }
  return [...found.values()];
}

function orderClash(name: AnySettingName, base: Config, yours: Config, theirs: Config): readonly FieldClash[] {
  const [b = '', y = '', t = ''] = orders(name, base, yours, theirs);
  return y !== b && t !== b && y !== t ? [{ field: field(['order']), yours: y, theirs: t, base: b }] : [];
}

/** The rows in the order of whoever changed it; those that the other one added come last. */
function orderOf(name: AnySettingName, base: Config, yours: Config, theirs: Config, isMine: boolean): readonly string[] {
  const [b, y, t] = orders(name, base, yours, theirs);
  // of the same order whoever added or took away rows decides where they stand
  const isTheirsAsBefore = JSON.stringify(keysOf(name, theirs)) === JSON.stringify(keysOf(name, base));
  const first = isMine || (y !== b && t === b) || (y === t && isTheirsAsBefore) ? yours : theirs;
  return [...new Set([...keysOf(name, first), ...keysOf(name, yours), ...keysOf(name, theirs)])];
}

function unflat(name: AnySettingName, values: Readonly<Record<string, unknown>>, order: readonly string[]): Config {
  const config: Record<string, unknown> = {};
  const rows = new Map<string, Record<string, unknown>>();
  const whole = new Set<string>();
  for (const [text, value] of Object.entries(values)) {
    const path = pathOf(text);
    if (path[0] === 'plain') putDeep(config, path.slice(1), parsed(value));
    else if (path[0] === 'row' && path[2] === undefined) whole.add(path[1]);
    else if (path[0] === 'row' && path[2] !== undefined) rows.set(path[1], { ...rows.get(path[1]), [path[2]]: parsed(value) });
  }
  return withRows(
    name,
    config,
    order.filter((key) => whole.has(key)).map((key) => rows.get(key) ?? {}),
  );
}

function putDeep(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const held = into[key];
  const inner: Record<string, unknown> = isConfig(held) ? { ...held } : {};
  putDeep(inner, rest, value);
  into[key] = inner;
}
