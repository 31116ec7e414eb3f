// Units of measure of the same kind, and how many of one are in another (screens.md §2.18). Units are typed by people: '  Metres' and 'm' are one.

/** Of each kind in its smallest unit, a whole number. */
const SIZES: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  each: ['count', 1],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1_000],
  km: ['length', 1_000_000],
  min: ['time', 1],
  h: ['time', 60],
  m2: ['area', 1],
  ha: ['area', 10_000],
  l: ['volume', 1],
  m3: ['volume', 1_000],
  kg: ['weight', 1],
  t: ['weight', 1_000],
};
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ ea: 'each', no: 'each', item: 'each', pc: 'each', piece: 'each' },
  ...{ metre: 'm', metres: 'm', lm: 'm', kilometre: 'km', kilometres: 'km' },
  ...{ hr: 'h', hrs: 'h', hour: 'h', hours: 'h', mins: 'min', minute: 'min', minutes: 'min' },
  ...{ 'm²': 'm2', sqm: 'm2', 'm³': 'm3', cum: 'm3', litre: 'l', litres: 'l', tonne: 't', tonnes: 't' },
};

const plainUnit = (unit: string): string => {
  const text = unit.replace(/\s/g, '').toLowerCase();
  return OTHER_NAMES[text] ?? text;
};

const THOUSANDTHS = 1_000;

/**
 * How many `part` are in one `whole`, to three places: '1000.000' metres in a kilometre. Nothing written counts as the other's unit. Null: they are not of one kind,
 * or the number has more than three places.
 */
export function unitsIn(whole: string | null, part: string | null): string | null {
  if (whole === null || part === null || plainUnit(whole) === plainUnit(part)) return '1.000';
  const [of, one] = [SIZES[plainUnit(whole)], SIZES[plainUnit(part)]];
  if (of === undefined || one === undefined || of[0] !== one[0]) return null;
  const thousandths = of[1] * THOUSANDTHS;
  return thousandths % one[1] === 0 ? (thousandths / one[1] / THOUSANDTHS).toFixed(3) : null;
}
