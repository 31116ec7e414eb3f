// The questions of a ticket of work are added, worded, put in order and archived, by keyboard too, and what is wrong with one is said at its field.
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentForm } from '@lotline/schema/domain/settings/current-form';
import { parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { changesOf, configOf, editOf, type SettingEdit } from './setting-draft.ts';
import { SETTING_TABS } from './setting-tabs.ts';
import { sayChange } from './setting-words.ts';
import { TICKET, ticketFaults } from './ticket-draft.ts';
import { TicketForm } from './TicketForm.tsx';

const LONG = 60_000;
const tab = SETTING_TABS.find(({ name }) => name === TICKET);
if (tab === undefined) throw new Error('no tab of tickets');
const BASE = { supervisorName: 'Sam', supervisorPhone: '02 5550 1144', forms: [] };
let last: SettingEdit;

function Form() {
  const [edit, setEdit] = useState(() => editOf(tab ?? never(), { base: BASE, version: 0 }, BASE));
  last = edit;
  return <TicketForm edit={edit} faults={ticketFaults(edit, configOf(tab ?? never(), edit))} onChange={setEdit} />;
}
const never = (): never => {
  throw new Error('no tab');
};
const said = () => changesOf(tab, last).map((change) => sayChange(tab, change));
const form = () => currentForm(parseSettingStrictly(TICKET, configOf(tab, last)));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const labels = (key: string) =>
  form()
    .steps.find((step) => step.key === key)
    ?.questions.map(({ label }) => label);

beforeEach(() => {
  renderSignedIn(<Form />, { platform: buildPlatform({}) });
});

test(
  'a question is added by Enter, worded and told what stops the work; a fault stands at its field until it is mended',
  async () => {
    await userEvent.click(button(/^Access/));
    await userEvent.type(screen.getByLabelText('New question of Access'), 'Is the gate locked?{Enter}');
    expect(labels('access')?.at(-1)).toBe('Is the gate locked?');
    expect(said()).toEqual(['“is the gate locked” is added']);
    const question = screen.getByRole('textbox', { name: 'Question' });
    await userEvent.clear(question);
    expect(question).toHaveAccessibleDescription(/Write the question/);
    await userEvent.type(question, 'Is the gate open?');
    expect(question).not.toHaveAccessibleDescription(/Write the question/);
    expect(form().steps[1]?.questions.at(-1)).toMatchObject({ key: 'isTheGateLocked', label: 'Is the gate open?' });
  },
  LONG,
);

test(
  'questions are put in order by Alt and the arrows, archived, and asked again',
  async () => {
    await userEvent.click(button(/^Work record/));
    button('Edit: Depth of cover').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(labels('record')?.slice(2, 4)).toEqual(['Depth of cover', 'Pits: how many, of which size']);
    expect(said()).toEqual(['The order has changed']);
    await userEvent.click(button('Archive: Test results'));
    expect(labels('record')).not.toContain('Test results');
    await userEvent.click(within(screen.getByRole('region', { name: 'Archived questions' })).getByRole('button', { name: /Test results/ }));
    expect(labels('record')).toContain('Test results');
  },
  LONG,
);

test(
  'what another question depends on cannot be archived alone, and who signs must sign',
  async () => {
    await userEvent.click(button(/^Underground services/));
    await userEvent.click(button('Archive: Will the ground be broken?'));
    expect(screen.getAllByText('The question that this one depends on is no longer asked.').length).toBeGreaterThan(0);
    await userEvent.click(button(/^Ask again: Will the ground/));
    expect(changesOf(tab, last)).toEqual([]);
    await userEvent.click(button(/^Sign-on/));
    await userEvent.click(button('Archive: Signed on'));
    expect(screen.getByText(/Step Sign-on asks nothing/)).toBeVisible();
  },
  LONG,
);

test(
  'a step is added within its part of the work, and steps are put in order by keyboard',
  async () => {
    await userEvent.type(screen.getByLabelText('New step'), 'Environment{Enter}');
    expect(screen.getByText(/Step Environment asks nothing/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('New question of Environment'), 'Is the creek fenced off?{Enter}');
    expect(
      form()
        .steps.map(({ title }) => title)
        .indexOf('Environment'),
    ).toBe(4);
    button(/^Environment/).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(
      form()
        .steps.map(({ title }) => title)
        .indexOf('Environment'),
    ).toBe(3);
  },
  LONG,
);

test(
  'a question is seen as the phone asks it, with what stops the work and whom to call',
  async () => {
    await userEvent.click(button(/^Access/));
    await userEvent.click(button('Edit: Has the builder or owner approved access?'));
    const phone = within(screen.getByRole('region', { name: 'On the phone' }));
    await userEvent.click(phone.getByRole('radio', { name: 'No' }));
    expect(phone.getByText(/^Nobody starts without the builder/)).toBeVisible();
    expect(phone.getByRole('link', { name: 'Call Sam' })).toHaveAttribute('href', 'tel:0255501144');
    await userEvent.click(phone.getByRole('radio', { name: 'Yes' }));
    expect(phone.queryByText(/^Nobody starts without the builder/)).toBeNull();
    expect(said()).toEqual([]);
  },
  LONG,
);
