// What is done before antd's code has come. A control's code comes once in a file, so each has one test here.
import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LazyOptionList } from './LazyOptionList.tsx';
import { NameField } from './NameField.tsx';
import { SelectField } from './SelectField.tsx';
import { TickField } from './TickField.tsx';
import { TreeField } from './TreeField.tsx';

const CREWS = ['Crew North', 'Crew South', 'Pit crew'].map((label) => ({ value: label, label }));
const FOLDERS = [{ value: 'plans', title: 'Plans', path: 'Plans', children: [{ value: 'old', title: 'Old', path: 'Plans / Old' }] }];
/** jsdom has no pointer events, so their button is a mouse event's. */
const press = (target: HTMLElement, button = 0) => fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, button }));
const gone = (waiting: HTMLElement) => waitFor(() => expect(waiting).not.toBeInTheDocument());

test('a box counts once for each press, by its words and by Space, also where its press ends on antd’s', async () => {
  const told: boolean[] = [];
  function Form() {
    const [isOn, setOn] = useState(false);
    const tell = (next: boolean) => {
      told.push(next);
      setOn(next);
    };
    return (
      <TickField isOn={isOn} onChange={tell}>
        Show ended
      </TickField>
    );
  }
  renderSignedIn(<Form />);
  const box = screen.getByRole('checkbox', { name: 'Show ended' });
  const words = screen.getByText('Show ended');
  press(words, 2);
  expect(told).toEqual([]);
  press(words);
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  fireEvent.click(words);
  expect(box).toBeChecked();
  fireEvent.keyDown(box, { key: ' ' });
  fireEvent.keyDown(box, { key: ' ', repeat: true });
  fireEvent.click(box);
  expect(box).not.toBeChecked();
  // as a screen reader presses it, without a mouse or a key
  fireEvent.click(box);
  expect(box).toBeChecked();
  press(box);
  await gone(box);
  expect(told).toEqual([true, false, true, false]);
  const come = screen.getByRole('checkbox', { name: 'Show ended' });
  expect(come).not.toBeChecked();
  expect(come).toHaveFocus();
});

function Crew() {
  const [crew, setCrew] = useState('Crew North');
  return <SelectField label="Crew" options={CREWS} value={crew} onChange={setCrew} />;
}

test('a choice opens at what was typed, and Enter takes it', async () => {
  renderSignedIn(<Crew />);
  const plain = screen.getByLabelText('Crew');
  expect(plain).toHaveAttribute('placeholder', 'Crew North');
  plain.focus();
  fireEvent.change(plain, { target: { value: 'pit' } });
  await gone(plain);
  const choice = screen.getByRole('combobox', { name: 'Crew' });
  expect(choice).toHaveFocus();
  await waitFor(() => expect(choice).toHaveValue('pit'));
  expect(choice).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTitle('Pit crew')).toBeInTheDocument();
});

test('a tree opens once it has come, where the arrow down asked for it', async () => {
  renderSignedIn(<TreeField label="Folder" options={FOLDERS} value="plans" onChange={() => undefined} />);
  const plain = screen.getByLabelText('Folder');
  plain.focus();
  fireEvent.keyDown(plain, { key: 'ArrowDown' });
  await gone(plain);
  const tree = screen.getByRole('combobox', { name: 'Folder' });
  expect(tree).toHaveFocus();
  await waitFor(() => expect(tree).toHaveAttribute('aria-expanded', 'true'));
});

test('a name keeps what was typed, the caret, and suggests; one that is left is asked about', async () => {
  const left: (EventTarget | null)[] = [];
  const question = { asked: null, leave: (to: EventTarget | null) => void left.push(to), take: () => undefined, keep: () => undefined };
  function Form() {
    const [name, setName] = useState('Homes');
    const asked = { ...question, mustAsk: () => false };
    return <NameField label="Builder" names={['Wattle Homes']} maxLength={50} value={name} onChange={setName} question={asked} />;
  }
  renderSignedIn(<Form />);
  const plain = screen.getByLabelText<HTMLInputElement>('Builder');
  plain.focus();
  plain.blur();
  expect(left).toHaveLength(1);
  plain.focus();
  fireEvent.change(plain, { target: { value: 'Wattle Homes' } });
  plain.setSelectionRange(6, 6);
  await gone(plain);
  const line = screen.getByRole<HTMLInputElement>('combobox', { name: 'Builder' });
  expect(line).toHaveValue('Wattle Homes');
  expect(line).toHaveFocus();
  expect(line.selectionStart).toBe(6);
  await waitFor(() => expect(line).toHaveAttribute('aria-expanded', 'true'));
});

test('the options of a filter are found by what was typed before they came', async () => {
  renderSignedIn(<LazyOptionList label="Crew" isMany options={CREWS} values={[]} onChange={() => undefined} />);
  const plain = screen.getByRole('textbox', { name: 'Find in Crew' });
  expect(plain).toHaveFocus();
  fireEvent.change(plain, { target: { value: 'south' } });
  await gone(plain);
  const find = await screen.findByRole('combobox', { name: 'Find in Crew' });
  await waitFor(() => expect(find).toHaveValue('south'));
  expect(find).toHaveFocus();
});
