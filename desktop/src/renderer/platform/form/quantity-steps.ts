// The arrows in a field of a quantity: one more or one less, never less than nothing.
import { addQuantities, formatQuantity, isNegative } from '@lotline/schema/domain/kernel/money';
import { parseTypedQuantity } from '@lotline/schema/domain/kernel/typed-figure';

const STEPS: Readonly<Record<string, string>> = { ArrowUp: '1', ArrowDown: '-1' };

export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly preventDefault: () => void;
}

/** @returns the text after this key, or null where it is none of the two, or what was typed is no quantity */
function stepped(text: string, { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): string | null {
  const by = STEPS[key];
  if (by === undefined || altKey || ctrlKey || metaKey || shiftKey) return null;
  const quantity = parseTypedQuantity(text.trim() === '' ? '0' : text);
  if (quantity === null) return null;
  const next = addQuantities(quantity, by);
  return isNegative(next) ? '0' : formatQuantity(next);
}

/** For a field's keys. @param onStep gets the new text */
export const stepKeys =
  (text: string, onStep: (text: string) => void) =>
  (event: PressedKey): void => {
    const next = stepped(text, event);
    if (next === null) return;
    event.preventDefault();
    onStep(next);
  };
