// Changes by others, gathered: several are read again together.
import type { ChangeEvent } from './change-event.ts';
import { openLiveStream, type LiveLine } from './live-stream.ts';

const GATHER_MS = 300;

export interface ChangeListener {
  readonly onChanges: (changes: readonly ChangeEvent[]) => void;
  /** The stream is open again after a gap: anything may have changed. */
  readonly onCaughtUp: () => void;
}

/** Runs until the returned function is called. */
export function followChanges(line: LiveLine, { onChanges, onCaughtUp }: ChangeListener): () => void {
  let waiting: ChangeEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const changes = waiting;
    waiting = [];
    onChanges(changes);
  };
  const onChange = (change: ChangeEvent) => {
    waiting.push(change);
    timer ??= setTimeout(flush, GATHER_MS);
  };
  const close = openLiveStream(line, { onChange, onCaughtUp });
  return () => {
    close();
    clearTimeout(timer);
  };
}
