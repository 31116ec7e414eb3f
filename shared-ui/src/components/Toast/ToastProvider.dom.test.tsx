import { useRef } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Sheet } from '../Sheet/Sheet.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './toast-context.tsx';

function Speaker({ say, tone }: { readonly say: string; readonly tone: 'success' | 'beside' | 'error' }) {
  const toast = useToast();
  return <button onClick={() => toast[tone](say)}>{say}</button>;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a success is announced politely and closes after 1,500 ms (Spec 1 §9)', () => {
  render(
    <ToastProvider>
      <Speaker tone="success" say="Accepted Task" />
    </ToastProvider>,
  );
  press('Accepted Task');
  expect(screen.getByRole('status')).toHaveTextContent('Accepted Task');
  pass(1499);
  expect(screen.getByRole('status')).toHaveTextContent('Accepted Task');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an app may let it stand longer; pointed at it stays, and has its whole time again afterwards', () => {
  render(
    <ToastProvider successMs={5000}>
      <Speaker tone="success" say="Comment saved" />
    </ToastProvider>,
  );
  press('Comment saved');
  pass(4999);
  fireEvent.pointerEnter(within(screen.getByRole('status')).getByText('Comment saved'));
  pass(60_000);
  fireEvent.pointerLeave(within(screen.getByRole('status')).getByText('Comment saved'));
  pass(4999);
  expect(screen.getByRole('status')).toHaveTextContent('Comment saved');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a new success takes the place of the last one; what comes by itself stands beside it', () => {
  render(
    <ToastProvider>
      <Speaker tone="success" say="Item QTYs Confirmed" />
      <Speaker tone="success" say="Task Submitted" />
      <Speaker tone="beside" say="9 entries received" />
    </ToastProvider>,
  );
  press('Item QTYs Confirmed');
  press('Task Submitted');
  pass(1000);
  press('9 entries received');
  expect(screen.getByRole('status')).toHaveTextContent('Task Submitted9 entries received');
  pass(500);
  expect(screen.getByRole('status')).toHaveTextContent(/^9 entries received$/);
  pass(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an error is announced at once and stays 6 s or until it is dismissed', () => {
  render(
    <ToastProvider>
      <Speaker tone="error" say="Error Setting Onsite" />
    </ToastProvider>,
  );
  press('Error Setting Onsite');
  pass(5999);
  expect(screen.getByRole('alert')).toHaveTextContent('Error Setting Onsite');
  press('Dismiss');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  press('Error Setting Onsite');
  pass(6000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error that is pointed at or holds the focus stays', () => {
  render(
    <ToastProvider>
      <Speaker tone="error" say="Error Setting Onsite" />
    </ToastProvider>,
  );
  press('Error Setting Onsite');
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(60_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(60_000);
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(5999);
  expect(screen.getByRole('alert')).toHaveTextContent('Error Setting Onsite');
  pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the same error twice is shown once', () => {
  render(
    <ToastProvider>
      <Speaker tone="error" say="Error updating" />
    </ToastProvider>,
  );
  press('Error updating');
  press('Error updating');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('an error that arrives while a sheet is open is shown in the sheet, where it can be read and pressed', () => {
  render(
    <ToastProvider>
      <Sheet title="Change item quantity" onClose={() => undefined}>
        <Speaker tone="error" say="Error updating completion of item" />
      </Sheet>
    </ToastProvider>,
  );
  press('Error updating completion of item');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible();
});

function Offerer({ undo }: { readonly undo: () => void }) {
  const toast = useToast();
  const take = useRef<() => void>(() => undefined);
  return (
    <main tabIndex={-1}>
      <button onClick={() => (take.current = toast.offer('Task submitted', { label: 'Undo', run: undo }))}>Offer</button>
      <button onClick={() => take.current()}>Take away</button>
      <button onClick={() => toast.success('Something else')}>Say</button>
    </main>
  );
}

test('the second click of a double click on an offer reaches nothing of what lies beneath it; the next click does', () => {
  const undo = jest.fn();
  const opened = jest.fn();
  render(
    <ToastProvider>
      <Offerer undo={undo} />
      <button onClick={opened} onDoubleClick={opened}>
        Row
      </button>
    </ToastProvider>,
  );
  press('Offer');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 });
  const row = screen.getByRole('button', { name: 'Row' });
  fireEvent.click(row, { detail: 2 });
  fireEvent.doubleClick(row, { detail: 2 });
  expect([undo.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(row, { detail: 1 });
  fireEvent.click(row, { detail: 2 });
  expect(opened).toHaveBeenCalledTimes(2);
});

test('an offer is announced with its button, stays beside what else is said, and goes when it is over; the focus stays in the page', () => {
  const undo = jest.fn();
  render(
    <ToastProvider>
      <Offerer undo={undo} />
    </ToastProvider>,
  );
  press('Offer');
  press('Say');
  expect(screen.getByRole('status')).toHaveTextContent('Task submitted');
  pass(60_000);
  press('Undo');
  expect(undo).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Undo' }).focus();
  press('Take away');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
