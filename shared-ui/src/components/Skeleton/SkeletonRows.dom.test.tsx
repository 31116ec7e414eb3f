import { render, screen } from '@testing-library/react';
import { SkeletonRows } from './SkeletonRows.tsx';

test('ghost rows are said once as loading, not read as a list', () => {
  const { container } = render(<SkeletonRows label="Loading tasks" rows={3} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading tasks');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(container.querySelectorAll('li')).toHaveLength(3);
});
