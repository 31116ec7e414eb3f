import { formatAddress, formatNumbers, mapLink, plateOf, rowLine, streetLine, suburbLine } from './address.ts';

const wattle = {
  lotNumber: '14',
  streetNumber: '8',
  streetName: 'Wattle',
  roadType: 'Rd',
  suburb: 'Box Hill',
  state: 'NSW',
  postCode: '2765',
};

describe('addresses (Spec 1 §9)', () => {
  it('puts the lot on the plate and the street beside it', () => {
    expect(plateOf(wattle)).toEqual({ label: 'Lot', value: '14' });
    expect(streetLine(wattle)).toBe('8 Wattle Rd');
    expect(suburbLine(wattle)).toBe('Box Hill NSW 2765');
    expect(rowLine(wattle)).toBe('8 Wattle Rd, Box Hill');
    expect(formatAddress(wattle)).toBe('Lot 14, 8 Wattle Rd, Box Hill NSW 2765');
  });

  it('puts units on the plate as a range when there are several', () => {
    const job = { ...wattle, lotNumber: null, unitNumber: '1-4', streetNumber: '23', streetName: 'Terry', suburb: 'Rouse Hill' };
    expect(plateOf(job)).toEqual({ label: 'U', value: '1–4' });
    expect(rowLine(job)).toBe('23 Terry Rd, Rouse Hill');
    expect(formatAddress(job)).toBe('U 1–4, 23 Terry Rd, Rouse Hill NSW 2765');
  });

  it('puts the street number on the plate when there is neither lot nor unit, and says it once', () => {
    const job = { streetNumber: '64', streetName: 'Riverstone', roadType: 'Pde', suburb: 'Riverstone' };
    expect(plateOf(job)).toEqual({ label: 'No', value: '64' });
    expect(rowLine(job)).toBe('Riverstone Pde, Riverstone');
  });

  it('keeps the unit in the street line when the lot has the plate', () => {
    const job = { ...wattle, unitNumber: '2' };
    expect(streetLine(job)).toBe('U 2, 8 Wattle Rd');
    expect(formatAddress(job)).toBe('Lot 14, U 2, 8 Wattle Rd, Box Hill NSW 2765');
  });

  it('takes the range columns before the number', () => {
    const job = { lotNumber: '', lotRangeLow: 9, lotRangeHigh: 12, streetName: 'Clover', roadType: 'Gr', suburb: 'Angus' };
    expect(plateOf(job)).toEqual({ label: 'Lot', value: '9–12' });
    expect(rowLine(job)).toBe('Clover Gr, Angus');
    expect(plateOf({ ...job, lotRangeHigh: 9 }).value).toBe('9');
    expect(plateOf({ ...job, lotRangeHigh: null }).value).toBe('9');
  });

  it.each([
    ['1-4', '1–4'],
    ['1 to 4', '1–4'],
    ['1, 2, 3, 4', '1–4'],
    ['1, 3', '1, 3'],
    ['7 & 8', '7–8'],
    ['14A', '14A'],
    [null, ''],
  ])('writes the numbers %p as %p', (text, written) => {
    expect(formatNumbers(text)).toBe(written);
  });
});

describe('addresses in one line, where nothing is structured', () => {
  it.each([
    ['Lot 14, 8 Wattle Rd, Box Hill NSW 2765', 'Lot', '14', '8 Wattle Rd', 'Box Hill NSW 2765', '8 Wattle Rd, Box Hill'],
    ['Unit 3, 11 Ferry St, Kangaroo Point QLD 4169', 'U', '3', '11 Ferry St', 'Kangaroo Point QLD 4169', '11 Ferry St, Kangaroo Point'],
    ['2/11 Ferry St, Kangaroo Point QLD 4169', 'U', '2', '11 Ferry St', 'Kangaroo Point QLD 4169', '11 Ferry St, Kangaroo Point'],
    ['64 Riverstone Pde, Riverstone', 'No', '64', 'Riverstone Pde', 'Riverstone', 'Riverstone Pde, Riverstone'],
    ['Corner of the old dairy road', '', '', 'Corner of the old dairy road', '', 'Corner of the old dairy road'],
    ['Lot 9-12 Clover Gr, Angus NSW 2765', 'Lot', '9–12', 'Clover Gr', 'Angus NSW 2765', 'Clover Gr, Angus'],
  ])('reads %s', (address, label, value, street, suburb, row) => {
    const job = { address, suburb: null };
    expect(plateOf(job)).toEqual({ label, value });
    expect(streetLine(job)).toBe(street);
    expect(suburbLine(job)).toBe(suburb);
    expect(rowLine(job)).toBe(row);
  });

  it('says nothing for a job without an address', () => {
    expect(plateOf({})).toEqual({ label: '', value: '' });
    expect(rowLine({})).toBe('');
  });
});

describe('the map link (Spec 1 §2)', () => {
  it('asks for the street address, escaped', () => {
    expect(mapLink(wattle)).toBe(
      'https://www.google.com/maps/search/?api=1&query=8%20Wattle%20Rd%2C%20Box%20Hill%20NSW%202765%2C%20Australia',
    );
    expect(mapLink({ address: 'Corner & dairy?' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=Corner%20%26%20dairy%3F%2C%20Australia',
    );
  });

  it('keeps the lot where there is no street number', () => {
    expect(mapLink({ lotNumber: '9-12', streetName: 'Clover', roadType: 'Gr', suburb: 'Angus' })).toContain('Lot%209-12%2C%20Clover%20Gr');
  });
});
