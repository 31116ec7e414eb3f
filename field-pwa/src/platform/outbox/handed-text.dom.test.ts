import { findAside, letGo, putAside, putBack, textAside } from './handed-text.ts';

const draft = (name: string) => sessionStorage.getItem(`lotline.draft.${name}`);
const type = (name: string, text: string) => sessionStorage.setItem(`lotline.draft.${name}`, text);

beforeEach(() => sessionStorage.clear());

test('text of a sent form is no draft any more, and is a draft again when the action is refused', () => {
  type('say', 'Wet');
  putAside('say');
  expect(draft('say')).toBeNull();
  expect(textAside('say')).toBe('Wet');
  putBack('say', 'Wet');
  expect(draft('say')).toBe('Wet');
});

test('once it is stored with its action it is no longer put aside; text put aside since then is', () => {
  type('say', 'Wet');
  putAside('say');
  letGo('say', 'Dry');
  expect(textAside('say')).toBe('Wet');
  letGo('say', 'Wet');
  expect(textAside('say')).toBeNull();
});

test('text that was typed since then is not overwritten', () => {
  type('say', 'Dry');
  putBack('say', 'Wet');
  expect(draft('say')).toBe('Dry');
});

test('text that a reload finds put aside never became an action: all of it comes back', () => {
  type('say', 'Wet');
  type('partial', 'Reinstatement');
  putAside('say');
  putAside('partial');
  findAside()();
  expect([draft('say'), draft('partial')]).toEqual(['Wet', 'Reinstatement']);
});

test('text that is sent while the device is read, or is stored there, does not come back', () => {
  type('say', 'Wet');
  putAside('say');
  const putAllBack = findAside();
  letGo('say', 'Wet');
  type('partial', 'New');
  putAside('partial');
  putAllBack();
  expect([draft('say'), draft('partial')]).toEqual([null, null]);
});

test('text of an earlier action does not stay put aside for a later one that had none', () => {
  type('say', 'Wet');
  putAside('say');
  putAside('say');
  expect(textAside('say')).toBeNull();
});
