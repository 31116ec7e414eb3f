// Numbers and names from bytes. What is behind the end counts as zero: readers check lengths before.

/** An unsigned number of `width` bytes, the most significant first; above 2^53 only its size is right. */
export function bigEndian(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** An unsigned number of `width` bytes, the least significant first. */
export function littleEndian(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = width - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

export const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

export const startsWith = (bytes: Uint8Array, text: string): boolean => textAt(bytes, 0, text.length) === text;

export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A number as `width` bytes, the most significant first. */
export function toBigEndian(value: number, width: number): Uint8Array {
  return Uint8Array.from({ length: width }, (_, index) => Math.floor(value / 256 ** (width - 1 - index)) % 256);
}

export const toLittleEndian = (value: number, width: number): Uint8Array => toBigEndian(value, width).reverse();

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
