// What Xero says of the setting: who answered, what is unknown there, a failure in a sentence, and never an answer of other codes.
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { COMPANY_TABS } from './company-tabs.ts';
import { XeroCheck } from './XeroCheck.tsx';

const LONG = { timeout: 20_000 };
let answer: object = {};
let asked: unknown[] = [];

function Form() {
  const [accountCode, setCode] = useState('310');
  const tab = COMPANY_TABS.find((one) => one.name === 'Xero');
  return tab === undefined ? null : (
    <>
      <input aria-label="Code" value={accountCode} onChange={(event) => setCode(event.target.value)} />
      <XeroCheck tab={tab} config={{ accountCode }} />
    </>
  );
}

beforeEach(() => {
  asked = [];
  renderSignedIn(<Form />, {
    platform: buildPlatform({
      gql: (...[, variables]) => {
        asked.push((variables as { input: unknown }).input);
        return Promise.resolve({ checkXero: { __typename: 'XeroCheck', ...answer } });
      },
    }),
  });
});
const said = () => within(screen.getByRole('region', { name: 'In Xero' })).getByRole('status');
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));

test('what stands in the form is asked, and what is unknown there is named by its field', async () => {
  answer = { organisation: 'Meridian Fibre', failure: null, unknown: ['accountCode', 'taxWithoutGst'] };
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '-9');
  await check();
  await waitFor(() => expect(said()).toHaveTextContent('Meridian Fibre answered. Not found there:'), LONG);
  expect(
    within(said())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Account code 310-9', 'Tax, contractor not registered GST Free Expenses']);
  expect(asked).toEqual([{ accountCode: '310-9', taxWithGst: 'GST on Expenses', taxWithoutGst: 'GST Free Expenses' }]);
});

test('an answer goes once its code is another', async () => {
  answer = { organisation: 'Meridian Fibre', failure: null, unknown: [] };
  await check();
  await waitFor(() => expect(said()).toHaveTextContent('The account and both taxes exist there.'), LONG);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '1');
  expect(said()).toBeEmptyDOMElement();
});

test('a failure is its sentence', async () => {
  answer = { organisation: null, failure: 'Xero did not answer in time. Check again later.', unknown: [] };
  await check();
  await waitFor(() => expect(said()).toHaveTextContent('Xero did not answer in time.'), LONG);
});
