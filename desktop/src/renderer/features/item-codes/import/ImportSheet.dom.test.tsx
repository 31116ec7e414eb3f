// A file whose amounts change needs a reason: it is asked for at its field, before anything is sent.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { ImportSheet } from './ImportSheet.tsx';

const TOLD = { importId: null, created: 0, edited: 1, same: 0, needsReason: true, refused: [], unknown: [], seen: 'mark' };

test('without a reason nothing is sent, the field says so and has the focus; with one the file is taken', async () => {
  const sent: unknown[] = [];
  const gql = (document: { toString: () => string }, variables: unknown) => {
    const text = document.toString();
    if (text.includes('query GetItemCodeImports')) return Promise.resolve({ itemCodeImports: [] });
    if (text.includes('query GetItemCodeDryRun')) return Promise.resolve({ itemCodeDryRun: TOLD });
    sent.push(variables);
    return Promise.resolve({ importItemCodes: { ...TOLD, importId: 3 } });
  };
  const onClose = jest.fn();
  renderSignedIn(<ImportSheet onClose={onClose} />, { me: holding('CAN_MANAGE_ITEM_CODES'), platform: buildPlatform({ gql }) });
  const file = new File(['Code,Amount\nPIT-450,12'], 'codes.csv', { type: 'text/csv' });
  Object.assign(file, { text: () => Promise.resolve('Code,Amount\nPIT-450,12') });
  await userEvent.upload(await screen.findByLabelText('CSV file of item codes'), file);
  const why = await screen.findByLabelText(/^Reason/);
  expect(why).not.toHaveAccessibleDescription(/Give a reason/);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(why).toHaveAccessibleDescription(/Give a reason\./);
  expect(why).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(why, 'Price list of spring');
  expect(why).not.toHaveAccessibleDescription(/Give a reason/);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ input: { seen: 'mark', why: 'Price list of spring' } }]);
});
