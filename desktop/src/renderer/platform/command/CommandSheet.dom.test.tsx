// A command with fields, without a server: what is asked for and marked, the refusal at its field or above, what a reload restores, what is left out.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { CommandSheet } from './CommandSheet.tsx';
import { WHY, type CommandFields } from './command-field.ts';

const FIELDS: CommandFields<'typed' | 'until' | 'note' | 'why'> = {
  typed: {
    label: 'Type WO-7',
    isPassing: true,
    required: 'Type the number.',
    fault: (text) => (text === 'WO-7' ? undefined : 'That is not it.'),
  },
  until: { label: 'Until', kind: 'day' },
  note: { label: 'Note', kind: 'text', required: 'Write a note.', isLeftOut: ({ until }) => until === '' },
  why: WHY,
};

function open({ refusal = null, staysOpen = false }: { refusal?: ApiError | null; staysOpen?: boolean } = {}) {
  const sent: unknown[] = [];
  const onClose = jest.fn();
  const onDone = jest.fn();
  const onType = jest.fn();
  const command = {
    ...{ isBusy: false, problem: refusal, sentence: refusal?.message ?? null },
    attempt: (input: unknown) => {
      sent.push(input);
      return Promise.resolve(refusal === null ? ({ isDone: true, answer: 7 } as const) : ({ isDone: false } as const));
    },
  };
  renderSignedIn(
    <CommandSheet
      title="Do it"
      verb="Go"
      draft={`command-${String(formOf)}`}
      fields={FIELDS}
      inputOf={(values) => values}
      {...{ command, onDone, onClose, onType, staysOpen }}
    />,
  );
  return { sent, onClose, onDone, onType };
}

/** Each test has a draft of its own. */
let formOf = 0;
beforeEach(() => {
  formOf += 1;
});

const go = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));
const field = (label: string) => screen.getByLabelText(label);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('what may not be left empty is marked, asked for at its field, and sent without the spaces around it', async () => {
  const { sent, onDone, onClose } = open();
  expect(field('Type WO-7')).toBeRequired();
  expect(field('Until')).not.toBeRequired();
  expect(field('Type WO-7')).toBeValid();
  await go();
  expect(field('Type WO-7')).toHaveAccessibleDescription('Type the number.');
  expect(field(WHY.label)).toHaveAccessibleDescription('Give a reason.');
  await userEvent.type(field('Type WO-7'), 'WO-8');
  expect(field('Type WO-7')).toHaveAccessibleDescription('That is not it.');
  await userEvent.clear(field('Type WO-7'));
  await userEvent.type(field('Type WO-7'), 'WO-7');
  await userEvent.type(field(WHY.label), '  too late ');
  expect(sent).toEqual([]);
  await go();
  const values = { typed: 'WO-7', until: '', note: '', why: 'too late' };
  expect(sent).toEqual([values]);
  expect(onDone).toHaveBeenCalledWith(7, values, undefined);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a field that what is chosen does not concern is neither shown nor asked for; a day is judged as one', async () => {
  const { sent } = open();
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  await userEvent.type(field('Until'), 'no day');
  await go();
  expect(field('Note')).toHaveAccessibleDescription('Write a note.');
  expect(field('Until')).toHaveAccessibleDescription(/This is not a valid date/);
  expect(sent).toEqual([]);
});

test.each([
  ['the field that it names', { field: 'until' }, 'Until'],
  ['the reason, where one is missing', {}, WHY.label],
])('a refusal stands at %s', (_, details, at) => {
  open({ refusal: new ApiError({ code: 'REASON_REQUIRED', status: 400, details, message: 'Give a reason for ending it.' }) });
  expect(field(at)).toHaveAccessibleDescription('Give a reason for ending it.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('any other refusal stands above the fields, and what was typed stays', async () => {
  const { onClose } = open({ refusal: new ApiError({ code: 'STALE_VERSION', status: 409, message: 'Somebody was faster.' }) });
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
  await userEvent.type(field('Type WO-7'), 'WO-7');
  await userEvent.type(field(WHY.label), 'late');
  await go();
  expect(onClose).not.toHaveBeenCalled();
  expect(field(WHY.label)).toHaveValue('late');
});

test('after a reload what was typed is there again, but for what is typed by hand each time; once it is done it is gone', async () => {
  open();
  await userEvent.type(field('Type WO-7'), 'WO-7');
  await userEvent.type(field(WHY.label), 'late');
  cleanup();
  const { onClose, onType } = open();
  expect(await screen.findByText('You typed this earlier and have not saved it.')).toBeVisible();
  expect(onType.mock.calls).toEqual([[{ typed: '', until: '', note: '', why: 'late' }]]);
  expect(field(WHY.label)).toHaveValue('late');
  expect(field('Type WO-7')).toHaveValue('');
  await userEvent.type(field('Type WO-7'), 'WO-7');
  await go();
  expect(onClose).toHaveBeenCalled();
  cleanup();
  open();
  expect(field(WHY.label)).toHaveValue('');
  expect(screen.queryByText('You typed this earlier and have not saved it.')).not.toBeInTheDocument();
});

test('the restored text of the first field is selected: what is typed replaces it', async () => {
  const command = { isBusy: false, problem: null, sentence: null, attempt: () => Promise.resolve({ isDone: false } as const) };
  const draw = () =>
    renderSignedIn(
      <CommandSheet
        title="Copy"
        verb="Copy"
        draft={`copy-${String(formOf)}`}
        fields={{ order: { label: 'Work order' } }}
        inputOf={(values) => values}
        command={command}
        onClose={jest.fn()}
      />,
    );
  draw();
  await userEvent.type(field('Work order'), 'R23-2');
  cleanup();
  draw();
  await screen.findByText('You typed this earlier and have not saved it.');
  expect(field('Work order')).toHaveFocus();
  await userEvent.keyboard('R23-3');
  expect(field('Work order')).toHaveValue('R23-3');
});

test('one that stays open is empty again, and asks for nothing', async () => {
  const { sent, onClose } = open({ staysOpen: true });
  await userEvent.type(field('Type WO-7'), 'WO-7');
  await userEvent.type(field(WHY.label), 'late');
  await go();
  await waitFor(() => expect(field(WHY.label)).toHaveValue(''));
  expect(field('Type WO-7')).toHaveValue('');
  expect(field(WHY.label)).toBeValid();
  expect(sent).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a field that another excludes is off and says how it comes on; what is wrong in one is said when it is left, what is missing when it is sent', async () => {
  const fields: CommandFields<'lot' | 'from'> = {
    lot: { label: 'Lot', required: 'Enter a lot.', fault: (text) => (/^\d+$/.test(text) ? undefined : 'A lot is a number.') },
    from: { label: 'From', whyOff: ({ lot }) => (lot === '' ? null : 'Clear the lot first.') },
  };
  openFields(fields);
  await userEvent.click(field('Lot'));
  await userEvent.tab();
  expect(field('Lot')).toBeValid();
  await userEvent.type(field('Lot'), 'x');
  expect(field('From')).toBeDisabled();
  expect(field('From')).toHaveAccessibleDescription('Clear the lot first.');
  expect(field('Lot')).toHaveAccessibleDescription('A lot is a number.');
});

test('a name that nobody has is asked about before it is sent, and sent when it is sent again; a button of its own says which it was', async () => {
  const { sent, onDone } = openFields({ builder: { label: 'Builder', kind: 'name', names: ['Tamar Homes'] } });
  await userEvent.type(await screen.findByLabelText('Builder'), 'Tamar Home');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(sent).toEqual([{ builder: 'Tamar Home' }]);
  expect(onDone).toHaveBeenCalledWith(7, { builder: 'Tamar Home' }, 'on');
});

function openFields<Key extends string>(fields: CommandFields<Key>) {
  const sent: unknown[] = [];
  const onDone = jest.fn();
  const attempt = (input: unknown) => {
    sent.push(input);
    return Promise.resolve({ isDone: true, answer: 7 } as const);
  };
  renderSignedIn(
    <CommandSheet
      title="Do it"
      verb="Go"
      buttons={({ submit }) => (
        <button type="button" onClick={() => submit('on')}>
          Go on
        </button>
      )}
      fields={fields}
      inputOf={(values) => values}
      command={{ isBusy: false, problem: null, sentence: null, attempt }}
      onDone={onDone}
      onClose={jest.fn()}
    />,
  );
  return { sent, onDone };
}
