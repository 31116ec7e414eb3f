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

export interface PersonDatabase {
  readonly dexie: Dexie;
  readonly reads: Table<ReadRow, string>;
}

const opened = new Map<number, PersonDatabase>();

export function personDatabase(personId: number): PersonDatabase {
  const known = opened.get(personId);
  if (known !== undefined) return known;
  const dexie = new Dexie(`lotline.person.${String(personId)}`);
  dexie.version(1).stores({ reads: 'name, [readAt+size]' });
  const made = { dexie, reads: dexie.table<ReadRow, string>('reads') };
  opened.set(personId, made);
  return made;
}
