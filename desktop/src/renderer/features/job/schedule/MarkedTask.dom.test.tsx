import { render, screen } from '@testing-library/react';
import { MarkedTask, markedTaskId } from './MarkedTask.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const draw = (markedId: number | null) => (
  <>
    {[7, 8].map((id) => (
      <MarkedTask key={id} id={id} isMarked={id === markedId}>
        <h2>Task {id}</h2>
      </MarkedTask>
    ))}
  </>
);
const isMarked = (name: string) => screen.getByRole('heading', { name }).parentElement;

test('the task of the address is marked and has the cursor; another address moves both, none takes the mark away', () => {
  const { rerender } = render(draw(8));
  expect(isMarked('Task 8')).toHaveFocus();
  expect(isMarked('Task 8')).toHaveAttribute('aria-current', 'true');
  expect(isMarked('Task 7')).not.toHaveAttribute('aria-current');
  rerender(draw(7));
  expect(isMarked('Task 7')).toHaveFocus();
  expect(isMarked('Task 8')).not.toHaveAttribute('aria-current');
  rerender(draw(null));
  expect(isMarked('Task 7')).not.toHaveAttribute('aria-current');
});

test.each([
  ['7', 7],
  ['0', null],
  ['7x', null],
  ['', null],
  [null, null],
])('an address that asks for %j names %s', (asked, id) => {
  expect(markedTaskId(asked)).toBe(id);
});
