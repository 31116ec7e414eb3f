import { streetNames } from './street-names.rules.ts';

test.each(['Wattle', ' wattle  Rd', 'Wattle Road', 'Wattle rd.'])('%s finds the street however its road type is typed', (typed) => {
  expect(streetNames(typed)).toEqual(expect.arrayContaining(['wattle', 'wattle rd', 'wattle road', 'wattle street']));
});

test('a street that is called by a road type alone keeps its name', () => {
  expect(streetNames('Esplanade')).toContain('esplanade');
  expect(streetNames('Esplanade')).not.toContain('');
  expect(streetNames('The Avenue')).toEqual(expect.arrayContaining(['the avenue', 'the']));
});
