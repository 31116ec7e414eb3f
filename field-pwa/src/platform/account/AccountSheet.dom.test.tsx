import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { useOutbox } from '../outbox/outbox-context.ts';
import { askToStay } from '../outbox/stay-on-device.ts';
import { shownUploadsOf } from '@lotline/web-session/uploads/shown-uploads';
import { AccountSheet } from './AccountSheet.tsx';

test('the account names the person, their groups and the version', () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Ruth Okafor' })).toHaveTextContent('field@lotline.example');
  expect(screen.getByText('Crew North')).toBeVisible();
  expect(screen.getByText(/^Version /)).toBeVisible();
});

test('a person without a group is told how to get one', () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />, { me: buildMe({ groupUsers: [] }) });
  expect(screen.getByText(/ask the office to add you/)).toBeVisible();
});

test('the theme can be set for this device', async () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('whether the original is stored beside each photo is a choice of this phone, off by default', async () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'Stamped only' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Keep the original too' }));
  expect(screen.getByText(/It is sent on Wi-Fi, after everything else/)).toBeVisible();
  expect(localStorage.getItem('lotline.keepOriginals')).toBe('yes');
  await userEvent.click(screen.getByRole('radio', { name: 'Stamped only' }));
  expect(localStorage.getItem('lotline.keepOriginals')).toBeNull();
});

function Say() {
  const { enqueue } = useOutbox();
  const subject = { kind: 'task', id: 11, jobId: 10 } as const;
  const press = () =>
    enqueue(
      { name: 'addComment', input: { id: 0, scheduleId: 11, comments: 'Wet' }, subject, base: null },
      { isSheet: false, draft: null },
    );
  return <button onClick={press}>Say</button>;
}

test('signing out with unsent work names how much and since when, and the work stays', async () => {
  const platform = buildPlatform({ gql: () => new Promise(() => undefined), clock: { now: () => new Date('2026-11-20T01:05:00Z') } });
  const signOut = jest.spyOn(platform.session, 'signOut');
  renderSignedIn(
    <>
      <Say />
      <AccountSheet onClose={() => undefined} />
    </>,
    { platform },
  );
  fireEvent.click(screen.getByText('Say'));
  fireEvent.click(screen.getByText('Say'));
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await leave();
  expect(screen.getByRole('alert')).toHaveTextContent(/^2 things that you did are not sent yet, the oldest since .*\d+:05 [AP]M\./);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(signOut).not.toHaveBeenCalled();
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out, keep them on this phone' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(await platform.outboxOf(5).actions.all()).toHaveLength(2);
});

test('a file that is being sent is named before signing out, with the hint that it may have to be chosen again', async () => {
  const platform = buildPlatform();
  shownUploadsOf(platform, 5).set([
    {
      ...{ id: 'a', constructionId: 10, taskId: 11, name: 'As built.pdf', sizeBytes: 100, category: 'Plans', attachmentId: 4 },
      ...{ state: 'sending', sentBytes: 40, failure: null, sentence: null, createdAt: Date.UTC(2026, 10, 20, 1, 5) },
    },
  ]);
  renderSignedIn(<AccountSheet onClose={() => undefined} />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^1 thing that you did is not sent yet, the oldest since .*:05 [AP]M\./);
  expect(screen.getByRole('alert')).toHaveTextContent('The file being sent continues then too; you may have to choose it again.');
});

test('the browser is asked once to keep the storage, and its answer is shown in the account', async () => {
  const persist = jest.fn(() => Promise.resolve(false));
  renderSignedIn(<AccountSheet onClose={() => undefined} />);
  expect(screen.queryByText(/kept on this phone/)).toBeNull();
  await act(() => askToStay({ persist }));
  await act(() => askToStay({ persist }));
  expect(persist).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/kept on this phone until it is sent\. If this phone runs out of space/)).toBeVisible();
});
