// Items that were added to a job, in words: 'Added 5 items: PIT-450 × 2, CON-20 × 80'. One press that adds several writes an event for each of them.
import { formatQuantity } from '../kernel/money.ts';
import { readText } from './event-changes.ts';
import { firstOf, quoted, type EventNames, type ReadEvent } from './event-word-parts.ts';

/** @param events of one press, newest first */
export function addedItemsWords(events: readonly ReadEvent[], names: EventNames): string {
  const items = events.map(itemOf).toReversed();
  const [only] = items;
  if (only !== undefined && items.length === 1) {
    const unit = names.unit?.(only.id) ?? '';
    return `Added the item ${only.code}${only.quantity === null ? '' : `, ${only.quantity} ${unit}`.trimEnd()}${quoted(only.note)}`;
  }
  const codes = items.map(({ code }) => code);
  const isTwice = (code: string): boolean => codes.indexOf(code) !== codes.lastIndexOf(code);
  const told = items.map(({ code, quantity, note }) => {
    const times = quantity === null ? '' : ` × ${quantity}`;
    return `${code}${times}${isTwice(code) ? quoted(note) : ''}`;
  });
  return `Added ${String(items.length)} items: ${firstOf(told)}`;
}

function itemOf({ entityId, after, detail }: ReadEvent) {
  const quantity = readText(after, 'quantity');
  return {
    id: entityId,
    code: readText(detail, 'code') ?? 'an item',
    quantity: quantity === null ? null : formatQuantity(quantity),
    note: readText(after, 'comments'),
  };
}
