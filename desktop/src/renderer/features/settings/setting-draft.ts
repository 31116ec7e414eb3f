// A setting while it is edited: pure. Rows have numbers of their own, so that a name may change under the cursor.
import { z } from 'zod';
import {
  closedSetting,
  isConfig,
  keyOf,
  openedSetting,
  rowsOf,
  settingChanges,
  withRows,
  type Config,
  type SettingChange,
} from '@lotline/schema/domain/settings/merge-setting';
import type { SettingTab } from './setting-tabs.ts';

export interface DraftRow {
  readonly id: number;
  readonly value: Config;
}

export interface SettingEdit {
  /** As its editor saw it. */
  readonly base: Config;
  readonly version: number;
  /** Everything beside the rows. */
  readonly plain: Config;
  readonly rows: DraftRow[];
}

const config = z.record(z.string(), z.unknown());
export const EDIT_SHAPES = {
  edit: z
    .object({ base: config, version: z.number(), plain: config, rows: z.array(z.object({ id: z.number(), value: config })) })
    .nullable(),
  why: z.string(),
  replaced: z.record(z.string(), z.string()),
};
export interface SettingDraft {
  readonly edit: SettingEdit | null;
  readonly why: string;
  /** By the status that is gone. */
  readonly replaced: Record<string, string>;
}
export const NO_EDIT: SettingDraft = { edit: null, why: '', replaced: {} };

/** With a row for each known name, those that the setting lacks last and switched off. */
export function completed({ name, rows }: SettingTab, given: Config): Config {
  const there = rowsOf(name, given);
  if (rows?.known === undefined) return there.length === 0 ? given : withRows(name, given, there);
  const has = new Set(there.map((row) => keyOf(name, row)));
  const missing = Object.keys(rows.known).filter((known) => !has.has(known));
  return withRows(name, given, [...there, ...missing.map((fieldName) => ({ fieldName, ...rows.added }))]);
}

export function editOf(tab: SettingTab, seen: { readonly base: Config; readonly version: number }, wanted: Config): SettingEdit {
  const opened = openedSetting(tab.name, wanted);
  return {
    base: completed(tab, seen.base),
    version: seen.version,
    plain: opened,
    rows: rowsOf(tab.name, completed(tab, opened)).map((value, id) => ({ id, value })),
  };
}

export function configOf({ name, rows: shown }: SettingTab, { base, plain, rows }: SettingEdit): Config {
  if (shown === null) return plain;
  const values = rows.map(({ value }) => value);
  return closedSetting(name, withRows(name, plain, values), base);
}

export const changesOf = (tab: SettingTab, edit: SettingEdit | null): readonly SettingChange[] =>
  edit === null ? [] : settingChanges(tab.name, edit.base, configOf(tab, edit));

/** Under a status's new name it stays the one that others lead to. */
export function withRow(edit: SettingEdit, id: number, part: Config): SettingEdit {
  const was = edit.rows.find((row) => row.id === id)?.value['statusName'];
  const { statusName: is = was } = part;
  const isRenamed = was !== is && edit.rows.every(({ id: other, value }) => other === id || value['statusName'] !== was);
  const renamed = (value: Config): Config => (isRenamed ? withLinksTo(value, was, is) : value);
  return { ...edit, rows: edit.rows.map((row) => ({ id: row.id, value: renamed(row.id === id ? { ...row.value, ...part } : row.value) })) };
}

function withLinksTo(value: Config, was: unknown, is: unknown): Config {
  const { allowedNext, delay } = value;
  const next = Array.isArray(allowedNext) ? { allowedNext: allowedNext.map((name: unknown) => (name === was ? is : name)) } : {};
  return { ...value, ...next, ...(isConfig(delay) && delay['to'] === was ? { delay: { ...delay, to: is } } : {}) };
}

export const withoutRow = (edit: SettingEdit, id: number): SettingEdit => ({ ...edit, rows: edit.rows.filter((row) => row.id !== id) });

/** At the end, on the phone too. */
export function withAddedRow(edit: SettingEdit, added: Config): SettingEdit {
  const id = Math.max(-1, ...edit.rows.map((row) => row.id)) + 1;
  const last = Math.max(0, ...edit.rows.map(({ value }) => Number(value['fieldOrder'] ?? 0)));
  return { ...edit, rows: [...edit.rows, { id, value: 'fieldOrder' in added ? { ...added, fieldOrder: last + 10 } : added }] };
}

export function withMovedRow(edit: SettingEdit, from: number, to: number): SettingEdit {
  const moved = edit.rows[from];
  if (moved === undefined) return edit;
  const rest = edit.rows.filter((row) => row.id !== moved.id);
  return { ...edit, rows: [...rest.slice(0, to), moved, ...rest.slice(to)] };
}

export function withPlain(edit: SettingEdit, path: readonly string[], value: unknown): SettingEdit {
  const put = (into: Config, [key = '', ...rest]: readonly string[]): Config => {
    const inner = into[key];
    return { ...into, [key]: rest.length === 0 ? value : put(isConfig(inner) ? inner : {}, rest) };
  };
  return { ...edit, plain: put(edit.plain, path) };
}

export function plainValue(plain: Config, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, key) => (isConfig(held) ? held[key] : undefined), plain);
}
