// MP4 and QuickTime (ISO 14496-12, QTFF): what says where, when and by whom it was filmed is blanked in its place, and so are tracks that
// are neither picture nor sound (subtitles and timed metadata carry the position second by second).
import { Blanks } from './blanked-copy.ts';
import { BoxReader, type Box } from './iso-box.ts';
import { textAt } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { UnreadablePicture, type CleanPlan } from './plan-pieces.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const IN_FILE = words('ftyp styp moov moof mfra mdat sidx ssix');
/** What the boxes that are looked into may hold; everything else in them is blanked, padding too. */
const IN_BOX: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: words('mvhd trak mvex iods pssh ctab clip'),
  trak: words('tkhd mdia edts tref tapt clip matt load txas trgr'),
  mdia: words('mdhd hdlr minf elng'),
  minf: words('vmhd smhd nmhd gmhd sthd hdlr dinf stbl'),
  moof: words('mfhd traf pssh'),
  traf: words('tfhd tfdt trun sbgp sgpd saiz saio subs senc'),
};
/** Picture, its depth, sound, time code. */
const SHOWN_TRACKS = words('vide auxv pict soun tmcd');
/** More brands than any file names; behind them a page could hide in front of the picture. */
const MOST_FTYP_BYTES = 512;

/** @throws UnreadablePicture when there is no moov. */
export async function planMovie(reader: PictureReader): Promise<CleanPlan> {
  const boxes = new BoxReader(reader);
  const blanks = new Blanks();
  let end = 0;
  let hasMovie = false;
  for await (const box of boxes.ofFile()) {
    end = box.end;
    hasMovie ||= box.type === 'moov';
    await takeTopBox(boxes, box, blanks);
  }
  if (!hasMovie) throw new UnreadablePicture('a video without moov');
  return { pixels: null, pieces: await blanks.pieces(reader, end) };
}

/** Blanks what a box of the file need not hold. @throws UnreadablePicture when it holds no boxes where it has to. */
export async function takeTopBox(boxes: BoxReader, box: Box, blanks: Blanks): Promise<void> {
  if (box.type === 'ftyp' && box.end - box.start > MOST_FTYP_BYTES) throw new UnreadablePicture('a list of brands that is none');
  if (!IN_FILE.has(box.type)) blanks.addBox(box);
  else if (box.type === 'moov' || box.type === 'moof') await takeBoxes(boxes, box, blanks);
}

/** Goes down into the boxes of the table, which bounds the depth. Returns the types that it found in this one. */
async function takeBoxes(boxes: BoxReader, parent: Box, blanks: Blanks): Promise<void> {
  const held = new Set<string>();
  for await (const box of boxes.within(parent.content, parent.end)) {
    held.add(box.type);
    if (IN_BOX[parent.type]?.has(box.type) !== true) blanks.addBox(box);
    else if (box.type === 'trak') await takeTrack(boxes, box, blanks);
    else if (Object.hasOwn(IN_BOX, box.type)) await takeBoxes(boxes, box, blanks);
  }
  // A compressed or referring moov has no header, and would be empty afterwards.
  if (parent.type === 'moov' && !held.has('mvhd')) throw new UnreadablePicture('a moov without mvhd');
}

async function takeTrack(boxes: BoxReader, track: Box, blanks: Blanks): Promise<void> {
  if (SHOWN_TRACKS.has(await handlerOf(boxes, track))) await takeBoxes(boxes, track, blanks);
  else blanks.addBox(track);
}

/** What kind of media the track's first mdia names; empty when it names none. */
async function handlerOf(boxes: BoxReader, track: Box): Promise<string> {
  const media = await childOf(boxes, track, 'mdia');
  const handler = media && (await childOf(boxes, media, 'hdlr'));
  if (handler === null || handler.end - handler.content < 12) return '';
  return textAt(await boxes.reader.bytes(handler.content + 8, 4), 0, 4);
}

async function childOf(boxes: BoxReader, parent: Box, type: string): Promise<Box | null> {
  for await (const box of boxes.within(parent.content, parent.end)) if (box.type === type) return box;
  return null;
}
