// The review by keyboard alone. What is typed into a form is typed, and an open dialog has its own keys.
import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  readonly move: (step: -1 | 1) => void;
  readonly approve: () => void;
  readonly adjust: () => void;
  readonly reject: () => void;
  readonly approveClean: () => void;
  readonly nextOpen: () => void;
  readonly photos: () => void;
  readonly undo: () => void;
  readonly finish: () => void;
  readonly task: (step: -1 | 1) => void;
}

type Act = (keys: ReviewKeys) => void;

const PLAIN: Readonly<Record<string, Act>> = {
  ArrowUp: ({ move }) => move(-1),
  ArrowDown: ({ move }) => move(1),
  a: ({ approve }) => approve(),
  q: ({ adjust }) => adjust(),
  r: ({ reject }) => reject(),
  n: ({ nextOpen }) => nextOpen(),
  p: ({ photos }) => photos(),
  j: ({ task }) => task(1),
  k: ({ task }) => task(-1),
};
const WITH_CTRL: Readonly<Record<string, Act>> = {
  z: ({ undo }) => undo(),
  enter: ({ finish }) => finish(),
};

export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (act === undefined) return;
      event.preventDefault();
      act(latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function actOf(event: KeyboardEvent): Act | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector('dialog[open]') !== null) return undefined;
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  if (isTyping) return undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : WITH_CTRL[key.toLowerCase()];
  if (shiftKey) return key.toLowerCase() === 'a' ? ({ approveClean }) => approveClean() : undefined;
  return PLAIN[key.length === 1 ? key.toLowerCase() : key];
}
