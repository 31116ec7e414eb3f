import { render, screen } from '@testing-library/react';
import { NumberingPreview } from './NumberingPreview.tsx';

test('the next records are named as the form stands, and nothing is named by what cannot be saved', () => {
  const numbering = { potentialJobPrefix: 'PJ-', potentialJobDigits: 6, paymentPrefix: 'RC', paymentDigits: 1 };
  const { rerender } = render(<NumberingPreview config={numbering} />);
  expect(screen.getByText('The 1,204th potential job is PJ-001204, the 1,204th payment RC1204.')).toBeVisible();
  rerender(<NumberingPreview config={{ ...numbering, paymentPrefix: '7' }} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
