// Paints a picture with what was drawn on it.
import { arrowHead, marksOf, onCanvas, placing, viewOf, type Canvas, type Edits, type Mark, type Placing, type Rect } from './scene.ts';

const LINE_PX = 5;
const TEXT_PX = 26;

export interface Scene {
  readonly picture: CanvasImageSource;
  readonly size: Canvas;
  readonly edits: Edits;
  /** Being drawn with the finger down. */
  readonly growing: Mark | { readonly kind: 'crop'; readonly to: Rect } | null;
}

export function drawScene(context: CanvasRenderingContext2D, { picture, size, edits, growing }: Scene): void {
  const { width, height } = context.canvas;
  const view = viewOf(size, edits);
  const place = placing(view, { width, height });
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    view.x,
    view.y,
    view.width,
    view.height,
    place.left,
    place.top,
    view.width * place.scale,
    view.height * place.scale,
  );
  context.save();
  context.beginPath();
  context.rect(place.left, place.top, view.width * place.scale, view.height * place.scale);
  context.clip();
  for (const mark of marksOf(edits)) drawMark(context, mark, view, place);
  if (growing !== null && growing.kind !== 'crop') drawMark(context, growing, view, place);
  context.restore();
  if (growing?.kind === 'crop') drawFrame(context, growing.to, view, place);
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, view: Rect, place: Placing): void {
  Object.assign(context, { lineWidth: LINE_PX, lineCap: 'round', lineJoin: 'round', strokeStyle: mark.colour, fillStyle: mark.colour });
  if (mark.kind === 'text') {
    const { x, y } = onCanvas(mark.at, view, place);
    Object.assign(context, { font: `700 ${String(TEXT_PX)}px sans-serif`, textBaseline: 'middle', textAlign: 'center' });
    // legible on any ground
    Object.assign(context, { lineWidth: 6, strokeStyle: mark.colour === '#000000' ? '#ffffff' : '#000000' });
    context.strokeText(mark.text, x, y);
    context.fillText(mark.text, x, y);
    return;
  }
  const lines = mark.kind === 'pen' ? [mark.points.map((point) => onCanvas(point, view, place))] : arrowLines(mark, view, place);
  for (const line of lines) {
    context.beginPath();
    for (const [at, { x, y }] of line.entries()) {
      if (at === 0) context.moveTo(x, y);
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

function arrowLines(mark: Extract<Mark, { kind: 'arrow' }>, view: Rect, place: Placing) {
  const from = onCanvas(mark.from, view, place);
  const to = onCanvas(mark.to, view, place);
  const [one, other] = arrowHead(from, to);
  return [
    [from, to],
    [one, to, other],
  ];
}

function drawFrame(context: CanvasRenderingContext2D, to: Rect, view: Rect, place: Placing): void {
  const { x, y } = onCanvas(to, view, place);
  for (const [colour, dash] of [
    ['#000000', []],
    ['#ffffff', [8, 8]],
  ] as const) {
    Object.assign(context, { lineWidth: 3, strokeStyle: colour });
    context.setLineDash([...dash]);
    context.strokeRect(x, y, to.width * place.scale, to.height * place.scale);
  }
  context.setLineDash([]);
}
