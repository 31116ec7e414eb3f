// A drafted message is opened by the page's platform, which says what did not work; a number that is no mobile has no link.
import { fireEvent, render, screen } from '@testing-library/react';
import type { MessageDraft } from '@lotline/schema/domain/kernel/message-link';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { draftInBrowser, type OpenedMessage } from '../draft-message.ts';
import { buildPlatform } from '../testing/build-platform.ts';
import { MessageLink, useMessage } from './MessageLink.tsx';
import { PlatformContext } from './platform-context.tsx';

const SMS: MessageDraft = { kind: 'sms', phone: '0491 570 156', text: 'Is gate 4 open?' };

function Message({ draft, onHand }: { readonly draft: MessageDraft; readonly onHand: () => void }) {
  const message = useMessage(draft);
  return (
    <>
      <MessageLink message={message} className="" onHand={onHand}>
        Draft SMS
      </MessageLink>
      <button onClick={message.copy}>Copy</button>
      <p>{message.codeLink ?? 'no code'}</p>
    </>
  );
}

function draw(draft: MessageDraft, outcome: () => Promise<OpenedMessage>) {
  const seen: unknown[] = [];
  const open = (of: MessageDraft) => (): Promise<OpenedMessage> => {
    seen.push(of);
    return outcome();
  };
  const platform = { ...buildPlatform(), draftMessage: (of: MessageDraft) => ({ ...draftInBrowser(of), open: open(of) }) };
  render(
    <PlatformContext value={platform}>
      <ToastProvider>
        <Message draft={draft} onHand={() => seen.push('handed')} />
      </ToastProvider>
    </PlatformContext>,
  );
  return seen;
}

test.each<[string, () => Promise<OpenedMessage>, RegExp | null]>([
  ['what the system takes says nothing', () => Promise.resolve('opened'), null],
  ['one that is too long is said', () => Promise.resolve('too-long'), /too long to be opened here/],
  ['one that nothing takes is said', () => Promise.resolve('failed'), /could not be opened\. Copy it/],
  ['so is a program that does not answer', () => Promise.reject(new Error('gone')), /could not be opened\. Copy it/],
])('%s', async (_what, outcome, words) => {
  const seen = draw(SMS, outcome);
  const link = screen.getByRole('link', { name: 'Draft SMS' });
  expect(link).toHaveAttribute('href', 'sms:+61491570156?body=Is%20gate%204%20open%3F');
  // the page does not follow it besides
  expect(fireEvent.click(link)).toBe(false);
  expect(seen).toEqual(['handed', SMS]);
  if (words === null) expect(screen.queryByText(/opened/)).toBeNull();
  else expect(await screen.findByText(words)).toBeVisible();
});

test('a number that is no mobile can only be copied', async () => {
  draw({ ...SMS, phone: '02 9876 5432' }, () => Promise.resolve('failed'));
  expect([screen.queryByRole('link'), screen.queryByText('no code') === null]).toEqual([null, false]);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('refused')) } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Could not copy. Select the text and copy it.')).toBeVisible();
});
