import { findAside, letGo, putAside, putBack, textAside } from './handed-text.ts';

const draft = (name: string) => sessionStorage.getItem(`lotline.draft.${name}`);
const type = (name: string, text: string) => sessionStorage.setItem(`lotline.draft.${name}`, text);

beforeEach(() => sessionStorage.clear());

test('what was handed over is no draft any more, and is one again when it is refused', () => {
  type('say', 'Wet');
  putAside('say');
  expect(draft('say')).toBeNull();
  expect(textAside('say')).toBe('Wet');
  putBack('say', 'Wet');
  expect(draft('say')).toBe('Wet');
});

test('once it is kept with its press it lies aside no more; what was put aside since then does', () => {
  type('say', 'Wet');
  putAside('say');
  letGo('say', 'Dry');
  expect(textAside('say')).toBe('Wet');
  letGo('say', 'Wet');
  expect(textAside('say')).toBeNull();
});

test('what was typed since then is not overwritten', () => {
  type('say', 'Dry');
  putBack('say', 'Wet');
  expect(draft('say')).toBe('Dry');
});

test('what a reload finds put aside never became a press: all of it comes back', () => {
  type('say', 'Wet');
  type('partial', 'Reinstatement');
  putAside('say');
  putAside('partial');
  findAside()();
  expect([draft('say'), draft('partial')]).toEqual(['Wet', 'Reinstatement']);
});

test('what is handed over while the device is read, or is found kept there, does not come back', () => {
  type('say', 'Wet');
  putAside('say');
  const putAllBack = findAside();
  letGo('say', 'Wet');
  type('partial', 'New');
  putAside('partial');
  putAllBack();
  expect([draft('say'), draft('partial')]).toEqual([null, null]);
});

test('text of an earlier press does not stay aside for a later one that had none', () => {
  type('say', 'Wet');
  putAside('say');
  putAside('say');
  expect(textAside('say')).toBeNull();
});
