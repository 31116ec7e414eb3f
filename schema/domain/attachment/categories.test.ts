import { categoriesOf } from './categories.ts';

test.each([undefined, null, {}, [], [''], [7]])('without a lookup that can be used (%p) the usual categories stand in', (lookup) => {
  expect(categoriesOf(lookup)).toEqual(['Photos', 'Design', 'DBYD', 'Test results', 'Permit']);
});

test('the office’s own categories, each once, none that would be two tags', () => {
  expect(categoriesOf(['As built', ' Design ', 'Design', 'a;b'])).toEqual(['As built', 'Design']);
});
