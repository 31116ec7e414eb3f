// The parts of an awaited file: those that its device announced, with the hash of each, beside those that the store holds (decision 042).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { partCount, partRange } from '@lotline/schema/domain/attachment/parts.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { FileStore, StoredPart, PartsUpload } from '../../platform/storage/store.ts';
import type { StoredFileModel } from './stored-file.model.ts';

/** An upload in parts as its file's row has it. */
export interface FileParts extends PartsUpload {
  readonly fileId: number;
  readonly sizeBytes: number;
  readonly partSizeBytes: number;
}

export interface DeclaredPart {
  readonly number: number;
  readonly sha256: string;
}

/** Null when the file comes in one piece, or nobody has asked for a part yet. */
export function partsOf(file: StoredFileModel | null): FileParts | null {
  if (file === null) return null;
  const { id, storageKey, partsId = null, partSizeBytes = null, sizeBytes } = file;
  return partsId === null || partSizeBytes === null || sizeBytes === null
    ? null
    : { fileId: id, key: storageKey, partsId, partSizeBytes, sizeBytes };
}

export function declaredParts(sequelize: Sequelize, fileId: number, transaction?: Transaction): Promise<DeclaredPart[]> {
  return sequelize.query<DeclaredPart>('select number, sha256 from stored_file_part where file_id = $fileId order by number', {
    bind: { fileId },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
}

/** Of what the store has, the parts that are whole and of the announced hash, each once, by number. */
export function wholeParts(
  { sizeBytes, partSizeBytes }: FileParts,
  said: readonly DeclaredPart[],
  stored: readonly StoredPart[],
): StoredPart[] {
  return said.flatMap(({ number, sha256 }) => {
    const range = partRange(sizeBytes, number, partSizeBytes);
    const length = range === null ? -1 : range.end - range.start;
    const part = stored.find((one) => one.number === number && one.sizeBytes === length && (one.sha256 ?? sha256) === sha256);
    return part === undefined ? [] : [part];
  });
}

const MOST_NAMED = 100;

/**
 * Makes the file of its parts, unless that was done. @returns the hash of each part, as it was announced.
 * @throws RefusalError FILE_PARTS_MISSING with their numbers, the first hundred of them; STORAGE_FULL.
 */
export async function composeParts(sequelize: Sequelize, store: FileStore, parts: FileParts): Promise<string[]> {
  const said = await declaredParts(sequelize, parts.fileId);
  if ((await store.stat(parts.key)) === null) {
    const whole = wholeParts(parts, said, await store.storedParts(parts));
    const numbers = new Set(whole.map(({ number }) => number));
    const missing = numbersOf(parts).filter((number) => !numbers.has(number));
    if (missing.length > 0) refuse('FILE_PARTS_MISSING', { missing: missing.slice(0, MOST_NAMED), missingCount: missing.length });
    await store.compose(parts, whole);
  }
  return said.map(({ sha256 }) => sha256);
}

export function numbersOf({ sizeBytes, partSizeBytes }: FileParts): number[] {
  return Array.from({ length: partCount(sizeBytes, partSizeBytes) }, (_, at) => at + 1);
}
