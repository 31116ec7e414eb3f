// The field list's search box: every word must be found in the row (specification 2 §2). A figure counts from the beginning of a number,
// and 'lot 14' is that lot: taken for a part of anything, two digits stand in nearly every address, work order and telephone number.
import { siteNumbers, type AddressParts } from '../kernel/address.ts';
import { formatMobile } from '../kernel/phone.ts';
import type { FieldTask } from './field-task.ts';

type Searched = AddressParts &
  Pick<
    FieldTask,
    'address' | 'suburb' | 'workOrder' | 'name' | 'status' | 'siteContact' | 'siteContactPhone' | 'developer' | 'customerRef' | 'resource'
  >;

interface Row {
  /** All that is searched by words, but the phones. */
  readonly text: string;
  /** As text, but without postcodes: '2' would find a whole state. */
  readonly withoutPostcodes: string;
  readonly lots: readonly string[];
  readonly units: readonly string[];
  readonly workOrder: string;
  readonly phones: readonly string[];
}

type Test = (row: Row) => boolean;

/** Fewer digits stand in every second telephone number. */
const LEAST_PHONE_DIGITS = 5;
/** 'lot 14', 'lots 1-4', 'unit 3', 'u3', 'wo 48213': the kind, the number and, of a range, its other end. */
const PAIR = /(?<![\p{L}\d])(lot|unit|u|wo)s?[ .:#]*(\d+[a-z]?)(?:-(\d+[a-z]?))?(?![\p{L}\d])/gu;
const POSTCODE = /\b(nsw|vic|qld|sa|wa|tas|nt|act) \d{4}\b/g;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d[a-z]?)\s*[-–]\s*(?=\d)/g, '-');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function rowOf(task: Searched): Row {
  const { lot, unit, number, street } = siteNumbers(task);
  const { workOrder, name, status, siteContact, developer, customerRef, resource } = task;
  const parts = [task.address, `Lot ${lot}`, `U ${unit}`, `${number} ${street}`, task.suburb, `WO ${workOrder}`];
  const text = fold([...parts, name, status, siteContact, developer, customerRef, resource].join('\n'));
  const written = [...text.matchAll(PAIR)];
  const numbersOf = (kinds: readonly string[], numbers: string) => [
    ...fold(numbers).split(/\s*[,&]\s*/),
    ...written.filter(([, kind = '']) => kinds.includes(kind)).map(([, , low = '', high]) => (high === undefined ? low : `${low}-${high}`)),
  ];
  return {
    text,
    withoutPostcodes: text.replace(POSTCODE, '$1'),
    lots: numbersOf(['lot'], lot),
    units: numbersOf(['unit', 'u'], unit),
    workOrder: fold(workOrder),
    phones: task.siteContactPhone === null ? [] : [digitsOf(task.siteContactPhone), digitsOf(formatMobile(task.siteContactPhone))],
  };
}

/** '14' begins a number of '14 Wattle' and of 'wo-148', not of '214'. */
function startsNumber(figure: string, text: string): boolean {
  const at = text.indexOf(figure);
  if (at < 0) return false;
  return !/\d/.test(text[at - 1] ?? '') || startsNumber(figure, text.slice(at + 1).replace(/^\d+/, ''));
}

/** '14' is among '14', '14a' and '12-16'; '1' is among none of them. */
function isAmong(wanted: string, numbers: readonly string[]): boolean {
  return numbers.some((one) => {
    const [low = '', high = low] = one.split('-');
    const asked = Number(wanted);
    const isBetween = asked >= Number.parseInt(low, 10) && asked <= Number.parseInt(high, 10);
    return wanted === low || wanted === high || isBetween;
  });
}

function pairTest(kind: string, wanted: readonly string[]): Test {
  if (kind === 'wo') return ({ workOrder }) => wanted.every((figure) => startsNumber(figure, workOrder));
  return (row) => wanted.every((figure) => isAmong(figure, kind === 'lot' ? row.lots : row.units));
}

const inPhone = (digits: string, phones: readonly string[]): boolean =>
  digits.length >= LEAST_PHONE_DIGITS && phones.some((phone) => phone.includes(digits));

/** '0491 570 156' is one telephone number; '14 8' are two figures. */
function figuresTest(figures: readonly string[]): Test {
  return ({ text, withoutPostcodes, phones }) =>
    inPhone(figures.join(''), phones) ||
    figures.every((figure) => startsNumber(figure, figure.length === 4 ? text : withoutPostcodes) || inPhone(figure, phones));
}

function wordTest(word: string): Test {
  return ({ text }) => (/^\d/.test(word) ? startsNumber(word, text) : text.includes(word));
}

function testsOf(search: string): Test[] {
  const pairs: Test[] = [];
  const rest = fold(search).replace(PAIR, (_, kind: string, low: string, high: string | undefined) => {
    pairs.push(pairTest(kind, high === undefined ? [low] : [low, high]));
    return ' ';
  });
  const words = rest.replace(/\+(?=\d)|(?<=\d)-(?=\d)/g, ' ').split(/[\s,/()]+/);
  // figures that follow each other stay together, all other words stand alone
  const runs = words.join(' ').match(/(?<!\S)\d+(?: \d+)*(?!\S)|\S+/g) ?? [];
  return [...pairs, ...runs.map((run) => (/^[\d ]+$/.test(run) ? figuresTest(run.split(' ')) : wordTest(run)))];
}

/** An empty search matches everything; case and accents do not matter. */
export function matchesSearch(task: Searched, search: string): boolean {
  const row = rowOf(task);
  return testsOf(search).every((test) => test(row));
}
