// What a finger drew on the pad, as it is stored: whole numbers on the pad's own grid, as many points as a signature needs.
import { INK_HEIGHT, INK_WIDTH } from '@lotline/schema/domain/ticket/ticket.schema';
import type { Ink } from '@lotline/schema/domain/ticket/ticket';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the 6,000 that a ticket takes. */
const MOST_NUMBERS = 4_000;
const MOST_STROKES = 400;

/** Null where nothing was drawn. The drawing keeps its shape: it stands in the middle of the grid. */
export function inkOfPoints(drawn: readonly (readonly Point[])[], { width, height }: Size): Ink | null {
  const strokes = drawn.filter(({ length }) => length > 0).slice(0, MOST_STROKES);
  if (strokes.length === 0 || width <= 0 || height <= 0) return null;
  const count = strokes.reduce((sum, { length }) => sum + 2 * length, 0);
  const step = Math.max(1, Math.ceil(count / MOST_NUMBERS));
  const scale = Math.min(INK_WIDTH / width, INK_HEIGHT / height);
  const left = (INK_WIDTH - width * scale) / 2;
  const top = (INK_HEIGHT - height * scale) / 2;
  return strokes.map((stroke) =>
    stroke
      .filter((_, at) => at % step === 0 || at === stroke.length - 1)
      .flatMap(({ x, y }) => [within(left + x * scale, INK_WIDTH), within(top + y * scale, INK_HEIGHT)]),
  );
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));
