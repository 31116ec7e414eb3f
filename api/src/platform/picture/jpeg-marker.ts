// Finds the markers between a JPEG's segments and within its coded data, where a stuffed 0xFF is no marker (ITU-T T.81 §B.1.1).
import type { PictureReader } from './picture-reader.ts';

export interface Marker {
  readonly code: number;
  /** Of the first 0xFF; several of them in a row are filling. */
  readonly start: number;
  /** Behind the code. */
  readonly end: number;
}

/** The next marker from `at` on that counts, null when the file ends before. */
export async function findMarker(reader: PictureReader, at: number, counts: (code: number) => boolean): Promise<Marker | null> {
  let position = at;
  let start = -1;
  while (position < reader.sizeBytes) {
    const view = await reader.view(position);
    for (let index = 0; index < view.length; index += 1) {
      if (start < 0) {
        index = view.indexOf(0xff, index);
        if (index < 0) break;
        start = position + index;
        continue;
      }
      const code = view[index] ?? 0;
      if (code === 0xff) continue;
      if (code !== 0 && counts(code)) return { code, start, end: position + index + 1 };
      start = -1;
    }
    position += view.length;
  }
  return null;
}
