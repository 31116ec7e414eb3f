import { letGo, putAllBack, putAside, putBack } from './handed-text.ts';

const draft = (name: string) => sessionStorage.getItem(`lotline.draft.${name}`);
const type = (name: string, text: string) => sessionStorage.setItem(`lotline.draft.${name}`, text);

beforeEach(() => sessionStorage.clear());

test('what was handed over is no draft any more, and is one again when it is refused', () => {
  type('say', 'Wet');
  putAside('say');
  expect(draft('say')).toBeNull();
  putBack('say');
  expect(draft('say')).toBe('Wet');
});

test('once answered it is gone', () => {
  type('say', 'Wet');
  putAside('say');
  letGo('say');
  putBack('say');
  expect(draft('say')).toBeNull();
});

test('what was typed since then is not overwritten', () => {
  type('say', 'Wet');
  putAside('say');
  type('say', 'Dry');
  putBack('say');
  expect(draft('say')).toBe('Dry');
});

test('what a reload finds put aside was not answered here: all of it comes back', () => {
  type('say', 'Wet');
  type('partial', 'Reinstatement');
  putAside('say');
  putAside('partial');
  putAllBack();
  expect([draft('say'), draft('partial')]).toEqual(['Wet', 'Reinstatement']);
});

test('text of an earlier press does not come back for a later one that had none', () => {
  type('say', 'Wet');
  putAside('say');
  putAside('say');
  putBack('say');
  expect(draft('say')).toBeNull();
});
