// Rows of a form, without a server: their fields as declared, faults at a row's field, and a draft that ends with the form's.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { CommandSheet } from '../command/CommandSheet.tsx';
import { WHY } from '../command/command-field.ts';
import { firstRowFault, type RowFields } from './row-fields.ts';
import { RowControls } from './RowControls.tsx';
import { useRows } from './use-rows.ts';

const ROW = z.object({ key: z.number(), metres: z.string(), cost: z.string(), note: z.string() });
type Row = z.output<typeof ROW>;
const FIELDS: RowFields<'metres' | 'cost' | 'note', Row> = {
  metres: {
    ...{ kind: 'quantity', label: ({ key }) => `Metres of ${String(key)}`, required: 'Enter metres.' },
    fault: ({ metres }) => (/^\d+$/.test(metres) ? undefined : 'That is no number.'),
    warning: ({ metres }) => (Number(metres) > 90 ? 'That is a lot.' : undefined),
  },
  cost: { kind: 'amount', label: 'Cost', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
  note: { label: 'Note', most: 20 },
};

function Trenches({ onSend, onClose }: { readonly onSend: (rows: readonly Row[]) => void; readonly onClose: () => void }) {
  const trenches = useRows(`trenches-${String(formOf)}`, ROW);
  const { rows } = trenches;
  const wrong = firstRowFault(FIELDS, rows);
  const command = {
    ...{ isBusy: false, problem: null, sentence: null },
    attempt: (input: readonly Row[]) => {
      onSend(input);
      return Promise.resolve({ isDone: true, answer: null } as const);
    },
  };
  const add = () => trenches.put({ key: rows.length + 1, metres: '', cost: '', note: '' });
  return (
    <CommandSheet
      title="Trenches"
      verb="Dig"
      draft={`dig-${String(formOf)}`}
      rows={[trenches]}
      above={
        <>
          {rows.map((row) => (
            <div key={row.key} role="group" aria-label={`Trench ${String(row.key)}`}>
              <RowControls fields={FIELDS} row={row} onChange={trenches.put} />
              <button type="button" onClick={() => trenches.remove(row.key)}>
                Remove
              </button>
            </div>
          ))}
          <button type="button" onClick={add}>
            Add
          </button>
        </>
      }
      fields={{ why: WHY }}
      lackOf={() => (wrong === null ? undefined : `Trench ${String(wrong.row.key)}: ${wrong.sentence}`)}
      command={command}
      inputOf={() => rows}
      onClose={onClose}
    />
  );
}

/** Each test has drafts of its own. */
let formOf = 0;
const sent: unknown[] = [];
const onClose = jest.fn();

function open() {
  cleanup();
  renderSignedIn(<Trenches onSend={(rows) => sent.push(rows)} onClose={onClose} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const trench = (key: number) => within(screen.getByRole('group', { name: `Trench ${String(key)}` }));

beforeEach(() => {
  formOf += 1;
  sent.length = 0;
  onClose.mockClear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('what is wrong is said at its field once it is typed, what is missing at the button; other rows stay as they are', async () => {
  open();
  await press('Add');
  await press('Add');
  await userEvent.type(trench(2).getByLabelText('Metres of 2'), 'x');
  expect(trench(2).getByLabelText('Metres of 2')).toHaveAccessibleDescription('That is no number.');
  expect(trench(1).getByLabelText('Metres of 1')).toBeValid();
  expect(trench(1).getByLabelText('Metres of 1')).toBeRequired();
  await userEvent.type(screen.getByLabelText(WHY.label), 'Wet');
  await press('Dig');
  expect(screen.getByText('Trench 1: Enter metres.')).toBeVisible();
  await userEvent.type(trench(1).getByLabelText('Metres of 1'), '99');
  expect(trench(1).getByLabelText('Metres of 1')).toHaveAccessibleDescription('That is a lot.');
  expect(screen.getByText('Trench 2: That is no number.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(trench(2).getByLabelText('Metres of 2'));
  await userEvent.type(trench(2).getByLabelText('Metres of 2'), '5');
  await press('Dig');
  expect(sent).toEqual([
    [
      { key: 1, metres: '99', cost: '', note: '' },
      { key: 2, metres: '5', cost: '', note: '' },
    ],
  ]);
});

test('who does not see amounts has no field for them', async () => {
  open();
  await press('Add');
  expect(trench(1).getAllByRole('textbox')).toHaveLength(2);
  expect(screen.queryByLabelText('Cost')).toBeNull();
});

test('a reload has the rows again without those that were removed; once it is sent they are gone', async () => {
  open();
  await press('Add');
  await userEvent.type(trench(1).getByLabelText('Metres of 1'), '4');
  await press('Add');
  await userEvent.click(trench(2).getByRole('button', { name: 'Remove' }));
  open();
  expect(await screen.findByText('You typed this earlier and have not saved it.')).toBeVisible();
  expect(trench(1).getByLabelText('Metres of 1')).toHaveValue('4');
  expect(screen.queryByRole('group', { name: 'Trench 2' })).toBeNull();
  await userEvent.type(screen.getByLabelText(WHY.label), 'Wet');
  await press('Dig');
  expect(onClose).toHaveBeenCalledTimes(1);
  open();
  // by then a draft would be there again
  await userEvent.type(screen.getByLabelText(WHY.label), 'Dry');
  expect(screen.getByLabelText(WHY.label)).toHaveValue('Dry');
  expect(screen.queryByRole('group')).toBeNull();
});
