import fc from 'fast-check';
import { buildFieldTask } from '../../testing/build-field-task.ts';
import type { FieldTask } from './field-task.ts';
import { matchesSearch } from './field-search.rules.ts';
import { runs } from '../../testing/random-runs.ts';

const task = buildFieldTask({ siteContact: 'Zoë Lindqvist' });
/** Without a street name the address in one line is read; with one the parts are. */
const at = (facts: Partial<FieldTask>) => buildFieldTask({ lotNumber: null, unitNumber: null, streetNumber: null, ...facts });
const unstructured = (address: string) => at({ address, streetName: null, roadType: null, suburb: null });

describe('the search of the field list (Spec 2 §2)', () => {
  it.each([
    '',
    '  ',
    'wattle',
    'BOX hill',
    'wo 48213',
    'WO48213',
    '4821',
    'pit and',
    'zoe',
    'Zoë',
    'tamar',
    'mf-77120',
    '77120',
    'crew north',
    'hill wattle',
    'Lot 14, 8 Wattle Rd',
    'lot14',
    '14 8 wattle',
    '2765',
    '0491570156',
    '0491 570 156',
    '+61 491 570 156',
    '70156',
  ])('finds %p', (search) => {
    expect(matchesSearch(task, search)).toBe(true);
  });

  it.each([
    'banksia',
    'wattle banksia',
    '48214',
    // parts of numbers: of the work order, the telephone and the postcode
    '8213',
    '57',
    '0156',
    '27',
    'lot 1',
    'lot 141',
    'lot 8',
    'unit 14',
    'wo 14',
  ])('does not find %p', (search) => {
    expect(matchesSearch(task, search)).toBe(false);
  });

  it.each<[string, FieldTask]>([
    ['lot 1010', at({ lotNumber: '1001-1024' })],
    ['lots 1001–1024', at({ lotNumber: '1001 to 1024' })],
    ['lot 3', at({ lotNumber: '1, 3' })],
    ['lot 14a', at({ lotNumber: '14A' })],
    ['lot 14', at({ lotNumber: '14A' })],
    ['u 3', at({ unitNumber: '1-4', streetNumber: '11' })],
    ['unit 2', at({ unitNumber: '2' })],
    ['unit 2', unstructured('2/11 Ferry St, Kangaroo Point QLD 4169')],
    ['u2/11 ferry', unstructured('U2, 11 Ferry St, Kangaroo Point QLD 4169')],
    ['lot 7', unstructured('Stage 2, Lot 7 Ferry St, Kangaroo Point QLD 4169')],
    ['12-14 ferry', at({ streetNumber: '12-14', streetName: 'Ferry' })],
  ])('reads %p as a pair', (search, row) => {
    expect(matchesSearch(row, search)).toBe(true);
  });

  it('tells lot 14 from lots 1, 4, 114, 140 and 1001 to 1024', () => {
    const rows = ['1', '4', '14', '114', '140', '1001-1024'].map((lotNumber) => at({ lotNumber, address: '', workOrder: '91414' }));
    expect(rows.filter((row) => matchesSearch(row, 'lot 14')).map(({ lotNumber }) => lotNumber)).toEqual(['14']);
  });

  const number = fc.integer({ min: 1, max: 99_999 }).map(String);
  const rows = fc
    .record({
      workOrder: number,
      lotNumber: fc.oneof(
        number,
        fc.tuple(number, fc.constantFrom('A', 'b')).map(([figure, letter]) => figure + letter),
      ),
      unitNumber: fc.option(number),
      streetNumber: number,
      streetName: fc.constantFrom('Wattle', 'O’Connor', 'St Georges', 'Bülow', '1st', 'Mount-Alexander'),
      roadType: fc.constantFrom('Rd', 'Pde', ''),
    })
    .map((facts) => buildFieldTask({ ...facts, address: '' }));

  it('finds each row by its own work order, lot, unit and street', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const street = `${row.streetNumber ?? ''} ${row.streetName ?? ''} ${row.roadType ?? ''}`;
        for (const search of [row.workOrder, `wo ${row.workOrder}`, `Lot ${row.lotNumber ?? ''}`, `u ${row.unitNumber ?? ''}`, street])
          expect([search, matchesSearch(row, search)]).toEqual([search, true]);
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('finds no other lot by a lot’s number', () => {
    fc.assert(
      fc.property(number, number, (mine, asked) => {
        expect(matchesSearch(at({ address: '', lotNumber: mine }), `lot ${asked}`)).toBe(mine === asked);
      }),
      runs({ least: 10, soak: 100 }),
    );
  });
});
