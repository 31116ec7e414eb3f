import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../Field/TextArea.tsx';
import { DeskSheetContext } from './desk-sheet.tsx';
import { Sheet } from './Sheet.tsx';

interface CommentProps {
  readonly busy?: boolean;
  readonly onSave?: () => void;
}

function Comment({ busy = false, onSave }: CommentProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const footer = (
    <Button kind="primary" type="submit">
      Save
    </Button>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add comment</Button>
      {open ? (
        <Sheet title="Add Comment" footer={footer} onSubmit={onSave} busy={busy} unsaved={text !== ''} onClose={() => setOpen(false)}>
          <TextArea label="Comment" value={text} onChange={setText} data-autofocus />
        </Sheet>
      ) : null}
    </>
  );
}

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Add Comment' });
const pressEsc = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('focus goes into the sheet and back to the button that opened it', async () => {
  render(<Comment />);
  await open();
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add comment' })).toHaveFocus();
});

function Removing() {
  const [state, setState] = useState<'there' | 'asked' | 'gone'>('there');
  return (
    <main tabIndex={-1}>
      {state === 'gone' ? null : <button onClick={() => setState('asked')}>Remove plan.pdf</button>}
      {state === 'asked' ? (
        <Sheet title="Remove it?" onClose={() => setState('there')}>
          <button onClick={() => setState('gone')}>Remove</button>
        </Sheet>
      ) : null}
    </main>
  );
}

test('where what opened it is gone with it, the focus stays in the page', async () => {
  render(<Removing />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Esc closes an empty sheet', async () => {
  render(<Comment />);
  await open();
  pressEsc();
  expect(dialog()).not.toBeInTheDocument();
});

test('typed text is asked about before it is lost, and kept when the person says so', async () => {
  render(<Comment />);
  await open();
  await userEvent.type(screen.getByLabelText('Comment'), 'Gate is locked');
  pressEsc();
  expect(screen.getByRole('alert')).toHaveTextContent('Discard what you typed?');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Comment')).toHaveValue('Gate is locked');
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(dialog()).not.toBeInTheDocument();
});

test('a browser that closes the dialog by itself does not lose typed text either', async () => {
  render(<Comment />);
  await open();
  await userEvent.type(screen.getByLabelText('Comment'), 'Gate is locked');
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(await screen.findByRole('alert')).toHaveTextContent('Discard what you typed?');
});

test('a press on the veil closes; a drag that began in the sheet does not', async () => {
  render(<Comment />);
  await open();
  const sheet = screen.getByRole('dialog');
  sheet.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 400, width: 390, height: 444 });
  fireEvent.mouseDown(sheet, { clientX: 100, clientY: 500 });
  fireEvent.click(sheet, { clientX: 100, clientY: 100 });
  expect(dialog()).toBeInTheDocument();
  fireEvent.mouseDown(sheet, { clientX: 100, clientY: 100 });
  fireEvent.click(sheet, { clientX: 100, clientY: 100 });
  expect(dialog()).not.toBeInTheDocument();
});

describe('the second tap of a double tap, which falls on what has just risen under the finger', () => {
  const OPENED_MS = 10_000;
  const at = <E extends Event>(event: E, sinceMs: number): E => Object.defineProperty(event, 'timeStamp', { value: OPENED_MS + sinceMs });
  const tap = (count = 1, sinceMs = 100) => at(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }), sinceMs);
  const touch = (sinceMs = 100) => Object.assign(tap(1, sinceMs), { pointerType: 'touch' });
  const close = () => screen.getByRole('button', { name: 'Close' });

  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(OPENED_MS));
  afterEach(() => jest.restoreAllMocks());

  test('however late a busy page hears of it', async () => {
    render(<Comment />);
    await open();
    jest.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    fireEvent(close(), touch());
    expect(dialog()).toBeInTheDocument();
  });

  test.each([
    ['touch', touch],
    ['the second click of a mouse', () => tap(2)],
  ])('is passed over: %s', async (_, press) => {
    render(<Comment />);
    await open();
    const event = press();
    fireEvent(close(), event);
    expect(dialog()).toBeInTheDocument();
    expect(event.defaultPrevented).toBe(true);
  });

  test('a moment later it counts', async () => {
    render(<Comment />);
    await open();
    fireEvent(close(), touch(1_000));
    expect(dialog()).not.toBeInTheDocument();
  });

  test('a single click and the keyboard count at once', async () => {
    render(<Comment />);
    await open();
    fireEvent(close(), tap(0));
    expect(dialog()).not.toBeInTheDocument();
    await open();
    fireEvent(close(), tap());
    expect(dialog()).not.toBeInTheDocument();
  });
});

test('while it is being saved the sheet stays and nothing is sent twice', async () => {
  const onSave = jest.fn();
  render(<Comment busy onSave={onSave} />);
  await open();
  pressEsc();
  expect(dialog()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).not.toHaveBeenCalled();
});

test('a sheet that saves is a form', async () => {
  const onSave = jest.fn();
  render(<Comment onSave={onSave} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

test.each([
  ['Ctrl+S', { key: 's', ctrlKey: true }],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
  ['Command and Enter', { key: 'Enter', metaKey: true }],
])('%s saves it, and not the page', async (_keys, pressed) => {
  const onSave = jest.fn();
  render(<Comment onSave={onSave} />);
  await open();
  const isForPage = fireEvent.keyDown(screen.getByRole('button', { name: 'Save' }), pressed);
  expect([isForPage, onSave.mock.calls.length]).toEqual([false, 1]);
});

test('at a desk a form begins in its first field and offers Cancel, which asks before typed text is lost; a phone has neither', async () => {
  const save = jest.fn();
  function Named() {
    const [text, setText] = useState('');
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <Sheet title="Name" footer={<Button type="submit">Save</Button>} onSubmit={save} unsaved={text !== ''} onClose={() => setOpen(false)}>
        <TextArea label="Name" value={text} onChange={setText} />
      </Sheet>
    ) : null;
  }
  const { unmount } = render(<Named />);
  expect(screen.getByRole('heading', { name: 'Name' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  unmount();
  render(
    <DeskSheetContext value={true}>
      <Named />
    </DeskSheetContext>,
  );
  expect(screen.getByLabelText('Name', { selector: 'textarea' })).toHaveFocus();
  await userEvent.keyboard('Trench');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: /^Discard/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

test('Ctrl+Enter sends before the field hears it: a list to choose from does not open over what the form then says', () => {
  const [save, hear] = [jest.fn(), jest.fn()];
  render(
    <Sheet title="Status" footer={<Button type="submit">Save</Button>} onSubmit={save} onClose={() => undefined}>
      <input aria-label="Status" onKeyDown={hear} />
    </Sheet>,
  );
  const field = screen.getByLabelText('Status', { selector: 'input' });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect([save.mock.calls.length, hear.mock.calls.length]).toEqual([1, 0]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(hear).toHaveBeenCalledTimes(1);
});

test('a field that waits for what is read has the focus once it is there, unless somebody has gone on meanwhile', async () => {
  const sheet = (isRead: boolean) => (
    <Sheet title="Add Comment" onSubmit={() => undefined} onClose={() => undefined} footer={<button type="button">Other</button>}>
      {isRead ? <TextArea label="Comment" value="" onChange={() => undefined} data-autofocus /> : null}
    </Sheet>
  );
  const first = render(sheet(false));
  expect(screen.getByRole('heading', { name: 'Add Comment' })).toHaveFocus();
  first.rerender(sheet(true));
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  first.unmount();
  const second = render(sheet(false));
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  second.rerender(sheet(true));
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});
