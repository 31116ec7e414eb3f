// A quantity as it is read, with its unit.
import { grouped } from '../kernel/grouped.ts';
import { formatQuantity } from '../kernel/money.ts';

const COUNTED: ReadonlySet<string> = new Set(['ea', 'each', 'no', 'qty', 'item']);

/** '31 m', '1,250 m'; things that are counted stand without a unit: '2'. */
export function quantityText(quantity: string, unit: string | null): string {
  const figure = grouped(formatQuantity(quantity));
  return unit === null || COUNTED.has(unit.toLowerCase()) ? figure : `${figure} ${unit}`;
}
