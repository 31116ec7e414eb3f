// A picture that the server itself writes to the store within a command: bytes first, then its row.
import { Readable } from 'node:stream';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { newStorageKey } from './storage-key.ts';
import { StoredFileModel } from './stored-file.model.ts';

/** Where the command breaks off, the bytes have no row and are found by the sweep. Returns the file's id. */
export async function storePicture({ transaction, at, actor, fileStore }: CommandContext, name: string, bytes: Buffer): Promise<number> {
  if (fileStore === undefined) return refuse('UNAVAILABLE');
  const { key, sizeBytes, sha256 } = await fileStore.write(
    newStorageKey(name, at),
    bytes.length,
    Readable.from([bytes], { objectMode: false }),
  );
  const { id } = await StoredFileModel.create(
    {
      ...({ kind: 'original', state: 'stored', storageKey: key, contentType: 'image/jpeg', sizeBytes, sha256, previews: 'none' } as const),
      ...{ uploaderUserId: actor.userId, createdUtc: at, storedUtc: at },
    },
    { transaction },
  );
  return id;
}
