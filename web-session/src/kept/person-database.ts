// The one database of a person on this device. Each person has another, so that nobody meets what is somebody else's, and what one has not sent yet
// outlives another's sign-in. Loaded only when something is kept or looked for.
import { Dexie, type Table } from 'dexie';

export interface ReadRow {
  readonly name: string;
  /** In milliseconds. */
  readonly readAt: number;
  /** Characters of the text. */
  readonly size: number;
  /** Of the app that kept it: another one may read other fields. */
  readonly version: string;
  readonly text: string;
}

/** A press that the server has not answered yet: what the app keeps with it is the app's own. */
export interface PressRow {
  readonly id: string;
  /** The order in which they were pressed, in all tabs: no clock is asked. */
  readonly order: number;
  readonly entry: unknown;
}

/** One that a person let go of. */
export interface RemovedPressRow {
  readonly id: string;
  /** In milliseconds. */
  readonly removedAt: number;
  readonly entry: unknown;
}

export interface PersonDatabase {
  readonly dexie: Dexie;
  readonly reads: Table<ReadRow, string>;
  readonly presses: Table<PressRow, string>;
  readonly removedPresses: Table<RemovedPressRow, string>;
}

const opened = new Map<number, PersonDatabase>();

export function personDatabase(personId: number): PersonDatabase {
  const known = opened.get(personId);
  if (known !== undefined) return known;
  const dexie = new Dexie(`lotline.person.${String(personId)}`);
  dexie.version(1).stores({ reads: 'name, [readAt+size]' });
  dexie.version(2).stores({ presses: 'id, order', removedPresses: 'id, removedAt' });
  const made = {
    dexie,
    reads: dexie.table<ReadRow, string>('reads'),
    presses: dexie.table<PressRow, string>('presses'),
    removedPresses: dexie.table<RemovedPressRow, string>('removedPresses'),
  };
  opened.set(personId, made);
  return made;
}
