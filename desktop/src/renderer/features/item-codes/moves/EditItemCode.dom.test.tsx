// Edit of an item code asks why where an amount changes, and for nothing else (screens.md §2.18).
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { ApiError } from '@lotline/web-session/api-error';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { EditItemCode } from './EditItemCode.tsx';

const LONG = 60_000;
const ITEM = {
  ...{ __typename: 'ItemCode', id: 7, version: 1, code: 'PIT-450', name: 'Pit', description: null, itemType: null, unitOfMeasure: null },
  ...{ unitAmount: '540.00', estimatedTime: null, minQuantity: null, maxQuantity: null, preapprovalOver: null, workTypes: null },
  ...{ shotList: null, usageCount: 0, isPriceDated: false, mergedInto: null, isArchived: false },
};

test(
  'a changed amount needs a reason, which a reload restores and which is sent with it; a changed name does not',
  async () => {
    const sent: unknown[] = [];
    const gql = (document: { toString: () => string }, variables: unknown) => {
      if (document.toString().includes('query GetItemCodes'))
        return Promise.resolve({ itemCodes: { rows: [ITEM], after: null, count: 1, isCountCapped: false } });
      if (document.toString().includes('query')) return Promise.resolve({ lookups: [] });
      if (JSON.stringify(variables).includes('"why":""')) throw new ApiError({ code: 'REASON_REQUIRED', details: {}, status: 400 });
      sent.push(variables);
      return Promise.resolve({ saveItemCode: { ...ITEM, version: 2 } });
    };
    const me = holding('CAN_MANAGE_ITEM_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION');
    const platform = buildPlatform({ gql });
    const open = () => renderSignedIn(<EditItemCode id={7} onClose={() => undefined} />, { me, platform });
    const { unmount } = open();
    await userEvent.type(await screen.findByLabelText(/^Name/), ' with lid');
    const reason = () => screen.getByLabelText(/^Reason/);
    const why = reason();
    expect(why).not.toBeRequired();
    const amount = screen.getByLabelText('Unit amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '557.55');
    expect(why).toBeRequired();
    expect(screen.getByText('Required, because this changes an amount.')).toBeVisible();
    await auditPopup('EditItemCode');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(why).toHaveAccessibleDescription(/Give a reason/));
    expect(why).toHaveFocus();
    expect(screen.getAllByText('Give a reason.')).toHaveLength(1);
    await userEvent.type(why, 'New supplier');
    expect(screen.queryByText('Give a reason.')).toBeNull();
    unmount();
    open();
    await waitFor(() => expect(reason()).toHaveValue('New supplier'));
    expect(screen.getByLabelText(/^Unit amount/)).toHaveValue('557.55');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          input: {
            ...{ id: 7, why: 'New supplier' },
            ...{ changes: { name: 'Pit with lid', unitAmount: '557.55' }, base: { name: 'Pit', unitAmount: '540.00' } },
          },
        }),
      ]),
    );
  },
  LONG,
);
