// An outbox for component tests: rows of this test alone, as JSON stores them, in one leading tab.
import { MOST_RECEIVED, type OutboxOf, type ActionRow, type ReceivedActionRow, type RemovedActionRow } from '../device/outbox-storage.ts';

export function outboxInMemory(): OutboxOf {
  let rows: readonly ActionRow[] = [];
  let removed: readonly RemovedActionRow[] = [];
  let answered: readonly ReceivedActionRow[] = [];
  let last = 0;
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
  return () => ({
    actions: {
      all: () => Promise.resolve(copy(rows)),
      first: (row, { gone = [], aside = [] } = {}) => {
        rows = [...rows.filter(({ id }) => id !== row.id && !gone.includes(id)), copy(row)].sort((a, b) => a.order - b.order);
        removed = [...copy(aside), ...removed];
        const isAlone = rows.filter(({ order }) => order >= row.order).length === 1;
        last = Math.max(last, row.order);
        return Promise.resolve(isAlone);
      },
      toEnd: (id) => {
        const row = rows.find((other) => other.id === id);
        if (row === undefined) return Promise.resolve(null);
        last += 1;
        rows = [...rows.filter((other) => other !== row), { ...row, order: last }];
        return Promise.resolve(last);
      },
      add: (id, entry) => {
        last += 1;
        rows = [...rows, copy({ id, order: last, entry })];
        return Promise.resolve(last);
      },
      change: (ids, decide) => {
        const writes = decide(copy(rows.filter(({ id }) => ids.includes(id))));
        const { put = [], gone = [], aside = [], received = [] } = writes;
        const others = rows.filter(({ id }) => !gone.includes(id) && !put.some((row) => row.id === id));
        rows = [...others, ...copy(put)].sort((a, b) => a.order - b.order);
        removed = [...copy(aside), ...removed];
        answered = [...copy(received), ...answered].slice(0, MOST_RECEIVED);
        return Promise.resolve(writes);
      },
      putBack: (id, placeOf) => {
        const row = removed.find((other) => other.id === id);
        if (row === undefined) return Promise.resolve(false);
        removed = removed.filter((other) => other !== row);
        rows = [...rows, { id, order: placeOf(row.entry) ?? (last += 1), entry: row.entry }].sort((a, b) => a.order - b.order);
        return Promise.resolve(true);
      },
      removed: () => Promise.resolve(removed),
      received: () => Promise.resolve(answered),
      forgetRemoved: (ids) => {
        removed = removed.filter(({ id }) => !ids.includes(id));
        return Promise.resolve();
      },
    },
    channel: { post: () => undefined, follow: () => () => undefined },
    lead: (begin) => {
      begin();
      return () => undefined;
    },
  });
}
