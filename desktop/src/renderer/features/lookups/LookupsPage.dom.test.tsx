// Values of a list with what they have beside their names: shown as tags and days, and edited also where the name stays.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_MARKS } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LookupsPage } from './LookupsPage.tsx';

const value = (
  id: number,
  label: string,
  marks: { readonly code?: string; readonly colour?: string; readonly dueDays?: number; readonly details?: string },
) => ({
  ...{ id, label, version: 1, isArchived: false, useCount: 0, code: null, colour: null, dueDays: null, details: null },
  ...marks,
});
const LISTS = {
  'Attachment category': [value(1, 'Photos', { colour: 'teal' }), value(2, 'Design', {}), value(3, 'Later', { colour: 'mauve' })],
  'Payment terms': [value(4, '30 days', { dueDays: 30 }), value(5, 'On receipt', { dueDays: 0 }), value(6, 'Agreed', {})],
  Region: [value(7, 'North', { code: 'N1', details: 'Depot: Yard 4\nZone: B' }), value(8, 'South', {})],
};

function draw(name: keyof typeof LISTS, open = '') {
  const sent: unknown[] = [];
  const gql = (document: { toString: () => string }, variables: unknown) => {
    const lookupValues = { name, values: LISTS[name], unlisted: [] };
    if (!document.toString().includes('mutation SaveLookupValue'))
      return Promise.resolve({ lookupValues, recordEvents: { events: [], next: null } });
    sent.push(typeof variables === 'object' && variables !== null ? Reflect.get(variables, 'input') : null);
    return Promise.resolve({ saveLookupValue: lookupValues });
  };
  renderSignedIn(<LookupsPage />, {
    me: holding('CAN_MANAGE_LOOKUPS'),
    path: `/admin/lookups?list=${encodeURIComponent(name)}${open}`,
    platform: buildPlatform({ gql }),
  });
  return sent;
}

test('a category is a tag of its colour; a colour of a newer version is none', async () => {
  draw('Attachment category');
  expect(await screen.findByText('Photos')).toHaveAttribute('data-colour', 'teal');
  expect(screen.getByText('Design')).not.toHaveAttribute('data-colour');
  expect(screen.getByText('Later')).not.toHaveAttribute('data-colour');
});

test('an address that names a value opens it', async () => {
  draw('Region', '&open=8');
  expect(await screen.findByRole('heading', { name: 'South' })).toBeVisible();
});

test('a category whose name stays gets a colour: the whole form is sent with what stood in it', async () => {
  const sent = draw('Attachment category');
  await userEvent.click(await screen.findByRole('button', { name: 'Photos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Edit Photos' }));
  expect(sheet.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
  await userEvent.click(await sheet.findByRole('combobox', { name: 'Colour' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Amber' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ id: 1, label: 'Photos', baseLabel: 'Photos' },
    ...{ marks: { ...NO_MARKS, colour: 'amber' }, baseMarks: { ...NO_MARKS, colour: 'teal' } },
  });
});

test('a code is a column where a value has one, and stands beside the list with what else is known; the form sends both', async () => {
  const sent = draw('Region');
  const code = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .at(-2)?.textContent;
  expect([await code('North'), await code('South')]).toEqual(['N1', '–']);
  await userEvent.click(screen.getByRole('button', { name: 'North' }));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['N1', 'Yard 4', 'B']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Edit North' }));
  const details = sheet.getByRole('textbox', { name: 'Further data' });
  await userEvent.type(details, '\nClosed');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText(/a name, a colon and a value/)).toBeVisible();
  await auditPopup('EditValueSheet');
  await userEvent.type(details, ': Sundays');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ marks: { code: 'N1', details: 'Depot: Yard 4\nZone: B\nClosed: Sundays' } });
});

test('terms of no days keep their 0 in the form', async () => {
  draw('Payment terms');
  await userEvent.click(await screen.findByRole('button', { name: 'On receipt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(within(screen.getByRole('dialog', { name: 'Edit On receipt' })).getByRole('textbox', { name: 'Days until due' })).toHaveValue('0');
});

test('an import that has no file yet says what it needs, and that is no fault until it is pressed', async () => {
  draw('Payment terms');
  await screen.findByText('30 days');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Import payment terms' }));
  const reason = sheet.getByText('Choose a file that changes something.');
  expect(reason).toHaveClass(reasonClass('later'));
  await userEvent.click(sheet.getByRole('button', { name: 'Import' }));
  expect(reason).toHaveClass(reasonClass('needs'));
});

test('days until due are a column of payment terms alone, 0 among them, and are whole days', async () => {
  const sent = draw('Payment terms');
  const days = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .at(-2)?.textContent;
  expect([await days('30 days'), await days('On receipt'), await days('Agreed')]).toEqual(['30', '0', '–']);
  await userEvent.click(screen.getByRole('button', { name: 'Agreed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Edit Agreed' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Days until due' }), '1.5{Enter}');
  expect(await sheet.findByText(/whole number/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a merge says before it is sent that it cannot be undone', async () => {
  draw('Payment terms');
  await userEvent.click(await screen.findByRole('button', { name: 'Agreed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  expect(screen.getByRole('dialog', { name: 'Merge Agreed' })).toHaveTextContent('Nothing has been changed yet; a merge cannot be undone.');
  await auditPopup('MergeSheet_lookups');
});
