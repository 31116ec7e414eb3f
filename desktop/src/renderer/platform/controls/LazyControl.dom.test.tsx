// The focus of what waits, for the control that takes its place.
import { act, screen } from '@testing-library/react';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';

/** A control of two lines whose code comes when it is let in. */
function renderWaiting() {
  let come: (code: { readonly default: typeof Control }) => void = () => undefined;
  const code = new Promise<{ readonly default: typeof Control }>((resolve) => (come = resolve));
  const Late = lazyPart(() => code);
  const waiting = (
    <>
      <input aria-label="Plain from" defaultValue="12 March" />
      <input aria-label="Plain to" defaultValue="14 March" />
    </>
  );
  renderSignedIn(
    <>
      <input aria-label="Another field" />
      <LazyControl waiting={waiting}>
        <Late />
      </LazyControl>
    </>,
  );
  return async () => {
    await act(async () => come({ default: Control }));
    await screen.findByLabelText('To');
  };
}

const Control = () => (
  <>
    <input aria-label="From" defaultValue="12 March" />
    <input aria-label="To" defaultValue="14 March" />
  </>
);

test('the focus goes on to the same line, with what was marked in it', async () => {
  const letIn = renderWaiting();
  const plain = screen.getByLabelText<HTMLInputElement>('Plain to');
  plain.focus();
  plain.setSelectionRange(3, 8);
  await letIn();
  const line = screen.getByLabelText<HTMLInputElement>('To');
  expect(line).toHaveFocus();
  expect([line.selectionStart, line.selectionEnd]).toEqual([3, 8]);
});

test('who went on to another field meanwhile stays there', async () => {
  const letIn = renderWaiting();
  screen.getByLabelText('Plain from').focus();
  screen.getByLabelText('Another field').focus();
  await letIn();
  expect(screen.getByLabelText('Another field')).toHaveFocus();
});

test('a control that nobody was in takes no focus', async () => {
  const letIn = renderWaiting();
  await letIn();
  expect(document.body).toHaveFocus();
});
