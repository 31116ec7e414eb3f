// The cache's file: encrypted, one a person; what cannot be opened is set aside and made anew, since the server has all that is in it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { SCHEMA_SQL, SCHEMA_VERSION } from './job-schema.ts';

export type CacheDatabase = Database.Database;

/** Why the cache begins empty. */
export type Rebuilt = 'first' | 'unreadable' | 'damaged' | 'other-version' | 'other-person' | null;

export interface OpenedDatabase {
  readonly database: CacheDatabase;
  readonly rebuilt: Rebuilt;
}

export interface DatabaseWish {
  /** Null: in memory, where the system has no real keyring. */
  readonly folder: string | null;
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** The account that is signed in. */
  readonly person: string;
  /** The native part of the database, where it does not lie beside its package. */
  readonly nativeBinding?: object | undefined;
}

const CACHE_KIB = 96 * 1024;
const NAME = /^jobs-[0-9a-f]{16}\.(db|db-wal|db-shm|db-journal|damaged)$/;

export const cacheFile = (folder: string, person: string): string =>
  path.join(folder, `jobs-${createHash('sha256').update(person).digest('hex').slice(0, 16)}.db`);

export function openCacheDatabase(wish: DatabaseWish): OpenedDatabase {
  if (wish.folder === null) return { database: created(wish, ':memory:'), rebuilt: 'first' };
  const file = cacheFile(wish.folder, wish.person);
  const isFirst = !fs.existsSync(file);
  if (isFirst) return { database: created(wish, file), rebuilt: 'first' };
  const found = tryOpen(wish, file);
  if (typeof found !== 'string') return { database: found, rebuilt: null };
  setAside(file);
  return { database: created(wish, file), rebuilt: found };
}

/** The database, or why it is not to be used. */
function tryOpen(wish: DatabaseWish, file: string): CacheDatabase | Exclude<Rebuilt, 'first' | null> {
  let database: CacheDatabase | null = null;
  try {
    database = keyed(wish, file);
    const problem = problemOf(database, wish.person);
    if (problem === null) return database;
    database.close();
    return problem;
  } catch (problem) {
    database?.close();
    return problem instanceof Error && 'code' in problem && problem.code === 'SQLITE_NOTADB' ? 'unreadable' : 'damaged';
  }
}

interface StateRow {
  readonly version: number;
  readonly person: string;
}

/** Every page is decrypted and checked: a flipped bit is found here, and not in the middle of a list. */
function problemOf(database: CacheDatabase, person: string): Exclude<Rebuilt, 'first' | null> | null {
  if (database.pragma('quick_check', { simple: true }) !== 'ok') return 'damaged';
  const state = database.prepare<[], StateRow>('select version, person from state').get();
  if (state?.version !== SCHEMA_VERSION) return 'other-version';
  return state.person === person ? null : 'other-person';
}

function created(wish: DatabaseWish, file: string): CacheDatabase {
  const database = keyed(wish, file);
  database.exec(SCHEMA_SQL);
  database.prepare('insert into state (id, version, person) values (1, ?, ?)').run(SCHEMA_VERSION, wish.person);
  return database;
}

/** The cipher and its key come before any other statement. A wrong key shows at the first one. */
function keyed({ key, nativeBinding }: DatabaseWish, file: string): CacheDatabase {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('The key of the cache is none');
  const database = nativeBinding === undefined ? new Database(file) : withBinding(file, nativeBinding);
  if (file !== ':memory:') {
    database.pragma(`cipher='sqlcipher'`);
    database.pragma('legacy=4');
    database.pragma(`key="x'${key}'"`);
    database.pragma('journal_mode=wal');
  }
  database.pragma('temp_store=memory');
  // decrypted pages: with the usual 2 MB each search of many jobs would decrypt them anew
  database.pragma(`cache_size=-${String(CACHE_KIB)}`);
  // what is removed is overwritten: a lost right leaves nothing on disk
  database.pragma('secure_delete=on');
  return database;
}

/** One damaged file stays, encrypted as it is, for who looks into it; the next takes its place. */
function setAside(file: string): void {
  fs.rmSync(`${file}-wal`, { force: true });
  fs.rmSync(`${file}-shm`, { force: true });
  fs.renameSync(file, file.replace(/\.db$/, '.damaged'));
}

/** Of everybody who was signed in here. */
export function removeCaches(folder: string): void {
  for (const name of fs.readdirSync(folder)) if (NAME.test(name)) fs.rmSync(path.join(folder, name), { force: true });
}

/** The package takes its native part itself, too; its types know the part's path alone. */
function withBinding(file: string, nativeBinding: object): CacheDatabase {
  const made: unknown = Reflect.construct(Database, [file, { nativeBinding }]);
  if (!(made instanceof Database)) throw new Error('The database of the cache could not be opened');
  return made;
}
