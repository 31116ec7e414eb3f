// Listens before everything else in the page, and stops a repeated tap (deaf-spot.ts).
import { createDeafSpot, STANDS_MS, type Tap } from './deaf-spot.ts';

const CONTROL = 'a, button, summary, input, select, textarea, [role="option"]';
const IGNORED = 'data-ignored';
const PRESSING_KEYS: readonly string[] = ['Enter', ' '];

const spot = createDeafSpot();
let downAt: number | null = null;
let isHeld = false;

/** Another page has replaced the last one. */
export const pageTurned = (): void => spot.turn(performance.now());

/** A label stands for its control: the browser clicks that as well. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(CONTROL);
}

function tapOf(event: MouseEvent & { readonly pointerType?: string }): Tap {
  const control = controlOf(event.target);
  const by = event.detail === 0 && !event.pointerType ? 'keys' : event.pointerType === 'mouse' ? 'mouse' : 'touch';
  return {
    by,
    x: event.clientX,
    y: event.clientY,
    at: by !== 'keys' && downAt !== null ? downAt : event.timeStamp,
    isHeld: by === 'keys' && isHeld,
    control,
    says: control?.textContent ?? '',
  };
}

function onPointerDown(event: PointerEvent): void {
  downAt = event.timeStamp;
}

function onKeyDown(event: KeyboardEvent): void {
  downAt = null;
  isHeld = event.repeat;
  if (!PRESSING_KEYS.includes(event.key)) spot.end();
}

function onKeyUp(): void {
  isHeld = false;
}

function onClick(event: MouseEvent): void {
  const tap = tapOf(event);
  downAt = null;
  if (!spot.isDeafTo(tap)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!tap.isHeld) showIgnored(controlOf(event.target));
}

/** Dims what was tapped until it can be used, or a tap that was meant looks like a fault (elements.css). */
function showIgnored(control: Element | null): void {
  if (control === null || control.hasAttribute(IGNORED)) return;
  control.setAttribute(IGNORED, '');
  setTimeout(() => control.removeAttribute(IGNORED), STANDS_MS);
}

/** Called once, before anything else listens; returns how to stop. */
export function guardTaps(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('keyup', onKeyUp, options);
  window.addEventListener('input', spot.end, options);
  window.addEventListener('click', onClick, options);
  return () => stop.abort();
}
