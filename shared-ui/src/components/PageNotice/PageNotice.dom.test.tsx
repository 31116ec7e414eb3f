import { render } from '@testing-library/react';
import { PageNotice } from './PageNotice.tsx';

const height = () => document.documentElement.style.getPropertyValue('--notice');

test('the page knows how high its notice is, and forgets it when the notice goes (WCAG 2.4.11)', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(124);
  const { unmount } = render(<PageNotice>Your sign-in has ended.</PageNotice>);
  expect(height()).toBe('124px');
  unmount();
  expect(height()).toBe('');
  jest.restoreAllMocks();
});
