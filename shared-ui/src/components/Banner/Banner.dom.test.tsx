import { render, screen } from '@testing-library/react';
import { Banner } from './Banner.tsx';

test('bad news is announced at once, other news when the reader pauses', () => {
  render(
    <>
      <Banner tone="bad" title="Your sign-in has ended." />
      <Banner tone="ok">Scoping complete</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your sign-in has ended.');
  expect(screen.getByRole('status')).toHaveTextContent('Scoping complete');
});
