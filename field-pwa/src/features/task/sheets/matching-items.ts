// Which items of the catalogue match what is typed (specification 1 §5).
import { itemOptionLabel } from '@lotline/schema/domain/item/item.rules';

export interface PickableItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Every word typed must stand in the code or the name. */
export function matchingItems<T extends PickableItem>(items: readonly T[], typed: string): T[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return items.filter((item) => {
    const label = itemOptionLabel(item).toLowerCase();
    return words.every((word) => label.includes(word));
  });
}
