// What a change of a group does to the tasks that are open now is said in its forms before it is saved: with the figures that the server answered.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { chooseOption } from '../../testing/choose-option.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { NEW_GROUP, type Group } from './group-data.ts';
import { GroupSheet } from './GroupSheet.tsx';
import { MembersSheet } from './MembersSheet.tsx';

const LONG = 60_000;
const task = (id: number, isUnaccepted: boolean): Group['tasks'][number] => ({
  ...{ id, constructionId: 10 + id, name: 'Haul', workOrder: `4821${String(id)}`, address: '1 Ferry St', dueDate: null, isUnaccepted },
});
const member = (id: number, name: string): Group['members'][number] => ({
  ...{ id, name, email: `${name}@lotline.example`, canLogIn: true, isPrimaryContact: id === 1, isOnsite: false, otherGroups: [] },
});
const NORTH: Group = {
  ...{ id: 7, version: 3, values: { ...NEW_GROUP, name: 'Crew North' }, contractor: null, isArchived: false, absences: [] },
  ...{ openTasks: 3, unacceptedTasks: 2, tasks: [task(1, true), task(2, false), task(3, true)] },
  members: [member(1, 'Ann'), member(2, 'Ben')],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
const draw = (sheet: 'group' | 'members') =>
  renderSignedIn(
    sheet === 'group' ? <GroupSheet group={NORTH} onClose={() => undefined} /> : <MembersSheet group={NORTH} onClose={() => undefined} />,
    { me: holding('CAN_MANAGE_GROUPS'), platform: buildPlatform({ gql: () => new Promise(() => undefined) }) },
  );
const said = (sentence: string) => screen.findByText((_, at) => at?.tagName === 'LI' && at.firstChild?.textContent === sentence);
const named = (line: HTMLElement) =>
  within(line)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent.split(' · ')[0]);

test(
  'turning Subcontractor says how many open tasks then wait for Accept, and which',
  async () => {
    draw('group');
    expect(screen.queryByText('What this changes')).toBeNull();
    await chooseOption('Subcontractor', 'Yes');
    const line = await said('2 open tasks must be accepted before anyone goes onsite.');
    expect(named(line)).toEqual(['48211', '48213']);
  },
  LONG,
);

test('a member who leaves is said no longer to see the open tasks, and which they are', async () => {
  draw('members');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ben/ }));
  const line = await said('Ben will no longer see 3 open tasks of the group, unless another group shares them.');
  expect(named(line)).toEqual(['48211', '48212', '48213']);
});
