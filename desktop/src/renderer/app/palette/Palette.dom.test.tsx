import { screen } from '@testing-library/react';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import Palette from './Palette.tsx';

const nothing = () => undefined;
const EDITOR = ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'];

test.each([
  [EDITOR, '/construction/12/items', ['New job', 'Edit this job']],
  [EDITOR, '/construction/new', ['New job']],
  [EDITOR, '/jobs', ['New job']],
  [['CAN_ACCESS_CONSTRUCTION'], '/construction/12/items', []],
])('actions are offered to those for whom their page opens, on the pages that they are for: %j at %s', async (claims, path, expected) => {
  renderSignedIn(<Palette typedAhead={() => '>'} onClose={nothing} onChosen={nothing} onShortcuts={nothing} />, {
    me: holding(...claims),
    path,
  });
  const actions = await screen.findByRole('group', { name: 'Actions' });
  const lines = Array.from(actions.querySelectorAll('[role="option"] [class*="label"]'), ({ textContent }) => textContent);
  expect(lines.filter((line) => line.includes('job'))).toEqual(expected);
});

test('every screen of the rail is among those to go to, with its keys', async () => {
  renderSignedIn(<Palette typedAhead={() => '>item'} onClose={nothing} onChosen={nothing} onShortcuts={nothing} />, {
    me: holding('CAN_MANAGE_ITEM_CODES'),
  });
  expect(await screen.findByRole('option', { name: /^Item codes.*G I$/ })).toBeVisible();
});
