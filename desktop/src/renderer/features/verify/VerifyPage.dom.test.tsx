import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FILE_HEAD } from '@lotline/schema/domain/receipt/receipt-lines';
import { VerifyPage } from './VerifyPage.tsx';

beforeAll(() => {
  // what is hashed does not matter here
  const digest = () => Promise.resolve(new ArrayBuffer(32));
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
  jest.spyOn(console, 'warn').mockReturnValue();
  globalThis.fetch = () => Promise.reject(new Error('there is no network'));
});

/** The test's browser has files without their bytes. */
function fileOf(name: string, text: string): File {
  const bytes = Uint8Array.from(new TextEncoder().encode(text)).buffer;
  return Object.assign(new File([text], name, { type: 'text/plain' }), { arrayBuffer: () => Promise.resolve(bytes) });
}

test('a file with more findings than are looked for says where the check stopped, and the file chosen last is the one that is shown', async () => {
  render(<VerifyPage />);
  const chosen = await screen.findByLabelText('File of receipts');
  const endless = fileOf('endless.txt', `${FILE_HEAD}\n${'\n'.repeat(1_000_000)}`);
  await userEvent.upload(chosen, endless);
  expect(await screen.findByText(/^The check stopped at line 1,001 of 1,000,001 with 1,000 findings/)).toBeVisible();
  expect(screen.getByText('Not as it was signed: 1000 findings or more')).toBeVisible();
  expect(screen.queryByText(/^Checking:/)).toBeNull();

  const [slow, last] = [endless, fileOf('last.txt', 'nothing of ours')];
  await userEvent.upload(chosen, slow);
  await userEvent.upload(chosen, last);
  expect(await screen.findByText('There is no receipt in this file.')).toBeVisible();
  expect(screen.queryByText(/^The check stopped/)).toBeNull();
});
