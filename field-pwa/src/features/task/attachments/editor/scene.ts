// What was drawn on a picture, in the picture's own pixels, and how it lies on the canvas: 480 × 700 or 700 × 480 (specification 1 §9). Pure.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export type Mark =
  | { readonly kind: 'pen'; readonly colour: string; readonly points: readonly Point[] }
  | { readonly kind: 'arrow'; readonly colour: string; readonly from: Point; readonly to: Point }
  | { readonly kind: 'text'; readonly colour: string; readonly at: Point; readonly text: string };

export type Edit = Mark | { readonly kind: 'crop'; readonly to: Rect };

/** In the order in which they were made: undo takes the last. */
export type Edits = readonly Edit[];

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

const LONG = 700;
const SHORT = 480;
/** Of the picture, in canvas pixels: less is a slip of the finger. */
const LEAST_CROP_PX = 40;
export const MAX_MARK_TEXT = 60;

/** What of the picture is shown: all of it, or its last crop. */
export function viewOf(picture: Canvas, edits: Edits): Rect {
  const crop = edits.findLast((edit) => edit.kind === 'crop');
  return crop?.kind === 'crop' ? crop.to : { x: 0, y: 0, ...picture };
}

export const marksOf = (edits: Edits): readonly Mark[] => edits.filter((edit) => edit.kind !== 'crop');

export const canvasFor = ({ width, height }: Canvas): Canvas =>
  width > height ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };

/** Canvas pixels for one of the picture, and where the view's corner lies: whole, in the middle. */
export interface Placing {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function placing(view: Rect, canvas: Canvas): Placing {
  const scale = Math.min(canvas.width / view.width, canvas.height / view.height);
  return { scale, left: (canvas.width - view.width * scale) / 2, top: (canvas.height - view.height * scale) / 2 };
}

export const onCanvas = (point: Point, view: Rect, { scale, left, top }: Placing): Point => ({
  x: (point.x - view.x) * scale + left,
  y: (point.y - view.y) * scale + top,
});

export const onPicture = (point: Point, view: Rect, { scale, left, top }: Placing): Point => ({
  x: (point.x - left) / scale + view.x,
  y: (point.y - top) / scale + view.y,
});

/** Between two corners in the picture's pixels, within what is shown; null when it is too small to be meant. */
export function cropBetween(a: Point, b: Point, view: Rect, { scale }: Placing): Rect | null {
  const clampX = (x: number) => Math.min(view.x + view.width, Math.max(view.x, x));
  const clampY = (y: number) => Math.min(view.y + view.height, Math.max(view.y, y));
  const [left, right] = [clampX(Math.min(a.x, b.x)), clampX(Math.max(a.x, b.x))];
  const [top, bottom] = [clampY(Math.min(a.y, b.y)), clampY(Math.max(a.y, b.y))];
  const rect = { x: left, y: top, width: right - left, height: bottom - top };
  return Math.min(rect.width, rect.height) * scale < LEAST_CROP_PX ? null : rect;
}

const HEAD_PX = 18;

/** The two ends of an arrow's head, in canvas pixels. */
export function arrowHead(from: Point, to: Point): readonly [Point, Point] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const end = (turn: number): Point => ({ x: to.x - HEAD_PX * Math.cos(angle + turn), y: to.y - HEAD_PX * Math.sin(angle + turn) });
  return [end(Math.PI / 6), end(-Math.PI / 6)];
}
