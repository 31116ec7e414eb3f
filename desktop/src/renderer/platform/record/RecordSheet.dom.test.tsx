// The form of a declared record: which fields a person has, what is sent of them, what a refusal and a clash do (decision 080).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { ApiError } from '@lotline/web-session/api-error';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { heldRows, holdRows, shownRows } from './record-rows.ts';
import { RecordSheet } from './RecordSheet.tsx';
import type { RecordCommand, RecordEdit } from './use-record-form.ts';

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

type Attempt = RecordCommand['attempt'];
const done: Attempt = () => Promise.resolve({ isDone: true, answer: null });
const refusing =
  (refusal: ApiError): Attempt =>
  () =>
    Promise.resolve({ isDone: false, refusal });

interface Opened {
  readonly id?: number | null;
  readonly attempt?: jest.Mock<ReturnType<Attempt>, [RecordEdit]>;
  readonly claims?: readonly string[];
}

function open({ id = 7, attempt = jest.fn(done), claims = ['CAN_MANAGE_ITEM_CODES'] }: Opened = {}) {
  const onSaved = jest.fn();
  const given = { record: ITEM_CODE, id, name: id === null ? null : 'PIT-450', shown: id === null ? NONE : SHOWN };
  const command = { attempt, isBusy: false, problem: null, sentence: null };
  renderSignedIn(<RecordSheet {...given} locked={{ code: 'Jobs have it.' }} {...{ command, onSaved }} onClose={() => undefined} />, {
    me: holding(...claims),
  });
  return { attempt, onSaved };
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

test('what cannot be saved empty is marked, and no other field', () => {
  open();
  for (const label of ['Code', 'Name']) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Description')).not.toBeRequired();
});

test('the changed fields alone are sent, as they were seen and as they are wanted', async () => {
  const { attempt, onSaved } = open();
  await userEvent.type(screen.getByLabelText('Estimated hours'), '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(attempt).toHaveBeenCalledWith({ id: 7, changes: { estimatedTime: '1.500' }, base: { estimatedTime: null } });
  expect(onSaved).toHaveBeenCalled();
});

test('what is missing of a new one is said at its field, and nothing is sent', async () => {
  const { attempt } = open({ id: null });
  await userEvent.click(screen.getByRole('button', { name: 'Create item code' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is missing.');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(attempt).not.toHaveBeenCalled();
});

test('a refusal that names a field stands there, and the sheet stays', async () => {
  const details = { field: 'name', sentence: 'Name is taken.' };
  const attempt = jest.fn(refusing(new ApiError({ code: 'INVALID_INPUT', message: 'Name is taken.', details, status: 400 })));
  const { onSaved } = open({ attempt });
  await userEvent.type(screen.getByLabelText('Name'), ', deep');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is taken.')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
});

test('a clash shows both values; theirs is taken, and yours of another field is sent upon it', async () => {
  const fields = [{ field: 'name', yours: 'Pit, deep', theirs: 'Round pit', base: 'Pit', by: 'Ada Marsh', at: null, why: null }];
  const stale = new ApiError({ code: 'STALE_VERSION', details: { changedBy: 'Ada Marsh', fields }, status: 409 });
  const attempt = jest.fn(done).mockResolvedValueOnce({ isDone: false, refusal: stale });
  const { onSaved } = open({ attempt });
  await userEvent.type(screen.getByLabelText('Name'), ', deep');
  await userEvent.type(screen.getByLabelText('Item type'), 'Pits');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const clash = within(await screen.findByRole('dialog', { name: /Ada Marsh saved item code PIT-450/ }));
  await userEvent.click(clash.getByRole('radio', { name: 'Name: theirs, Round pit' }));
  await userEvent.click(clash.getByRole('button', { name: /Save the result/ }));
  expect(attempt).toHaveBeenLastCalledWith({ id: 7, changes: { itemType: 'Pits' }, base: { itemType: null } });
  expect(onSaved).toHaveBeenCalled();
});

const TAGS = [1, 2, 3];

function openWithRows(attempt = jest.fn(done), holdsBack = () => false) {
  const shown = { ...SHOWN, ...shownRows('tag', TAGS, [1]) };
  const command = { attempt, isBusy: false, problem: null, sentence: null };
  renderSignedIn(
    <RecordSheet
      {...{ record: ITEM_CODE, id: 7, name: 'PIT-450', shown, command, holdsBack }}
      asksWhy="always"
      note={(values, form) =>
        TAGS.map((tag) => {
          const held = heldRows('tag', values);
          const wanted = held.includes(tag) ? held.filter((one) => one !== tag) : [...held, tag];
          return (
            <button key={tag} type="button" aria-pressed={held.includes(tag)} onClick={() => holdRows('tag', form, wanted)}>
              Tag {tag}
            </button>
          );
        })
      }
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
    { me: holding('CAN_MANAGE_ITEM_CODES') },
  );
  return attempt;
}

test('rows that are given and taken are sent each for itself, with the reason, which must be given', async () => {
  const attempt = openWithRows();
  for (const tag of ['Tag 1', 'Tag 3', 'Tag 2', 'Tag 2']) await userEvent.click(screen.getByRole('button', { name: tag }));
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Tag 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Reason (kept in the history)')).toHaveAccessibleDescription('Give a reason.');
  expect(screen.getByLabelText('Reason (kept in the history)')).toHaveFocus();
  expect(attempt).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Reason (kept in the history)'), 'Moved');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(attempt).toHaveBeenCalledWith({
    ...{ id: 7, why: 'Moved', changes: { 'tag.1': false, 'tag.3': true } },
    base: expect.objectContaining({ 'tag.1': true, 'tag.3': false }),
  });
});

test('what is asked about first holds the save back', async () => {
  let asks = true;
  const attempt = openWithRows(jest.fn(done), () => asks);
  await userEvent.click(screen.getByRole('button', { name: 'Tag 2' }));
  await userEvent.type(screen.getByLabelText('Reason (kept in the history)'), 'Moved');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(attempt).not.toHaveBeenCalled();
  asks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('what is said at a field that is left waits until the press that left it is over', async () => {
  openWithRows();
  const user = userEvent.setup();
  const [name, tag] = [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Tag 2' })];
  await user.clear(name);
  await user.pointer({ keys: '[MouseLeft>]', target: tag });
  expect(name).not.toHaveAccessibleDescription();
  await user.pointer({ keys: '[/MouseLeft]', target: tag });
  await waitFor(() => expect(name).toHaveAccessibleDescription());
  expect(tag).toHaveAttribute('aria-pressed', 'true');
});

test('what is wrong looks the same at a field and at the reason', async () => {
  openWithRows();
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const lookOf = (label: RegExp) => document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.className;
  expect(lookOf(/^Name/)).toBe('reason needs error');
  expect(lookOf(/^Reason/)).toBe('reason needs error');
});
