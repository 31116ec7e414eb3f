// The keys that the server has published, stored on this device for checking receipts without a network. They need no sign-in.
import type { ReceiptKey } from '@lotline/schema/domain/receipt/receipt';
import { logProblem } from './log.ts';

const STORED = 'lotline.receipt-keys';
const PATH = '/api/receipts/keys';

/** The check itself verifies that each key matches its name. */
function readKeys(value: unknown): ReceiptKey[] {
  const { keys } = (value ?? {}) as { readonly keys?: unknown };
  if (!Array.isArray(keys)) return [];
  return keys.filter((key: unknown): key is ReceiptKey => {
    const { id, publicKey, validFrom } = (key ?? {}) as Partial<ReceiptKey>;
    return [id, publicKey].every((text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)) && typeof validFrom === 'string';
  });
}

function storedKeys(): ReceiptKey[] {
  try {
    return readKeys(JSON.parse(localStorage.getItem(STORED) ?? 'null'));
  } catch {
    return [];
  }
}

/** The stored keys and those that are published now: an old one is never deleted. Without a network the stored ones. */
export async function bringKeys(): Promise<ReceiptKey[]> {
  try {
    const answer = await fetch(PATH);
    const published = answer.ok ? readKeys(await answer.json()) : [];
    // another tab may have stored some meanwhile
    const stored = storedKeys();
    const keys = [...new Map([...stored, ...published].map((key) => [key.id, key])).values()];
    if (keys.length > stored.length) localStorage.setItem(STORED, JSON.stringify({ keys }));
    return keys;
  } catch (problem) {
    logProblem('The newest keys could not be had', problem);
    return storedKeys();
  }
}
