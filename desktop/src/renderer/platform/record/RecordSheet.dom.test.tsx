// The form of a declared record: which fields a person has, what is sent of them, what a refusal and a clash do (decision 080).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { ApiError } from '@lotline/web-session/api-error';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import type { RecordEdit } from './use-record-form.ts';

const SHOWN = {
  code: 'PIT-450',
  name: 'Pit',
  description: null,
  itemType: null,
  unitOfMeasure: 'each',
  unitAmount: null,
  estimatedTime: null,
};
const NONE = { code: null, name: null, description: null, itemType: null, unitOfMeasure: null, unitAmount: null, estimatedTime: null };

function open({
  id = 7,
  send = jest.fn<Promise<void>, [RecordEdit, string]>(() => Promise.resolve()),
  claims = ['CAN_MANAGE_ITEM_CODES'],
}: Partial<Opened> = {}) {
  const onSaved = jest.fn();
  const readAgain = jest.fn(() => Promise.resolve());
  const given = { record: ITEM_CODE, id, name: id === null ? null : 'PIT-450', shown: id === null ? NONE : SHOWN };
  renderSignedIn(
    <RecordSheet {...given} locked={{ code: 'Jobs have it.' }} {...{ send, readAgain, onSaved }} onClose={() => undefined} />,
    { me: holding(...claims) },
  );
  return { send, onSaved, readAgain };
}
interface Opened {
  readonly id: number | null;
  readonly send: jest.Mock<Promise<void>, [RecordEdit, string]>;
  readonly claims: readonly string[];
}

test('a field whose claim the person lacks is not there', () => {
  open();
  expect(screen.queryByLabelText('Unit amount')).toBeNull();
});

test('who has the claim has its field', () => {
  open({ claims: ['CAN_MANAGE_ITEM_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION'] });
  expect(screen.getByLabelText('Unit amount')).toHaveValue('');
});

test('a locked field is read, and says why', () => {
  open();
  expect(screen.getByLabelText('Code')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Jobs have it.');
});

test('the changed fields alone are sent, as they were seen and as they are wanted', async () => {
  const { send, onSaved } = open();
  await userEvent.type(screen.getByLabelText('Estimated time'), '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ id: 7, changes: { estimatedTime: '1.500' }, base: { estimatedTime: null } }, expect.any(String));
  expect(onSaved).toHaveBeenCalled();
});

test('what is missing of a new one is said at its field, and nothing is sent', async () => {
  const { send } = open({ id: null });
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is missing.');
  expect(send).not.toHaveBeenCalled();
});

test('a refusal that names a field stands there, and the sheet stays', async () => {
  const details = { field: 'name', sentence: 'Name is taken.' };
  const send = jest.fn<Promise<void>, [RecordEdit, string]>(() =>
    Promise.reject(new ApiError({ code: 'INVALID_INPUT', message: 'Name is taken.', details, status: 400 })),
  );
  const { onSaved } = open({ send });
  await userEvent.type(screen.getByLabelText('Name'), ', deep');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is taken.')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('a clash shows both values; theirs is taken, and yours of another field is sent upon it', async () => {
  const fields = [{ field: 'name', yours: 'Pit, deep', theirs: 'Round pit', base: 'Pit', by: 'Ada Marsh', at: null, why: null }];
  const stale = new ApiError({ code: 'STALE_VERSION', details: { changedBy: 'Ada Marsh', fields }, status: 409 });
  const send = jest.fn<Promise<void>, [RecordEdit, string]>(() => Promise.resolve()).mockRejectedValueOnce(stale);
  const { onSaved, readAgain } = open({ send });
  await userEvent.type(screen.getByLabelText('Name'), ', deep');
  await userEvent.type(screen.getByLabelText('Item type'), 'Pits');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const clash = within(await screen.findByRole('dialog', { name: /Ada Marsh saved item code PIT-450/ }));
  expect(readAgain).toHaveBeenCalled();
  await userEvent.click(clash.getByRole('radio', { name: 'Name: theirs, Round pit' }));
  await userEvent.click(clash.getByRole('button', { name: /Save the result/ }));
  expect(send).toHaveBeenLastCalledWith({ id: 7, changes: { itemType: 'Pits' }, base: { itemType: null } }, expect.any(String));
  expect(onSaved).toHaveBeenCalled();
});
