// What receipts are made and checked with, the same in the server and in every browser: WebCrypto.

/** What of WebCrypto is used here; `crypto.subtle` of a page or of Node. */
export interface Subtle<Key> {
  readonly digest: (algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  readonly importKey: (
    format: 'raw',
    key: Uint8Array<ArrayBuffer>,
    algorithm: 'Ed25519',
    extractable: boolean,
    usages: ['verify'],
  ) => Promise<Key>;
  readonly verify: (algorithm: 'Ed25519', key: Key, signature: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
}

export interface ReceiptCrypto {
  /** As small hexadecimal digits. */
  readonly sha256: (bytes: Uint8Array) => Promise<string>;
  /** Null where this browser has no Ed25519. */
  readonly verify: (publicKey: string, signature: string, bytes: Uint8Array) => Promise<boolean | null>;
  readonly encode: (text: string) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => string;
}

interface TextCoder {
  readonly encode: (text: string) => Uint8Array;
}
interface TextReader {
  readonly decode: (bytes: Uint8Array) => string;
}
// of every browser and of Node; the compiler knows them of neither here
declare const TextEncoder: new () => TextCoder;
declare const TextDecoder: new (label: string, options: { readonly ignoreBOM: boolean }) => TextReader;

export function receiptCrypto<Key>(subtle: Subtle<Key>): ReceiptCrypto {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const keys = new Map<string, Promise<Key | null>>();
  const keyOf = (publicKey: string): Promise<Key | null> => {
    const known = keys.get(publicKey) ?? subtle.importKey('raw', bytesOfHex(publicKey), 'Ed25519', false, ['verify']).catch(() => null);
    keys.set(publicKey, known);
    return known;
  };
  return {
    sha256: async (bytes) => hexOfBytes(new Uint8Array(await subtle.digest('SHA-256', owned(bytes)))),
    verify: async (publicKey, signature, bytes) => {
      const key = await keyOf(publicKey);
      return key === null ? null : subtle.verify('Ed25519', key, bytesOfHex(signature), owned(bytes));
    },
    encode: (text) => encoder.encode(text),
    decode: (bytes) => decoder.decode(bytes),
  };
}

/** The same bytes, for a function that takes none of shared memory. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;

export function hexOfBytes(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** @param hex an even number of digits */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}
