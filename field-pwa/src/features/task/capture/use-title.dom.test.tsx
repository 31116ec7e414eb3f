import { act, renderHook } from '@testing-library/react';
import { useTitle } from './use-title.ts';

const NAMES = ['Pit-4.jpg'];

interface Known {
  readonly shot: string | null;
}
const NONE: Known = { shot: null };
const draw = () => renderHook(({ shot }: Known) => useTitle({ shot, names: NAMES }), { initialProps: NONE });

test('a shot that becomes known while somebody is in the title is not put under their hands', () => {
  const { result, rerender } = draw();
  act(() => result.current.enterTitle());
  rerender({ shot: 'Pit' });
  expect(result.current.title).toBe('');
  act(() => result.current.setTitle('Fence'));
  act(() => result.current.leaveTitle());
  expect([result.current.title, result.current.number]).toEqual(['Fence', 1]);
});

test('who leaves the title as empty as it was is offered it then', () => {
  const { result, rerender } = draw();
  act(() => result.current.enterTitle());
  rerender({ shot: 'Pit' });
  act(() => result.current.leaveTitle());
  expect([result.current.title, result.current.number]).toEqual(['Pit', 5]);
});
