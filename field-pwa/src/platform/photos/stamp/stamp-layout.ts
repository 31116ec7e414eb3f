// The layout of a stamped photo: the picture at most as long as the company's setting says, 1024 pixels by default, with a black bar above and below (specification 1 §9).
import { DEFAULT_PHOTOS, type PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';

/** The size of a list's small picture, in pixels. */
export const THUMB_EDGE_PX = 96;

export interface StampWords {
  /** 'WO 48213 · Lot 14, 8 Wattle Rd, Box Hill' */
  readonly top: string;
  /** '-33.6412 150.9053 · ±6 m' */
  readonly place: string;
  /** '20 Nov 2026 08:34 AM' */
  readonly time: string;
  /** Of a shot that an older version of the app took: as built in. */
  readonly size?: PhotoSize;
}

export type PhotoSize = Pick<PhotosSetting, 'edgePx' | 'quality'>;

export const sizeOf = ({ size }: Pick<StampWords, 'size'>): PhotoSize => size ?? DEFAULT_PHOTOS;

export interface StampLayout {
  readonly width: number;
  /** With both bars. */
  readonly height: number;
  readonly picture: { readonly width: number; readonly height: number };
  readonly bar: number;
  readonly font: number;
}

/** A picture is never enlarged. */
export function stampLayout(source: { readonly width: number; readonly height: number }, edgePx: number): StampLayout {
  const scale = Math.min(1, edgePx / Math.max(source.width, source.height));
  const picture = { width: Math.max(1, Math.round(source.width * scale)), height: Math.max(1, Math.round(source.height * scale)) };
  const font = Math.max(12, Math.round(picture.width / 42));
  const bar = Math.round(font * 1.6);
  return { width: picture.width, height: picture.height + 2 * bar, picture, bar, font };
}

/** The largest size, from `font` down to 9, at which the text is no wider than `room`; at 9 it is cut instead. */
export function fittingFont(font: number, room: number, widthAt: (size: number) => number): number {
  for (let size = font; size > 9; size -= 1) if (widthAt(size) <= room) return size;
  return 9;
}

/** '-33.6412 150.9053 · ±6 m'; with the age of a position that is older than it should be. */
export function placeWords(
  fix: { readonly latitude: number; readonly longitude: number; readonly accuracyMetres: number; readonly ageSeconds: number } | null,
): string {
  if (fix === null) return 'No location';
  const place = `${fix.latitude.toFixed(4)} ${fix.longitude.toFixed(4)} · ±${String(Math.round(fix.accuracyMetres))} m`;
  return fix.ageSeconds > 15 ? `${place}, ${String(Math.round(fix.ageSeconds))} s old` : place;
}
