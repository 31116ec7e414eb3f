// Fingers, mouse, wheel and keys on a picture: pinch and wheel zoom, a drag moves, a swipe over a whole picture turns to the next.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { isWhole, moved, swiped, WHOLE, zoomed, type Point, type Size, type Zoom } from './zoom.tsx';

const KEY_STEP_PX = 60;
const DOUBLE_TAP_MS = 300;
const TAP_PX = 10;

interface Gesture {
  readonly pointers: Map<number, Point>;
  /** Since the first finger came down. */
  travel: Point;
  hadTwo: boolean;
  lastTap: number;
}

export interface ZoomControls {
  readonly zoom: Zoom;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly change: (factor: number) => void;
  readonly whole: () => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function useZoom(turn: (step: -1 | 1) => void): ZoomControls {
  const [zoom, setZoom] = useState(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  const size = (): Size => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box === undefined ? { x: 0, y: 0 } : { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const change = (factor: number, at?: Point) => setZoom((before) => zoomed(before, factor, size(), at));
  useWheel(stage, (factor, at) => change(factor, fromMiddle(at)));

  const handlers = usePointers({ zoom, setZoom, size, fromMiddle, turn });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') change(1.5);
    else if (event.key === '-') change(1 / 1.5);
    else if (event.key === '0') setZoom(WHOLE);
    else if (step !== undefined && !isWhole(zoom)) setZoom(moved(zoom, { x: step.x * KEY_STEP_PX, y: step.y * KEY_STEP_PX }, size()));
    else if (step !== undefined && step.x !== 0) turn(step.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  };
  return {
    zoom,
    stage,
    change: (factor) => change(factor),
    whole: () => setZoom(WHOLE),
    handlers,
    onKeyDown,
  };
}

interface Fingers {
  readonly zoom: Zoom;
  readonly setZoom: (change: Zoom | ((before: Zoom) => Zoom)) => void;
  readonly size: () => Size;
  readonly fromMiddle: (point: Point) => Point;
  readonly turn: (step: -1 | 1) => void;
}

function usePointers({ zoom, setZoom, size, fromMiddle, turn }: Fingers): ZoomControls['handlers'] {
  const gesture = useRef<Gesture>({ pointers: new Map(), travel: { x: 0, y: 0 }, hadTwo: false, lastTap: -Infinity });
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointers } = gesture.current;
    if (pointers.size === 0) Object.assign(gesture.current, { travel: { x: 0, y: 0 }, hadTwo: false });
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size > 1) gesture.current.hadTwo = true;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { pointers, travel } = gesture.current;
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other === undefined) {
      gesture.current.travel = { x: travel.x + by.x, y: travel.y + by.y };
      setZoom((zoomNow) => moved(zoomNow, by, size()));
      return;
    }
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    setZoom((zoomNow) => zoomed(zoomNow, distance(now, other) / Math.max(1, distance(before, other)), size(), middle));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { pointers, travel, hadTwo, lastTap } = gesture.current;
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || hadTwo) return;
    const step = swiped(zoom, travel);
    if (step !== 0) turn(step);
    if (Math.hypot(travel.x, travel.y) > TAP_PX) return;
    const isDouble = event.timeStamp - lastTap < DOUBLE_TAP_MS;
    gesture.current.lastTap = isDouble ? -Infinity : event.timeStamp;
    if (isDouble) setZoom(isWhole(zoom) ? zoomed(zoom, 2.5, size(), fromMiddle({ x: event.clientX, y: event.clientY })) : WHOLE);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    gesture.current.pointers.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** Where the picture moves to: the arrow to the right shows more of its right. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: -1, y: 0 },
  ArrowLeft: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowUp: { x: 0, y: 1 },
};

/** React's own listener cannot keep the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);
}
