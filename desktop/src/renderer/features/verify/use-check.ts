// What is checked on the page: the file of receipts, the photos beside it, and the head that somebody scanned.
import { useEffect, useMemo, useRef, useState } from 'react';
import { MOST_RECEIPT_BYTES } from '@lotline/schema/domain/receipt/receipt';
import { verifyFiles, type FileVerdict, type HashedFile } from '@lotline/schema/domain/receipt/verify-files';
import { verifyReceipts, type CheckedReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { browserCrypto } from '@lotline/web-session/browser-crypto';
import { bringKeys } from '@lotline/web-session/published-keys';
import { breather } from './breather.ts';
import { hashFiles, MOST_CHOSEN, readBlobs } from './hash-files.ts';

export interface CheckedPhotos {
  readonly verdicts: readonly FileVerdict[];
  /** Names of those that could not be read. */
  readonly unread: readonly string[];
}

interface Hashed {
  readonly hashed: readonly HashedFile[];
  readonly unread: readonly string[];
}

interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface Check {
  /** False where the browser keeps its cryptography back. */
  readonly canCheck: boolean;
  readonly receipts: { readonly name: string; readonly checked: CheckedReceipts } | null;
  readonly photos: CheckedPhotos | null;
  /** While a file of receipts is checked: bytes read, of all. */
  readonly checking: Progress | null;
  /** '312 of 500' while photos are read. */
  readonly progress: Progress | null;
  readonly chooseReceipts: (file: File) => void;
  readonly choosePhotos: (files: readonly File[]) => void;
}

const TOO_LARGE: CheckedReceipts = {
  isGood: false,
  receipts: [],
  findings: [
    { part: 'file', line: 1, sequence: null, sentence: 'This file is larger than any file of receipts, or cannot be read.', isFault: true },
  ],
};

/** Another file was chosen while this one was read. */
class SupersededError extends Error {}

export function useCheck(): Check {
  const [crypto] = useState(browserCrypto);
  const [receipts, setReceipts] = useState<Check['receipts']>(null);
  const [checking, setChecking] = useState<Progress | null>(null);
  const [photos, setPhotos] = useState<Hashed | null>(null);
  const [progress, setProgress] = useState<Check['progress']>(null);
  const latest = useRef<File | null>(null);
  // kept for the next time, when there may be no network
  useEffect(() => void bringKeys(), []);

  const chooseReceipts = async (file: File): Promise<void> => {
    if (crypto === null) return;
    latest.current = file;
    setReceipts(null);
    setChecking({ done: 0, of: file.size });
    const breathe = breather((done) => {
      if (latest.current !== file) throw new SupersededError();
      setChecking({ done, of: file.size });
    });
    try {
      const bytes = file.size > MOST_RECEIPT_BYTES ? null : await file.arrayBuffer().catch(() => null);
      const checked = bytes === null ? TOO_LARGE : await verifyReceipts(new Uint8Array(bytes), await bringKeys(), crypto, breathe);
      if (latest.current !== file) return;
      setReceipts({ name: file.name, checked });
      setChecking(null);
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error;
    }
  };
  const choosePhotos = async (all: readonly File[]): Promise<void> => {
    if (crypto === null) return;
    const files = all.slice(0, MOST_CHOSEN);
    setProgress({ done: 0, of: files.length });
    const tell = (done: number) => setProgress({ done, of: files.length });
    const found = await hashFiles(files, crypto, tell, readBlobs);
    const unread = all.filter((_, at) => (found[at] ?? null) === null).map(({ name }) => name);
    setPhotos({ hashed: found.filter((one) => one !== null), unread });
    setProgress(null);
  };
  const verdicts = useMemo(
    () => (photos === null ? null : { verdicts: verifyFiles(receipts?.checked.receipts ?? [], photos.hashed), unread: photos.unread }),
    [receipts, photos],
  );
  return {
    ...{ canCheck: crypto !== null, receipts, checking, photos: verdicts, progress },
    chooseReceipts: (file) => void chooseReceipts(file),
    choosePhotos: (files) => void choosePhotos(files),
  };
}
