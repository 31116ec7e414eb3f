// Changes by others reach open screens: what they announce is read again, several at once in one go.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from './change-event.ts';
import { openLiveStream } from './live-stream.ts';
import { keys } from './query-keys.ts';

const GATHER_MS = 300;

export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const gathered = gather((changes) => refresh(client, changes));
    const close = openLiveStream({ onChange: gathered.add, onCaughtUp: () => refreshAll(client) });
    return () => {
      close();
      gathered.stop();
    };
  }, [client]);
}

function gather(deliver: (changes: readonly ChangeEvent[]) => void) {
  let waiting: ChangeEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const changes = waiting;
    waiting = [];
    deliver(changes);
  };
  return {
    add: (change: ChangeEvent) => {
      waiting.push(change);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

function refresh(client: QueryClient, changes: readonly ChangeEvent[]): void {
  const jobs = new Set(changes.map((change) => change.constructionId).filter((id) => id !== null));
  for (const id of jobs) void client.invalidateQueries({ queryKey: keys.construction(id) });
  if (changes.some((change) => change.entity.toLowerCase().includes('setting')))
    void client.invalidateQueries({ queryKey: keys.settings() });
  void client.invalidateQueries({ queryKey: keys.fieldwork() });
}

function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey, state }) => queryKey[0] !== keys.me()[0] && state.data !== undefined });
}
