// The menu bar: its own lines do what they say, each system has its quit where people look for it, and the tools of a developer are in no package.
import type { MenuItemConstructorOptions } from 'electron';
import { menuTemplate } from './menu.ts';

type Line = MenuItemConstructorOptions;

const linesOf = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => [line, ...(Array.isArray(line.submenu) ? linesOf(line.submenu) : [])]);

function menu(isMac: boolean, isPackaged: boolean) {
  const done: string[] = [];
  const act = (what: string) => () => void done.push(what);
  const template = menuTemplate(
    { newWindow: act('window'), openHelp: act('help'), checkForUpdates: act('updates') },
    { isMac, isPackaged },
  );
  return { done, template, lines: linesOf(template) };
}
/** As the system calls it. */
const choose = (lines: readonly Line[], id: string): void => {
  const { click } = lines.find((line) => line.id === id) ?? {};
  if (click === undefined) throw new Error(`There is no ${id}`);
  Reflect.apply(click, null, []);
};

test.each([true, false])('on a Mac: %s, each line of ours is there once and does what it says', (isMac) => {
  const { lines, done } = menu(isMac, true);
  for (const id of ['new-window', 'help', 'updates']) {
    expect(lines.filter((line) => line.id === id)).toHaveLength(1);
    choose(lines, id);
  }
  expect(done).toEqual(['window', 'help', 'updates']);
  expect(lines.find(({ id }) => id === 'new-window')?.accelerator).toBe('CmdOrCtrl+Shift+N');
  for (const role of ['close', 'quit', 'reload', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'])
    expect([role, lines.filter((line) => line.role === role).length]).toEqual([role, 1]);
});

test('a Mac has its own menu first, with the updates and the end of the program', () => {
  const [mac, other] = [menu(true, true).template, menu(false, true).template];
  expect([mac[0]?.role, linesOf(mac.slice(0, 1)).some(({ role }) => role === 'quit')]).toEqual(['appMenu', true]);
  expect(other.some(({ role }) => role === 'appMenu')).toBe(false);
});

test('the tools of Chromium are a developer’s alone', () => {
  const hasTools = (isPackaged: boolean): boolean => menu(false, isPackaged).lines.some(({ role }) => role === 'toggleDevTools');
  expect([hasTools(false), hasTools(true)]).toEqual([true, false]);
});
