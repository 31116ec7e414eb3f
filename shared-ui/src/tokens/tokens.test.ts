import { antdTokens } from './antd-theme.tsx';
import { contrast } from './contrast.tsx';
import { consoleCss, serverPagesTs, tokensCss } from './style-sheets.tsx';
import { SURFACE, type Pair } from './surface.tsx';
import { COLOURS } from './tokens.tsx';

const SIDES = ['light', 'dark'] as const;

const READ: readonly (readonly [Pair, Pair])[] = [
  ...(['new', 'accepted', 'wip', 'done', 'sent', 'bad', 'hold'] as const).map((state) => [COLOURS[state], COLOURS[`${state}-bg`]] as const),
  ...(['ink', 'muted'] as const).flatMap((text) => [[COLOURS[text], COLOURS.page] as const, [COLOURS[text], SURFACE] as const]),
  [COLOURS['on-primary'], COLOURS.primary],
  [COLOURS['on-signal'], COLOURS.signal],
];

test('every pair of text and ground is 7:1 or more, light and dark (look.md §1)', () => {
  const low = READ.flatMap(([text, ground]) => SIDES.map((side) => [text[side], ground[side]] as const)).filter(
    ([text, ground]) => contrast(text, ground) < 7,
  );
  expect(low).toEqual([]);
});

test('a colour of two sides follows the system, one of a single side is itself', () => {
  expect(tokensCss()).toContain('--ink: light-dark(#13222e, #e8eef3);');
  expect(tokensCss()).toContain('--signal: #ffc23d;');
});

test('the console is denser, and by touch its rows are as high as a finger needs', () => {
  expect(consoleCss()).toMatch(/--tap: 32px;.*@media \(pointer: coarse\) { :root { --tap: 44px;/s);
});

test('the server’s own pages have the same colours, dark by the system alone', () => {
  expect(serverPagesTs()).toMatch(/--ink: #13222e;.*prefers-color-scheme: dark.*--ink: #e8eef3;/s);
});

test('antd’s theme takes the same colours and the size of the console’s controls', () => {
  expect(antdTokens('dark')).toMatchObject({
    colorPrimary: '#8cc4ff',
    colorText: '#e8eef3',
    colorBgContainer: SURFACE.dark,
    controlHeight: 32,
  });
});
