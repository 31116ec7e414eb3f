import { render, screen } from '@testing-library/react';
import type { Finding } from '@lotline/schema/domain/receipt/receipt-findings';
import { FindingsNotice } from './FindingsNotice.tsx';

const finding = (part: Finding['part'], sentence: string, isFault = false): Finding => ({ part, line: 1, sequence: 3, sentence, isFault });
const gap = finding('gap', 'Receipt 2 is missing from this file.');
const GOOD = 'Every line was checked.';

test('a receipt that is missing in the middle is not called good: the gap is named in a warning', () => {
  render(<FindingsNotice checked={{ isGood: true, findings: [gap] }} good={GOOD} />);
  expect(screen.queryByText(GOOD)).toBeNull();
  const warning = screen.getByRole('status');
  expect(warning).toHaveTextContent('As it was signed, but receipts are missing');
  expect(warning).toHaveTextContent('Receipt 2 is missing from this file.');
  expect(warning).toHaveClass('unsent');
});

test('a file that begins later is good, and says so beside it', () => {
  render(<FindingsNotice checked={{ isGood: true, findings: [finding('link', 'The file begins with receipt 2.')] }} good={GOOD} />);
  expect(screen.getByText(GOOD)).toBeVisible();
  expect(screen.getByText('The file begins with receipt 2.')).toBeVisible();
});

test('beside a fault a gap is still named', () => {
  render(<FindingsNotice checked={{ isGood: false, findings: [gap, finding('line', 'Line 4 was changed.', true)] }} good={GOOD} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Line 4 was changed.');
  expect(screen.getByText('Receipt 2 is missing from this file.')).toBeVisible();
});
