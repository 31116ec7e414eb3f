import { unknownInXero, xeroFailureText, XERO_FAILURES } from './xero-check.rules.ts';

const FACTS = { accountCodes: ['310', 'EXP-2'], taxTypes: ['GST on Expenses', 'BAS Excluded'] };
const SETTING = { accountCode: '310', taxWithGst: 'GST on Expenses', taxWithoutGst: 'BAS Excluded' } as const;

test.each([
  [{}, []],
  [{ accountCode: '311' }, ['accountCode']],
  [{ accountCode: '' }, []],
  [{ accountCode: 'exp-2' }, []],
  [{ taxWithGst: 'GST on Capital', taxWithoutGst: 'GST Free Expenses' }, ['taxWithGst', 'taxWithoutGst']],
] as const)('%j: what is unknown there', (part, unknown) => {
  expect(unknownInXero({ ...SETTING, ...part }, FACTS)).toEqual(unknown);
});

test('each failure is a sentence, and another organisation is named', () => {
  for (const failure of XERO_FAILURES) expect(xeroFailureText(failure, null)).toMatch(/^[A-Z].+\.$/);
  expect(xeroFailureText('other', 'Demo Company (AU)')).toContain('Demo Company (AU)');
});
