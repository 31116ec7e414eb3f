// How phones make and keep photos. A picture that cannot be read helps nobody, and one of the camera's full size is the original's.
import { z } from 'zod';
import { DEFAULT_PHOTOS, ORIGINALS } from './photos.setting.ts';

/** Of photos that decide no pay: a dispute of a season is over by then. */
const keptDays = z.int().min(90).max(3_650).nullish();

export const photosSetting = z.strictObject({
  edgePx: z.int().min(640).max(2_560).default(DEFAULT_PHOTOS.edgePx),
  quality: z.int().min(50).max(95).default(DEFAULT_PHOTOS.quality),
  stampJob: z.boolean().default(DEFAULT_PHOTOS.stampJob),
  stampPlace: z.boolean().default(DEFAULT_PHOTOS.stampPlace),
  stampTime: z.boolean().default(DEFAULT_PHOTOS.stampTime),
  originals: z.enum(ORIGINALS).default(DEFAULT_PHOTOS.originals),
  originalDays: keptDays,
  stampedDays: keptDays,
});
