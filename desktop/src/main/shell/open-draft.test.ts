import { jest } from '@jest/globals';
import type { MessageDraft } from '@lotline/schema/domain/kernel/message-link';
import { openDraft } from './open-draft.ts';

const SMS: MessageDraft = { kind: 'sms', phone: '0491 570 156', text: 'Is gate 4 open? Yes & no' };

async function opened(draft: MessageDraft, { platform = 'linux', isTaken = true }: { platform?: NodeJS.Platform; isTaken?: boolean } = {}) {
  const urls: string[] = [];
  const openExternal = (url: string): Promise<void> => {
    urls.push(url);
    return isTaken ? Promise.resolve() : Promise.reject(new Error('nobody takes it'));
  };
  return [await openDraft(draft, { serverOrigin: 'https://lotline.example', platform, openExternal }), urls];
}

test.each<[MessageDraft, string]>([
  [SMS, 'sms:+61491570156?body=Is%20gate%204%20open%3F%20Yes%20%26%20no'],
  [
    { kind: 'mail', to: 'dale@acme.example', subject: 'Pit', text: 'Two lines\nof it' },
    'mailto:dale@acme.example?subject=Pit&body=Two%20lines%0Aof%20it',
  ],
  // whatever stands where the address is expected opens nothing else
  [{ kind: 'mail', to: 'https://evil.example/?x' }, 'mailto:https%3A%2F%2Fevil.example%2F%3Fx'],
])('%j is handed over as %s', async (draft, url) => expect(await opened(draft)).toEqual(['opened', [url]]));

test('what cannot be handed over is answered, and never opened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await opened({ ...SMS, phone: '02 9876 5432' })).toEqual(['failed', []]);
  expect(await opened({ ...SMS, text: 'a'.repeat(2_100) }, { platform: 'win32' })).toEqual(['too-long', []]);
  expect(await opened({ ...SMS, text: 'a'.repeat(2_100) })).toEqual(['opened', [expect.stringMatching(/^sms:/)]]);
  expect(await opened({ ...SMS, text: '“'.repeat(3_000) })).toEqual(['failed', []]);
  expect((await opened(SMS, { isTaken: false }))[0]).toBe('failed');
});
