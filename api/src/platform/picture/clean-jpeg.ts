// JPEG (ITU-T T.81): what draws the picture is copied segment by segment, everything else and what follows its end is left out.
import { orientationOf, orientationOnly } from './exif-orientation.ts';
import { findMarker, type Marker } from './jpeg-marker.ts';
import { asciiBytes, bigEndian, joined, sameBytes, startsWith } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { PieceList, UnreadablePicture, type CleanPlan } from './plan-pieces.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Tables, restart interval, number of lines: DHT, DAC, DQT, DNL, DRI. */
const TABLES: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd];
const EXIF = 'Exif\0\0';
/** Cameras write one, progressive photos ten or so. A scan of a few bytes makes a decoder go over every pixel once more, and 2,646 of them are valid. */
const MOST_SCANS = 100;

interface Segment {
  readonly code: number;
  /** Of the first fill byte before the marker. */
  readonly start: number;
  readonly payload: number;
  readonly end: number;
}

interface Progress {
  readonly reader: PictureReader;
  readonly out: PieceList;
  pixels: number | null;
  hasExif: boolean;
  scans: number;
}

const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && code !== 0xc8 && !TABLES.includes(code);
const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
const hasNoLength = (code: number): boolean => code === 0x01 || isRestart(code);
/** A damaged photo holds impossible markers among its coded data, and decoders go on behind them. */
const endsScan = (code: number): boolean => code >= 0xc0 && !isRestart(code);
const isMarker = (): boolean => true;

/** @throws UnreadablePicture when there is no frame or no scan, or far too many. */
export async function planJpeg(reader: PictureReader): Promise<CleanPlan> {
  const progress: Progress = { reader, out: new PieceList(), pixels: null, hasExif: false, scans: 0 };
  if (bigEndian(await reader.bytes(0, 2), 0, 2) !== 0xff00 + SOI) throw new UnreadablePicture('no JPEG');
  progress.out.keep(0, 2);
  let at = 2;
  let isInScan = false;
  for (;;) {
    await reader.countElement();
    const marker = await findMarker(reader, at, isInScan ? endsScan : isMarker);
    // A photo that breaks off in its coded data is still a photo.
    if (isInScan) progress.out.keep(at, marker?.start ?? reader.sizeBytes);
    if (marker === null || marker.code === EOI) return finished(progress, marker);
    if (!isInScan && hasNoLength(marker.code)) {
      at = marker.end;
      continue;
    }
    const segment = await segmentAt(reader, marker);
    if (segment === null) return finished(progress, null, true);
    await take(progress, segment);
    at = segment.end;
    isInScan = segment.code === SOS;
  }
}

/** @param isCut what follows is no part of a picture, so the copy gets an end of its own */
function finished({ out, pixels, scans }: Progress, end: Marker | null, isCut = false): CleanPlan {
  if (pixels === null || scans === 0) throw new UnreadablePicture('a JPEG without a picture');
  if (end !== null) out.keep(end.start, end.end);
  if (isCut) out.write(Uint8Array.of(0xff, EOI));
  return { pixels, pieces: out.pieces };
}

async function segmentAt(reader: PictureReader, marker: Marker): Promise<Segment | null> {
  if (marker.code === SOI || marker.end + 2 > reader.sizeBytes) return null;
  const length = bigEndian(await reader.bytes(marker.end, 2), 0, 2);
  const end = marker.end + length;
  return length < 2 || end > reader.sizeBytes ? null : { code: marker.code, start: marker.start, payload: marker.end + 2, end };
}

async function take(progress: Progress, segment: Segment): Promise<void> {
  const { code, start, end } = segment;
  if (isFrame(code)) await takeFrame(progress, segment);
  else if (code === APP0) await takeJfif(progress, segment);
  else if (code === APP1) await takeExif(progress, segment);
  else if (code === APP2) await takeNamed(progress, segment, 'ICC_PROFILE\0');
  else if (code === APP14) await takeAdobe(progress, segment);
  else if (TABLES.includes(code)) progress.out.keep(start, end);
  else if (code === SOS) {
    if (progress.pixels === null) throw new UnreadablePicture('a scan before its frame');
    progress.scans += 1;
    if (progress.scans > MOST_SCANS) throw new UnreadablePicture(`more than ${String(MOST_SCANS)} scans`);
    progress.out.keep(start, end);
  }
}

const headOf = ({ reader }: Progress, { payload, end }: Segment, length: number): Promise<Uint8Array> =>
  reader.bytes(payload, Math.min(length, end - payload));

async function takeFrame(progress: Progress, segment: Segment): Promise<void> {
  const head = await headOf(progress, segment, 6);
  const pixels = bigEndian(head, 1, 2) * bigEndian(head, 3, 2);
  if (progress.pixels !== null) throw new UnreadablePicture('two frames');
  if (pixels === 0 || segment.end - segment.payload !== 6 + 3 * (head[5] ?? 0)) throw new UnreadablePicture('a frame without a size');
  progress.pixels = pixels;
  progress.out.keep(segment.start, segment.end);
}

async function takeNamed(progress: Progress, segment: Segment, name: string): Promise<void> {
  if (startsWith(await headOf(progress, segment, name.length), name)) progress.out.keep(segment.start, segment.end);
}

/** The thumbnail stays, bytes behind it do not. */
async function takeJfif(progress: Progress, segment: Segment): Promise<void> {
  const head = await headOf(progress, segment, 14);
  if (!startsWith(head, 'JFIF\0') || head.length < 14) return;
  const thumbnailBytes = 3 * (head[12] ?? 0) * (head[13] ?? 0);
  if (segment.end - segment.payload === 14 + thumbnailBytes) progress.out.keep(segment.start, segment.end);
  else progress.out.write(joined(Uint8Array.of(0xff, APP0, 0, 16), head.subarray(0, 12), Uint8Array.of(0, 0)));
}

async function takeAdobe(progress: Progress, segment: Segment): Promise<void> {
  const head = await headOf(progress, segment, 12);
  if (!startsWith(head, 'Adobe') || head.length < 12) return;
  if (segment.end - segment.payload === 12) progress.out.keep(segment.start, segment.end);
  else progress.out.write(joined(Uint8Array.of(0xff, APP14, 0, 14), head));
}

/** The first one counts, and only before the coded data; viewers do the same. */
async function takeExif(progress: Progress, segment: Segment): Promise<void> {
  if (progress.hasExif || progress.scans > 0) return;
  const payload = await headOf(progress, segment, segment.end - segment.payload);
  if (!startsWith(payload, EXIF)) return;
  progress.hasExif = true;
  const orientation = orientationOf(payload.subarray(EXIF.length));
  if (orientation === null) return;
  const clean = joined(asciiBytes(EXIF), orientationOnly(orientation));
  if (sameBytes(payload, clean)) progress.out.keep(segment.start, segment.end);
  else progress.out.write(joined(Uint8Array.of(0xff, APP1, 0, clean.length + 2), clean));
}
