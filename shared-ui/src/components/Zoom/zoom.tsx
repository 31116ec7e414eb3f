// How a picture lies on the screen: so many times its fitting size, and moved by so many pixels from the middle. Pure, so that fingers, wheel and keys agree.

export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 6;

export const isWhole = ({ scale }: Zoom): boolean => scale <= 1.001;

/** No further than the edge of the picture to the middle's side of the screen's edge. */
function held({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const wide = (width * (scale - 1)) / 2;
  const high = (height * (scale - 1)) / 2;
  return { scale, x: Math.min(wide, Math.max(-wide, x)), y: Math.min(high, Math.max(-high, y)) };
}

/** @param at what stays where it is, in pixels from the middle of the screen */
export function zoomed(zoom: Zoom, factor: number, size: Size, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return held({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, size);
}

export const moved = (zoom: Zoom, by: Point, size: Size): Zoom => held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);

const SWIPE_PX = 60;

/** A finger that went sideways over a whole picture asks for the next one (1) or the one before (-1). */
export function swiped(zoom: Zoom, { x, y }: Point): -1 | 0 | 1 {
  if (!isWhole(zoom) || Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
