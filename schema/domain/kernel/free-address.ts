// Reads what it can from an address in one line, for work types whose Address Type is not structured: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765'.
export interface FreeAddress {
  readonly lot: string;
  readonly unit: string;
  readonly number: string;
  readonly street: string;
  readonly locality: string;
  readonly suburb: string;
}

const NUMBERS = String.raw`\d+[A-Za-z]?(?:\s*(?:-|–|to)\s*\d+[A-Za-z]?)?`;
const LOT = new RegExp(String.raw`^lots?\s*(${NUMBERS})\s*(?:,\s*|\s+|$)`, 'i');
const UNIT = new RegExp(String.raw`^(?:units?|u)\s*(${NUMBERS})\s*(?:,\s*|\s+|$)`, 'i');
const UNIT_SLASH = new RegExp(String.raw`^(${NUMBERS})\s*/\s*(?=\d)`);
const NUMBER = new RegExp(String.raw`^(${NUMBERS})\s+(?=\D)`);
const STATE_AND_CODE = /\s+(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)?\s*\d{0,4}$/;

/** Takes the pattern's first group off the front of the text. */
function take(text: string, pattern: RegExp): { found: string; rest: string } {
  const match = pattern.exec(text);
  return match === null ? { found: '', rest: text } : { found: match[1] ?? '', rest: text.slice(match[0].length) };
}

export function parseFreeAddress(address: string): FreeAddress {
  const lot = take(address, LOT);
  const unit = take(lot.rest, UNIT);
  const slash = unit.found === '' ? take(unit.rest, UNIT_SLASH) : { found: '', rest: unit.rest };
  const number = take(slash.rest, NUMBER);
  const segments = number.rest.split(/\s*,\s*/).filter((part) => part !== '');
  const street = segments.slice(0, Math.max(1, segments.length - 1)).join(', ');
  const locality = segments.length > 1 ? (segments.at(-1) ?? '') : '';
  return {
    lot: lot.found,
    unit: unit.found || slash.found,
    number: number.found,
    street,
    locality,
    suburb: locality.replace(STATE_AND_CODE, ''),
  };
}
