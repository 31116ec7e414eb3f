// Photos and files beside checked receipts: which of them a receipt names to the byte, which was changed since, which is in none.
import type { CheckedReceipt } from './verify-receipts.ts';
import type { ReceiptFile } from './receipt.ts';

/** A file that somebody holds, hashed. */
export interface HashedFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface FileVerdict {
  readonly name: string;
  /** 'sent': as it was sent; what is kept of it is without what does not belong into it (decision 013). */
  readonly state: 'held' | 'sent' | 'changed' | 'unknown';
  /** Of the receipt that names it, or that names what it was before it was changed. */
  readonly sequence: number | null;
  /** As the receipt calls it. */
  readonly calledThere: string | null;
}

interface Named {
  readonly file: ReceiptFile;
  readonly sequence: number | null;
}

/** In the order given. A file that was changed is known by its name, else by its size where one file alone has that size. */
export function verifyFiles(receipts: readonly Pick<CheckedReceipt, 'sequence' | 'files'>[], files: readonly HashedFile[]): FileVerdict[] {
  const byHash = new Map<string, Named & { readonly state: 'held' | 'sent' }>();
  const byName = new Map<string, Named>();
  const bySize = new Map<number, Map<string, Named>>();
  for (const { sequence, files: named } of receipts)
    for (const file of named) {
      const one = { file, sequence };
      byName.set(file.name, one);
      if (file.sent !== null) setUnless(byHash, keyOf(file.sent), { ...one, state: 'sent' });
      byHash.set(keyOf(file), { ...one, state: 'held' });
      for (const { sizeBytes, sha256 } of [file, file.sent ?? file])
        bySize.set(sizeBytes, (bySize.get(sizeBytes) ?? new Map<string, Named>()).set(sha256, one));
    }
  return files.map((held) => {
    const match = byHash.get(keyOf(held));
    if (match !== undefined) return { name: held.name, state: match.state, sequence: match.sequence, calledThere: match.file.name };
    const alike = [...(bySize.get(held.sizeBytes)?.values() ?? [])];
    const was = byName.get(held.name) ?? (alike.length === 1 ? alike[0] : undefined);
    if (was === undefined) return { name: held.name, state: 'unknown', sequence: null, calledThere: null };
    return { name: held.name, state: 'changed', sequence: was.sequence, calledThere: was.file.name };
  });
}

const keyOf = ({ sha256, sizeBytes }: Pick<HashedFile, 'sha256' | 'sizeBytes'>): string => `${sha256} ${String(sizeBytes)}`;

function setUnless<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value);
}

/** '“Trench-3.jpg” is byte for byte as it was received.' */
export function fileSentence({ name, state, sequence, calledThere }: FileVerdict): string {
  const there = calledThere === null || calledThere === name ? '' : `, there called “${calledThere}”`;
  const receipt = `receipt ${sequence === null ? '' : String(sequence)}`.trim();
  if (state === 'held') return `“${name}” is exactly the file that is stored (${receipt}${there}).`;
  if (state === 'sent') return `“${name}” is exactly the file that was sent; it is stored without its hidden details (${receipt}${there}).`;
  if (state === 'changed') return `“${name}” is not the file that was received: it differs from the one in ${receipt}${there}.`;
  return `“${name}” is in none of these receipts.`;
}
