// The prices of what the list's filter finds, from a day on: what would change is told before it is sent, and what was told is what is sent.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { ChangePricesSheet } from './ChangePricesSheet.tsx';

const LONG = 60_000;
const FILTER = { search: 'pit' };
const ROWS = [
  { id: 1, code: 'PIT-450', name: 'Pit', was: '540.00', becomes: '557.55', sentence: null },
  { id: 2, code: 'PIT-AC', name: 'Old pit', was: null, becomes: null, sentence: 'It has no price.' },
];

test(
  'each new price is told first; the filter, the day and what was told go with the change',
  async () => {
    const sent: Readonly<Record<string, unknown>>[] = [];
    const asked: unknown[] = [];
    const gql = (document: { toString: () => string }, variables: unknown) => {
      const text = document.toString();
      if (text.includes('query GetItemPriceChanges')) return Promise.resolve({ itemPriceChanges: [] });
      if (text.includes('query GetItemPriceDryRun')) {
        asked.push(variables);
        return Promise.resolve({ itemPriceDryRun: { changed: 1, left: 1, seen: 'mark', rows: ROWS } });
      }
      sent.push(variables as Readonly<Record<string, unknown>>);
      return Promise.resolve({ changeItemPrices: [] });
    };
    renderSignedIn(<ChangePricesSheet filter={FILTER} onClose={() => undefined} />, {
      me: holding('CAN_MANAGE_ITEM_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION'),
      platform: buildPlatform({ gql }),
    });
    await userEvent.type(await screen.findByLabelText('Per cent'), '3.25');
    expect(asked).toEqual([]);
    const from = await screen.findByRole('textbox', { name: 'From' });
    await userEvent.type(from, '1/07/2099{Enter}');
    const told = within(await screen.findByRole('table', { name: 'What would change' }));
    expect(told.getByRole('row', { name: /^PIT-450/ })).toHaveTextContent('$557.55');
    expect(screen.getByText(/It has no price/)).toBeVisible();
    const change = { kind: 'percent', value: '3.25', effectiveFrom: '2099-07-01' };
    expect(asked.at(-1)).toEqual({ filter: FILTER, change });
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 price' }));
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'CPI');
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 price' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ filter: FILTER, input: { ...change, seen: 'mark', why: 'CPI' } });
  },
  LONG,
);

const MADE = {
  ...{ id: 7, effectiveFrom: '2099-07-01', kind: 'percent', value: '3', items: 40, madeBy: 'Asha Menon', why: 'CPI' },
  ...{ madeAt: '2026-11-28T00:00:00Z', hasBegun: false },
};

test(
  'a change that is undone leaves the focus at its table: the button goes',
  async () => {
    let isUndone = false;
    const gql = (document: { toString: () => string }) => {
      if (document.toString().includes('query GetItemPriceChanges')) return Promise.resolve({ itemPriceChanges: [{ ...MADE, isUndone }] });
      isUndone = true;
      return Promise.resolve({ undoItemPrices: [] });
    };
    renderSignedIn(<ChangePricesSheet filter={FILTER} onClose={() => undefined} />, {
      me: holding('CAN_MANAGE_ITEM_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION'),
      platform: buildPlatform({ gql }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Undo the change/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo the change/ })).toBeNull());
    expect(screen.getByRole('region', { name: 'Changes made, as a table' })).toHaveFocus();
  },
  LONG,
);
