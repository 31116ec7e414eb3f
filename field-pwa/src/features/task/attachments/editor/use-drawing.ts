// The finger on the canvas: a line, an arrow, a frame to crop to, or the place of a text.
import { useState, type PointerEvent, type RefObject } from 'react';
import { canvasFor, cropBetween, onPicture, placing, viewOf, type Canvas, type Edit, type Edits, type Mark, type Point } from './scene.ts';

export type Tool = 'pen' | 'arrow' | 'text' | 'crop';

interface Drawing {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly size: Canvas;
  readonly edits: Edits;
  readonly tool: Tool;
  readonly colour: string;
  readonly text: string;
  readonly add: (edit: Edit) => void;
}

type Growing = Mark | Extract<Edit, { kind: 'crop' }> | null;

export function useDrawing({ canvas, size, edits, tool, colour, text, add }: Drawing) {
  const [from, setFrom] = useState<Point | null>(null);
  const [growing, setGrowing] = useState<Growing>(null);
  const view = viewOf(size, edits);
  const shown = canvasFor(view);
  const place = placing(view, shown);
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: view.x, y: view.y };
    const onScreen = { x: ((clientX - box.left) * shown.width) / box.width, y: ((clientY - box.top) * shown.height) / box.height };
    return onPicture(onScreen, view, place);
  };
  const grown = (at: Point): Growing => {
    if (from === null) return null;
    if (tool === 'pen') return { kind: 'pen', colour, points: [...(growing?.kind === 'pen' ? growing.points : [from]), at] };
    if (tool === 'arrow') return { kind: 'arrow', colour, from, to: at };
    const to = cropBetween(from, at, view, place);
    return to === null ? null : { kind: 'crop', to };
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    if (tool === 'text') {
      if (text.trim() !== '') add({ kind: 'text', colour, at, text: text.trim() });
      return;
    }
    setFrom(at);
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (from !== null && event.isPrimary) setGrowing(grown(pointOf(event)));
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    if (from === null || !event.isPrimary) return;
    const last = grown(pointOf(event));
    if (last !== null) add(last);
    setFrom(null);
    setGrowing(null);
  };
  const onPointerCancel = () => {
    setFrom(null);
    setGrowing(null);
  };
  const inTheMiddle = (): Point => ({ x: view.x + view.width / 2, y: view.y + view.height / 2 });
  return { growing, shown, inTheMiddle, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
