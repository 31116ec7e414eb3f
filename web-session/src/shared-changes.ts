// One stream of changes for all listeners: the first one opens it, the last one closes it.
import type { ChangeListener } from './live-changes.ts';

export type FollowChanges = (listener: ChangeListener) => () => void;

export function shareChanges(open: FollowChanges): FollowChanges {
  const listeners = new Set<ChangeListener>();
  let close: (() => void) | null = null;
  return (listener) => {
    listeners.add(listener);
    close ??= open({
      onChanges: (changes) => listeners.forEach(({ onChanges }) => onChanges(changes)),
      onCaughtUp: () => listeners.forEach(({ onCaughtUp }) => onCaughtUp()),
    });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      close?.();
      close = null;
    };
  };
}
