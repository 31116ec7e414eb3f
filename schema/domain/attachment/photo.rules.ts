// The photos that the phone takes: their numbers and names, and the figures that hold for them (specification 1 §5, §9; 2 §5, §9).

/** A picture of more bytes is taken to show something. */
const FINE_PHOTO_BYTES = 30_000;
export const PHOTO_PROBLEM = 'It appears there maybe an issue with this image';
export const MOST_PHOTO_HISTORY = 100;
export const PHOTO_HISTORY_SHOWN_MS = 60 * 60_000;
/** With less room on the device than this nothing is taken (quality.md §1, case 7). */
export const FREE_BYTES_TO_CAPTURE = 50 * 1_048_576;

export const isLikelyFine = (sizeBytes: number): boolean => sizeBytes > FINE_PHOTO_BYTES;

/** A number that is none becomes 1. */
export function parseImageNumber(text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : 1;
}

/** 'Trench' of 'Trench-3.jpg'; null for what was not named by the capture. */
export function titleOfPhoto(name: string): string | null {
  return /^(.+)-[1-9]\d*\.jpe?g$/i.exec(name)?.[1] ?? null;
}

/** The same shot, however it was typed. */
export const isSameTitle = (a: string, b: string): boolean => a.trim().toLocaleLowerCase('en-AU') === b.trim().toLocaleLowerCase('en-AU');

/** The lowest number of this title behind all that are known: offered with a title, never forced. */
export function nextImageNumber(title: string, names: readonly string[]): number {
  const taken = names.flatMap((name) => {
    const other = titleOfPhoto(name);
    return other !== null && isSameTitle(other, title) ? [Number(/-(\d+)\.jpe?g$/i.exec(name)?.[1] ?? 0)] : [];
  });
  return Math.max(0, ...taken) + 1;
}
