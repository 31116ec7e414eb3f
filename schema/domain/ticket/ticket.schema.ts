// How a ticket of work is stored: { formVersion, answers, signatures, times, revisions } (screens.md §2.26). Its lists only grow; what was agreed before
// stands in the revisions.
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { lineOf, textOf } from '../kernel/input.ts';

export const MAX_ANSWER_LENGTH = 4000;
export const MAX_SIGNATURES = 200;
export const MAX_REVISIONS = 50;
/** Of one signature: x and y of each point. */
const MAX_INK_NUMBERS = 6000;
/** The pad's own grid: whole numbers, whatever the screen is like. */
export const INK_WIDTH = 600;
export const INK_HEIGHT = 300;

const instant = z.iso.datetime({ offset: true });
const id = z.uuid();
const key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,59}$/);

const position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracyMetres: z.number().min(0).max(10_000_000),
  at: instant,
});

const answer = z.union([textOf(MAX_ANSWER_LENGTH), z.number().min(-1e9).max(1e9), z.boolean(), position]);
const answers = z.record(key, answer).refine((all) => Object.keys(all).length <= 500);

/** Strokes of a finger: [x, y, x, y, …] each. */
const ink = z
  .array(z.array(z.int().min(0).max(INK_WIDTH)).min(2).max(MAX_INK_NUMBERS))
  .min(1)
  .max(500)
  .refine((strokes) => strokes.every(({ length }) => length % 2 === 0))
  .refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= MAX_INK_NUMBERS);

const signature = z.strictObject({
  id,
  by: z.enum(['crew', 'worker', 'builder']),
  name: lineOf(100).min(1),
  at: instant,
  /** Null: the name was typed and confirmed instead. */
  ink: ink.nullable(),
  /** The assessment that was signed: the revision's id, or null for the first. */
  assessment: id.nullable(),
});

const revision = z.strictObject({
  id,
  at: instant,
  by: lineOf(200).min(1),
  reason: textOf(1000).min(1),
  /** As they stood until then. */
  answers,
  completedAt: instant.nullable(),
});

export const storedTicket = z.strictObject({
  formVersion: z.int().min(1).max(MAX_ID),
  answers,
  signatures: z.array(signature).max(MAX_SIGNATURES),
  times: z.strictObject({ startedAt: instant, completedAt: instant.nullable() }),
  revisions: z.array(revision).max(MAX_REVISIONS),
});
