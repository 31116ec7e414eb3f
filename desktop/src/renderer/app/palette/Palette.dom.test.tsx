import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import Palette from './Palette.tsx';

const nothing = () => undefined;

/** The system's own appearance. */
let isSystemDark = false;
beforeEach(() => {
  isSystemDark = false;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isSystemDark, onchange: null, addListener: nothing, removeListener: nothing });
});

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

test('a typing error: what the search may have meant is offered, and pressed it is searched for; a command is found all the same', async () => {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      if (document.toString().includes('query MeantJobSearches')) return Promise.resolve({ meantJobSearches: ['Wattle'] });
      const isThere = JSON.stringify(variables).includes('Wattle');
      const job = { id: 7, workOrder: '48213', address: '8 Wattle Rd', status: 'Received', workType: 'MDU' };
      return Promise.resolve({ jobs: { rows: isThere ? [job] : [] }, tasks: { rows: [] }, foundPeople: [] });
    },
  });
  renderSignedIn(<Palette typedAhead={() => 'Wattel'} onClose={nothing} onChosen={nothing} onShortcuts={nothing} />, {
    me: holding(...EDITOR),
    platform,
  });
  await userEvent.click(await screen.findByRole('option', { name: 'Wattle' }, { timeout: 5000 }));
  const field = screen.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Wattle');
  expect(await screen.findByRole('option', { name: /48213/ }, { timeout: 5000 })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '>shortcust');
  expect(await screen.findByRole('option', { name: /Keyboard shortcuts/ })).toBeVisible();
});

test.each([
  [false, 'Dark appearance'],
  [true, 'Light appearance'],
])('the appearance that is not seen now is offered, also where the system’s is: dark %j', async (isDark, label) => {
  isSystemDark = isDark;
  renderSignedIn(<Palette typedAhead={() => '>appearance'} onClose={nothing} onChosen={nothing} onShortcuts={nothing} />);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([expect.stringContaining(label)]);
});
