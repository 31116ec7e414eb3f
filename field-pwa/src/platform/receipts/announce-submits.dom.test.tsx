import { act, screen, waitFor } from '@testing-library/react';
import { receiptLines } from '@lotline/schema/domain/receipt/receipt-lines';
import type { StoredReceipt, Receipt } from '@lotline/schema/domain/receipt/receipt';
import type { StoredReceipts } from '@lotline/web-session/sync/receipt-sync';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { announceSubmits } from './announce-submits.ts';
import { useFollowReceipts } from './use-follow-receipts.ts';

function receipt(sequence: number, kind: Receipt['kind']): StoredReceipt {
  const moves = ['complete', 'submit'].map((move) => ({ move, pressedAt: null, receivedAt: '2026-11-20T00:52:00Z' }));
  const file = { attachmentId: 1, name: 'A.jpg', sha256: 'a'.repeat(64), sizeBytes: 3, sent: null };
  const lines = receiptLines({
    id: `r-${String(sequence)}`,
    kind,
    sequence,
    person: { id: 5, name: 'Ruth Okafor' },
    job: { id: 10, workOrder: '48213' },
    task: { id: 11, name: 'Pit and pipe' },
    counts: { moves: kind === 'submit' ? 2 : 0, items: 0, files: 1, awaited: 0 },
    previous: null,
    key: 'k'.repeat(64),
    signedAt: '2026-11-20T00:52:00Z',
    moves: kind === 'submit' ? moves : [],
    items: [],
    files: [file],
  });
  return { sequence, text: lines.map((line) => `${'0'.repeat(64)} ${line}`).join('\n') };
}

/** A device that stores these; more come as the test says. */
function deviceWith(...lying: readonly StoredReceipt[]) {
  const here = [...lying];
  const listeners = new Set<() => void>();
  const newest = jest.fn((most: number) => Promise.resolve([...here].reverse().slice(0, most)));
  const storedReceipts: StoredReceipts = {
    pull: () => Promise.resolve(null),
    newest,
    one: () => Promise.resolve(null),
    ofTask: () => Promise.resolve(here),
    all: () => Promise.resolve(here),
    keys: () => Promise.resolve([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const bring = (...come: readonly StoredReceipt[]) => {
    here.push(...come);
    for (const listener of listeners) listener();
  };
  /** They were read so often. */
  const looked = (times: number) => waitFor(() => expect(newest).toHaveBeenCalledTimes(1 + times));
  return { storedReceipts, bring, looked };
}

const SENTENCE = '1 photo and 2 entries received';

test('a submit’s receipt that comes while somebody looks has a toast', async () => {
  const { storedReceipts, bring } = deviceWith(receipt(1, 'batch'));
  function Follows() {
    useFollowReceipts();
    return null;
  }
  renderSignedIn(<Follows />, { platform: buildPlatform({ receiptsOf: () => storedReceipts }) });
  act(() => bring(receipt(2, 'submit')));
  expect(await screen.findByText(SENTENCE)).toBeVisible();
});

test('photos alone, and receipts that had a toast, have none; nor have the first ones of a device', async () => {
  const { storedReceipts, bring, looked } = deviceWith();
  const tell = jest.fn();
  let isFirst = true;
  const stop = announceSubmits(storedReceipts, () => isFirst, tell);
  bring(receipt(1, 'batch'), receipt(2, 'submit'));
  await looked(1);
  isFirst = false;
  bring(receipt(3, 'batch'));
  await looked(2);
  bring(receipt(4, 'submit'));
  await waitFor(() => expect(tell).toHaveBeenCalled());
  expect(tell.mock.calls).toEqual([[SENTENCE]]);
  stop();
});

test('the very first submit has a toast where the device knew before that there was none', async () => {
  const { storedReceipts, bring } = deviceWith();
  const tell = jest.fn();
  announceSubmits(storedReceipts, () => false, tell);
  bring(receipt(1, 'submit'));
  await waitFor(() => expect(tell).toHaveBeenCalledWith(SENTENCE));
});
