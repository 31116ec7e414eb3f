// What a person opened last, from the palette or anywhere else, on this device: the newest first.
import { useEffect } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';

const MOST = 6;

export interface Opened {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}

const nameOf = (personId: number): string => `palette-recent-${String(personId)}`;

function isOpened(value: unknown): value is Opened {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (key: string) => key in value && typeof Reflect.get(value, key) === 'string';
  return isText('id') && isText('label') && isText('path');
}

/** Whatever else lies under that name is taken for nothing. */
export function readRecent(personId: number): readonly Opened[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberOpened(personId: number, { id, label, path }: Opened): void {
  const others = readRecent(personId).filter((other) => other.id !== id);
  try {
    localStorage.setItem(nameOf(personId), JSON.stringify([{ id, label, path }, ...others].slice(0, MOST)));
  } catch (problem) {
    logProblem('What was opened could not be remembered on this device', problem);
  }
}

/** A page that is looked at stands among what was opened. */
export function useOpened({ id, label, path }: Opened): void {
  const { id: personId } = useMe();
  useEffect(() => rememberOpened(personId, { id, label, path }), [personId, id, label, path]);
}
