// A change of a setting in words, and values as people read them.
import { fieldLabel } from '@lotline/schema/domain/kernel/input';
import { isConfig, keyOf, pathOf, type Config, type SettingChange, type SettingPath } from '@lotline/schema/domain/settings/merge-setting';
import { sayError } from '@lotline/schema/errors/catalogue';
import type { RefusalError } from '@lotline/schema/errors/refusal-error';
import { sayStepPath } from './ticket-words.ts';
import type { SettingField, SettingTab } from './setting-tabs.ts';

export function sayValueOf(value: unknown, field?: SettingField): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (field?.kind === 'picture') return 'a picture';
  if (field?.say !== undefined) return field.say(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((one) => sayItem(one)).join(', ');
  const text = textOf(value);
  return field?.options?.find((option) => option.value === text)?.label ?? text;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value));

/** 'PIT-450 x 2' for two of them; the code alone for all that remains. */
function sayItem(item: unknown): string {
  if (!isConfig(item)) return textOf(item);
  const { code, quantity } = item;
  if (quantity === null || quantity === undefined) return textOf(code);
  const text = textOf(quantity);
  return `${textOf(code)} x ${text.includes('.') ? text.replace(/\.?0+$/, '') : text}`;
}

const rowLabel = ({ rows }: SettingTab, key: string): string => {
  if (key === '' && rows !== null) return `New ${rows.one}`;
  if (rows?.sayKey !== undefined) return rows.sayKey(key);
  const field = rows?.fields.find((one) => one.options?.some(({ value }) => value === key));
  return rows?.known?.[key] ?? field?.options?.find(({ value }) => value === key)?.label ?? key;
};

const fieldOf = ({ plain, rows }: SettingTab, path: SettingPath): SettingField | undefined => {
  if (path[0] === 'plain') return plain.find((one) => one.path.join('.') === path.slice(1).join('.'));
  return path[0] === 'row' && path[2] !== undefined ? rows?.fields.find(({ key }) => key === path[2]) : undefined;
};

/** 'Received, on phone' */
export function sayPath(tab: SettingTab, path: SettingPath): string {
  const label = fieldOf(tab, path)?.label ?? (path.at(-1) || '');
  if (path[0] === 'order') return 'Order';
  if (path[0] === 'plain') return path[1] === 'steps' || path[1] === 'stepOrder' ? sayStepPath(path) : label;
  return path[2] === undefined ? rowLabel(tab, path[1]) : `${rowLabel(tab, path[1])}, ${label.toLowerCase()}`;
}

export function sayChange(tab: SettingTab, { path, before, after }: SettingChange): string {
  if (path[0] === 'order') return 'The order has changed';
  if (path[0] === 'row' && path[2] === undefined) return `${rowLabel(tab, path[1])} is ${after === null ? 'removed' : 'added'}`;
  const field = fieldOf(tab, path);
  if (field?.kind === 'picture' && before !== '' && after !== '') return `${sayPath(tab, path)}: new picture`;
  return `${sayPath(tab, path)}: ${sayValueOf(before, field)} becomes ${sayValueOf(after, field)}`;
}

/** What the page calls the field at that path of the setting, without what its label adds after a comma; null where it has no control for it. */
function calledAt(tab: SettingTab, config: Config, at: string): string | null {
  const path = at.split('.');
  const plain = tab.plain.find((one) => one.path.join('.') === at);
  if (plain !== undefined) return plain.label.split(', ')[0] ?? null;
  const [list = '', place = '', key] = path;
  const label = tab.rows?.fields.find((one) => one.key === key)?.label;
  const rows = config[list];
  const row: unknown = Array.isArray(rows) ? rows[Number(place)] : undefined;
  if (label === undefined || !isConfig(row)) return null;
  const name = keyOf(tab.name, row);
  return name === '' ? label : `${rowLabel(tab, name)}, ${label.toLowerCase()}`;
}

/** Why it would be refused, by the name that the page gives the field: 'Longest side in pixels must be at most 2,560.' */
export function sayFault(tab: SettingTab, config: Config, { code, details }: RefusalError): string {
  const said = sayError(code, details);
  const field = typeof details['field'] === 'string' ? details['field'] : '';
  const called = calledAt(tab, config, field);
  const sent = fieldLabel(field);
  return called !== null && said.startsWith(`${sent} `) ? called + said.slice(sent.length) : said;
}

/** Of a clash: its value is JSON. */
export function sayJson(tab: SettingTab, field: string, json: unknown): string {
  const path = pathOf(field);
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : null;
  if (path[0] === 'row' && path[2] === undefined) return value === null ? 'taken away' : 'kept';
  return sayValueOf(value, fieldOf(tab, path));
}

export const countChanges = (count: number): string => (count === 1 ? '1 change' : `${String(count)} changes`);
