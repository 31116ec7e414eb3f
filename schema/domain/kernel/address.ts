// How a job's address is written: 'Lot' and 'U' prefixes, ranges when there are several (specification 1 §9).
// The plate is the number a worker looks for at the kerb; the street line holds what the plate does not.
import { parseFreeAddress } from './free-address.ts';

type Text = string | null | undefined;

export interface AddressParts {
  /** The address in one line: what is shown when the structured fields are empty. */
  readonly address?: Text;
  readonly lotNumber?: Text;
  readonly lotRangeLow?: number | null | undefined;
  readonly lotRangeHigh?: number | null | undefined;
  readonly unitNumber?: Text;
  readonly unitRangeLow?: number | null | undefined;
  readonly unitRangeHigh?: number | null | undefined;
  readonly streetNumber?: Text;
  readonly streetRangeLow?: number | null | undefined;
  readonly streetRangeHigh?: number | null | undefined;
  readonly streetName?: Text;
  readonly roadType?: Text;
  readonly suburb?: Text;
  readonly state?: Text;
  readonly postCode?: Text;
}

export interface Plate {
  readonly label: 'Lot' | 'U' | 'No' | '';
  readonly value: string;
}

const clean = (text: Text): string => (text ?? '').trim().replace(/\s+/g, ' ');
const join = (parts: readonly string[], separator: string): string => parts.filter((part) => part !== '').join(separator);

/** '1–4' for '1-4', '1 to 4' or '1, 2, 3, 4'; a list with gaps stays a list: '1, 3'. */
export function formatNumbers(text: Text): string {
  const value = clean(text);
  const range = /^(\w+)\s*(?:-|–|to)\s*(\w+)$/i.exec(value);
  if (range !== null) return `${range[1] ?? ''}–${range[2] ?? ''}`;
  const several = value.split(/\s*[,&]\s*/);
  if (several.length < 2) return value;
  const numbers = several.map(Number);
  const first = numbers[0] ?? NaN;
  return numbers.every((n, i) => Number.isInteger(n) && n === first + i)
    ? `${String(first)}–${String(numbers.at(-1))}`
    : several.join(', ');
}

function numberOf(text: Text, low: number | null | undefined, high: number | null | undefined): string {
  const first = low ?? high;
  if (first === null || first === undefined) return formatNumbers(text);
  const last = high ?? first;
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
}

interface Resolved {
  readonly lot: string;
  readonly unit: string;
  readonly number: string;
  readonly street: string;
  readonly locality: string;
  readonly suburb: string;
}

/** The structured fields; where there is no street name, what can be read from the free text. */
function resolve(job: AddressParts): Resolved {
  const street = join([clean(job.streetName), clean(job.roadType)], ' ');
  const suburb = clean(job.suburb);
  if (street === '' && clean(job.address) !== '') {
    const free = parseFreeAddress(clean(job.address));
    return { ...free, lot: formatNumbers(free.lot), unit: formatNumbers(free.unit), number: formatNumbers(free.number) };
  }
  return {
    lot: numberOf(job.lotNumber, job.lotRangeLow, job.lotRangeHigh),
    unit: numberOf(job.unitNumber, job.unitRangeLow, job.unitRangeHigh),
    number: numberOf(job.streetNumber, job.streetRangeLow, job.streetRangeHigh),
    street,
    locality: join([suburb, clean(job.state), clean(job.postCode)], ' '),
    suburb,
  };
}

/** { label: 'Lot', value: '14' }: the lot, else the unit, else the street number, else nothing. */
export function plateOf(job: AddressParts): Plate {
  const { lot, unit, number } = resolve(job);
  if (lot !== '') return { label: 'Lot', value: lot };
  if (unit !== '') return { label: 'U', value: unit };
  return number === '' ? { label: '', value: '' } : { label: 'No', value: number };
}

/** { lot: '14', unit: '1–4', number: '8', street: 'Wattle Rd' }; '' for what it has not. */
export function siteNumbers(job: AddressParts): Readonly<Record<'lot' | 'unit' | 'number' | 'street', string>> {
  const { lot, unit, number, street } = resolve(job);
  return { lot, unit, number, street };
}

/** '8 Wattle Rd': the street without what the plate already says. */
export function streetLine(job: AddressParts): string {
  const { lot, unit, number, street } = resolve(job);
  const onPlate = plateOf(job).label;
  const numbered = join([onPlate === 'No' ? '' : number, street], ' ');
  return join([lot !== '' && unit !== '' ? `U ${unit}` : '', numbered], ', ');
}

/** 'Box Hill NSW 2765'. */
export function suburbLine(job: AddressParts): string {
  return resolve(job).locality;
}

/** '8 Wattle Rd, Box Hill': beside the plate in a row of the list. */
export function rowLine(job: AddressParts): string {
  return join([streetLine(job), resolve(job).suburb], ', ');
}

/** 'Lot 14, U 1–4, 8 Wattle Rd, Box Hill NSW 2765'. */
export function formatAddress(job: AddressParts): string {
  const { lot, unit, number, street, locality } = resolve(job);
  return join([lot === '' ? '' : `Lot ${lot}`, unit === '' ? '' : `U ${unit}`, join([number, street], ' '), locality], ', ');
}

/** Opens the address in Google Maps. Without lot and unit where there is a street number: a map knows neither. */
export function mapLink(job: AddressParts): string {
  const { number, street, locality } = resolve(job);
  const place = number === '' ? formatAddress(job) : join([`${number} ${street}`, locality], ', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place.replaceAll('–', '-')}, Australia`)}`;
}

/** Opens a position in Google Maps. */
export const positionMapUrl = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${String(latitude)},${String(longitude)}`;
