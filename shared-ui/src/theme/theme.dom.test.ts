import { setTheme, startTheme } from './theme.tsx';

const root = document.documentElement;

test('a chosen theme is kept on the device and set again at the next start', () => {
  setTheme('dark');
  expect(root.dataset['theme']).toBe('dark');
  delete root.dataset['theme'];
  startTheme();
  expect(root.dataset['theme']).toBe('dark');
});

test('the system’s theme is no theme of ours', () => {
  setTheme('dark');
  setTheme('system');
  expect(root.dataset['theme']).toBeUndefined();
});

test('an unknown stored word is the system’s theme', () => {
  localStorage.setItem('lotline.theme', 'pink');
  startTheme();
  expect(root.dataset['theme']).toBeUndefined();
});
