// The logs are one line of links, which scrolls where it has no room: the open one is in sight.
import { screen } from '@testing-library/react';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LogTabs } from './LogTabs.tsx';

test('the open log is scrolled into sight', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('aria-current') ? 600 : 0;
  });
  renderSignedIn(<LogTabs />, { path: '/logs/integrations' });
  expect(screen.getByRole('navigation', { name: 'Logs' }).scrollLeft).toBe(600);
});
