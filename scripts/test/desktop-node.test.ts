// Which Node runs the desktop's tests.
import { desktopNode } from './desktop-node.mjs';

it('is the one that runs where it is new enough, else the installed one, else none', () => {
  expect(desktopNode(10, '/nowhere/node')).toBe(process.execPath);
  expect(desktopNode(9, import.meta.filename)).toBe(import.meta.filename);
  expect(desktopNode(9, '/nowhere/node')).toBeNull();
});
