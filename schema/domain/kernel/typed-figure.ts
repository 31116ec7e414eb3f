// A figure as a person types it, on the phone and in the console, in the form in which the wire has it.
import { parseQuantity, type DecimalString } from './money.ts';

/** '1,500', '12,250.5', '1 500': three digits after each comma, so it can only part thousands. */
const THOUSANDS = /^-?[1-9]\d{0,2}(?:[,\s]\d{3})+(?:\.\d*)?$/;
/** '14,5' is how some keyboards write 14.5. */
const DECIMAL_COMMA = /^-?\d*,\d+$/;

/** What is no figure stays as it is: whoever parses it refuses it. */
export function typedFigure(text: string): string {
  const figure = text.trim();
  if (THOUSANDS.test(figure)) return figure.replaceAll(/[,\s]/g, '');
  return DECIMAL_COMMA.test(figure) ? figure.replace(',', '.') : figure;
}

/** As the database prints it ('35.000'); null: it is no quantity. */
export const parseTypedQuantity = (text: string): DecimalString | null => parseQuantity(typedFigure(text));
