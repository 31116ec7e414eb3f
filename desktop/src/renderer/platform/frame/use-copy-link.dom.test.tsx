// What is copied is opened elsewhere: the address of the server, also from the desktop program's own window.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { buildBridge } from '../../testing/build-bridge.ts';
import { useCopyAddress } from './use-copy-link.ts';

function Copy() {
  const copy = useCopyAddress();
  return <button onClick={() => copy('/jobs/7')}>Copy link</button>;
}

afterEach(() => Reflect.deleteProperty(window, 'lotlineDesktop'));

test.each([
  ['a browser', false, `${window.location.origin}/jobs/7`],
  ['the desktop program', true, 'https://lotline.example/jobs/7'],
])('in %s', async (_, isDesktop, link) => {
  if (isDesktop) Reflect.set(window, 'lotlineDesktop', buildBridge());
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <Copy />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});
