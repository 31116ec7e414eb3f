// The peer of the grid's frames: a list as the documentation of TanStack Virtual draws one, of rows of the same height that hold one plain text. No
// cells, no cursor, no picking, no head; the same React, the same virtualizer, the same number of rows kept beyond what is seen.
import { createElement as h, useCallback, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';

const ROW = 32;
const OVERSCAN = 12;

function PlainList({ count }) {
  const room = useRef(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => room.current,
    estimateSize: useCallback(() => ROW, []),
    overscan: OVERSCAN,
  });
  const rows = virtualizer
    .getVirtualItems()
    .map(({ key, index, start }) =>
      h('div', { key, className: 'row', style: { transform: `translateY(${start}px)` } }, `Row ${index + 1}`),
    );
  return h(
    'div',
    { ref: room, id: 'room' },
    h('div', { style: { height: virtualizer.getTotalSize(), position: 'relative', width: '100%' } }, rows),
  );
}

window.drawPlainList = (count) => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>body { margin: 0; font: 14px/20px sans-serif } #room { height: 780px; overflow: auto }
      .row { position: absolute; top: 0; left: 0; width: 100%; height: ${ROW - 1}px; border-bottom: 1px solid #ccc }</style>`,
  );
  createRoot(document.body.appendChild(document.createElement('main'))).render(h(PlainList, { count }));
};
