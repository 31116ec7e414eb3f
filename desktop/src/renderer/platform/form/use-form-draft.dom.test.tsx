// The draft of a sheet: there again after a reload, for this person alone, until it is saved or discarded.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { formDraftsOnDevice } from '@lotline/web-session/device/form-drafts';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { TypedBefore } from './TypedBefore.tsx';
import { useFormDraft } from './use-form-draft.ts';

const START = { reason: '', group: '' };
const SHAPES = { reason: z.string(), group: z.string() };
const RESTORED = /You typed this earlier/;
const closed = jest.fn();
let persons = 700;
let me = buildMe();

function Note() {
  const draft = useFormDraft({ name: 'note-7', shapes: SHAPES, start: START, choices: ['group'], onClose: closed });
  const { values, set, close } = draft;
  const groups = [{ value: 'north', label: 'Crew North' }];
  return (
    <Sheet title="Note" unsaved={draft.isUnsaved} onClose={close} onSubmit={close} footer={<Button type="submit">Save</Button>}>
      <TextField label="Reason" value={values.reason} onChange={(reason) => set({ reason })} />
      <Select label="Group" value={values.group} placeholder="Choose" options={groups} onChange={(group) => set({ group })} />
      <TypedBefore draft={draft} />
    </Sheet>
  );
}

/** As after a reload: the page is rendered again, the device is the same. */
function open(who = me) {
  cleanup();
  renderSignedIn(<Note />, { me: who });
}
const draft = () => formDraftsOnDevice(me.id).find('note-7');
const reason = () => screen.getByLabelText('Reason');
const pressEsc = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

beforeEach(() => {
  closed.mockReset();
  me = buildMe({ id: (persons += 2) });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('a draft is restored, and named as such; another person of the same device does not see it', async () => {
  open();
  await userEvent.type(reason(), 'Rain');
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'Crew North');
  open(buildMe({ id: me.id + 1 }));
  await formDraftsOnDevice(me.id + 1).find('note-7');
  expect([reason(), screen.queryByText(RESTORED)]).toEqual([expect.objectContaining({ value: '' }), null]);
  open();
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect(reason()).toHaveValue('Rain');
  expect(screen.getByLabelText('Group')).toHaveValue('north');
});

test('a saved draft is deleted', async () => {
  open();
  await userEvent.type(reason(), 'Rain');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(await draft()).toBeNull();
});

test('Esc asks, and only Discard deletes the draft', async () => {
  open();
  await userEvent.type(reason(), 'Rain');
  pressEsc();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(closed).not.toHaveBeenCalled();
  expect(await draft()).toEqual({ reason: 'Rain' });
  pressEsc();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(await draft()).toBeNull();
});

test('a single choice without typed text closes at once', async () => {
  open();
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'Crew North');
  pressEsc();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('text that was typed before the device answered stays, and the rest of the draft is restored beside it', async () => {
  await formDraftsOnDevice(me.id).keep('note-7', { reason: 'Old', group: 'north' });
  open();
  fireEvent.change(reason(), { target: { value: 'New' } });
  await waitFor(() => expect(screen.getByLabelText('Group')).toHaveValue('north'));
  expect(reason()).toHaveValue('New');
  expect(await draft()).toEqual({ reason: 'New', group: 'north' });
});

test('a draft of another shape is ignored', async () => {
  await formDraftsOnDevice(me.id).keep('note-7', { reason: 7, group: 'north' });
  open();
  await draft();
  expect(reason()).toHaveValue('');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('a device without storage does not stop the form', async () => {
  const refuse = () => Promise.reject(new Error('The device is full'));
  const platform = { ...buildPlatform(), formDraftsOf: () => ({ find: refuse, keep: refuse, letGo: refuse }) };
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderSignedIn(<Note />, { platform });
  await userEvent.type(reason(), 'Rain');
  expect(reason()).toHaveValue('Rain');
  await waitFor(() => expect(logged).toHaveBeenCalled());
  logged.mockRestore();
});
