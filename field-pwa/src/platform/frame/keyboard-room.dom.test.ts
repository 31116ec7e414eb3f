import { followKeyboard } from './keyboard-room.ts';

const view = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
const lifted = () => document.documentElement.style.getPropertyValue('--keyboard');
const becomes = (part: Partial<typeof view>) => {
  Object.assign(view, { height: 768, offsetTop: 0, scale: 1, ...part });
  view.dispatchEvent(new Event('resize'));
};

let stop = () => undefined as void;
beforeEach(() => {
  Object.assign(window, { innerHeight: 768, visualViewport: view });
  stop = followKeyboard();
});
afterEach(() => stop());

test('the bottom of the page is lifted by the height of the keyboard, and comes down with it', () => {
  expect(lifted()).toBe('');
  becomes({ height: 468 });
  expect(lifted()).toBe('300px');
  becomes({});
  expect(lifted()).toBe('');
});

test.each([
  ['a browser bar that came', { height: 712 }],
  ['a page pinched larger', { height: 384, scale: 2 }],
])('%s is not a keyboard', (_, part) => {
  becomes(part);
  expect(lifted()).toBe('');
});
