// What the event of a saved setting keeps of its changes (screens.md §2.23): where each stands, what was there and what is there now, as short texts. The versions of
// the setting keep it whole.
import type { AnySettingName } from './company-settings.ts';
import type { SettingChange, SettingPath } from './merge-setting.ts';

export interface LoggedChange {
  readonly path: string[];
  /** null: nothing stood there. */
  readonly before: string | null;
  readonly after: string | null;
}

const MOST_CHANGES = 20;
const MOST_CHARACTERS = 120;
/** As JSON, each of at most three bytes: the log shows no event that is stored in more than 16 kB. */
const MOST_TOGETHER = 4_000;
/** How the accounts are kept is for those who manage the settings: the log says which field was changed. */
const WITHHELD: ReadonlySet<AnySettingName> = new Set<AnySettingName>(['Xero']);

/** Never half of a character: the database would refuse the event, and with it the setting. */
const short = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
const isRow = (path: SettingPath): boolean => path[0] === 'row' && path.length === 2;
const isLogo = (name: AnySettingName, path: SettingPath): boolean => name === 'Company' && path.join('.') === 'plain.logo';

/** @returns the first of them: the event says how many there were */
export function loggedChanges(name: AnySettingName, changes: readonly SettingChange[]): LoggedChange[] {
  const logged: LoggedChange[] = [];
  let characters = 0;
  for (const change of changes.slice(0, MOST_CHANGES)) {
    const one = loggedChange(name, change);
    characters += JSON.stringify(one).length;
    if (characters > MOST_TOGETHER) break;
    logged.push(one);
  }
  return logged;
}

function loggedChange(name: AnySettingName, { path, before, after }: SettingChange): LoggedChange {
  const [was, is] = [textOf(name, path, before), textOf(name, path, after)];
  // which picture it was is no text
  return { path: path.map(short), before: was, after: isLogo(name, path) && was !== null && is !== null ? 'another picture' : is };
}

function textOf(name: AnySettingName, path: SettingPath, value: unknown): string | null {
  if (isRow(path)) return value === null ? 'not listed' : 'listed';
  if (value === null || value === undefined || value === '') return null;
  if (WITHHELD.has(name)) return 'not shown';
  if (isLogo(name, path)) return 'a picture';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? null : short(value.map(plain).join(', '));
  return short(plain(value));
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
