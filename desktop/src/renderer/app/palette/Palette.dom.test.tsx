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

test.each([
  ['jobs', 'CAN_ACCESS_CONSTRUCTION', /^Jobs.*G J$/],
  ['item', 'CAN_MANAGE_ITEM_CODES', /^Item codes/],
])('every screen of the rail and every page of the administration is among those to go to: %s', async (typed, claim, name) => {
  renderSignedIn(<Palette typedAhead={() => `>${typed}`} onClose={nothing} onChosen={nothing} onShortcuts={nothing} />, {
    me: holding(claim),
  });
  expect(await screen.findByRole('option', { name })).toBeVisible();
});
