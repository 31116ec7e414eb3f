// How a large file is cut: parts of one size, the last one with what is left (issue 10 §1; decision 042).

/** Above this a file is sent in parts; up to it, in one piece. */
export const ONE_PIECE_BYTES = 16 * 1024 * 1024;
/** S3 takes no smaller part than 5 MiB; a phone at 5 Mbit/s sends one of these in 13 s, and loses no more when its network goes. */
export const PART_BYTES = 8 * 1024 * 1024;
/** How many links are asked for at once. */
export const MAX_PARTS_REQUESTED = 16;
/** How many parts the largest file has, and some room. */
export const MAX_PARTS = 200;

export const goesInParts = (sizeBytes: number): boolean => sizeBytes > ONE_PIECE_BYTES;

export const partCount = (sizeBytes: number, partSizeBytes: number = PART_BYTES): number => Math.ceil(sizeBytes / partSizeBytes);

/** First byte and the one behind the last of part 1, 2, 3, …; null when the file has no such part. */
export function partRange(sizeBytes: number, number: number, partSizeBytes: number = PART_BYTES): { start: number; end: number } | null {
  const start = (number - 1) * partSizeBytes;
  return !Number.isInteger(number) || number < 1 || start >= sizeBytes ? null : { start, end: Math.min(start + partSizeBytes, sizeBytes) };
}
