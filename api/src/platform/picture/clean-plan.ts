// How the copy of a photo or video that others may see is made of what was sent: without its position, and without anything that
// hides in or behind it (quality.md §2). Lossless: coded pictures are evidence and are copied byte for byte.
import { planGif } from './clean-gif.ts';
import { planHeif } from './clean-heif.ts';
import { planJpeg } from './clean-jpeg.ts';
import { planMovie } from './clean-movie.ts';
import { planPng } from './clean-png.ts';
import { planWebp } from './clean-webp.ts';
import type { PictureReader } from './picture-reader.ts';
import type { CleanPlan } from './plan-pieces.ts';

export { UnreadablePicture, type CleanPlan } from './plan-pieces.ts';

const PLANS: Readonly<Record<string, (reader: PictureReader) => Promise<CleanPlan>>> = {
  'image/jpeg': planJpeg,
  'image/png': planPng,
  'image/webp': planWebp,
  'image/gif': planGif,
  'image/heic': planHeif,
  'image/heif': planHeif,
  'video/mp4': planMovie,
  'video/quicktime': planMovie,
};

/**
 * The pieces of the clean copy, read in windows of the source: memory stays the same for any size of file.
 * Null when this content type carries no position that is looked for (documents …).
 * @throws UnreadablePicture when the bytes are not what the content type says; whatever the store throws.
 */
export async function planCleanCopy(contentType: string, reader: PictureReader): Promise<CleanPlan | null> {
  if (!Object.hasOwn(PLANS, contentType)) return null;
  return (await PLANS[contentType]?.(reader)) ?? null;
}

/** Whether the copy would be the source, byte for byte. */
export function isUnchanged({ pieces }: CleanPlan, { sizeBytes }: { readonly sizeBytes: number }): boolean {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined && 'end' in first && first.start === 0 && first.end === sizeBytes;
}

/** Length of the copy in bytes. */
export function sizeOf({ pieces }: CleanPlan): number {
  return pieces.reduce((sum, piece) => sum + ('end' in piece ? piece.end - piece.start : piece.length), 0);
}
