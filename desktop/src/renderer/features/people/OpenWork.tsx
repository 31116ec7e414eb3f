// What a person leaves open who can no longer sign in: where they are onsite, and the open tasks of each of their groups, with the way to give them to others.
import { Link } from 'react-router-dom';
import { unsentWords } from '@lotline/schema/domain/device/device.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { STAGES } from '@lotline/schema/domain/task/task.stage';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { deviceName, type Device, type Person } from './person-data.ts';

type Group = Person['groups'][number];

/** The list of tasks, where many are given to another group at once. */
const openTasksPath = ({ id }: Group): string =>
  `/tasks?${new URLSearchParams([
    ['view', 'all'],
    ...STAGES.filter((stage) => stage !== 'Completed').map((stage) => ['stage', stage]),
    ['group', String(id)],
  ]).toString()}`;

const tasks = (count: number): string => (count === 1 ? '1 open task' : `${count.toLocaleString('en-AU')} open tasks`);

export function OpenWork({ person: { openTasks, groups, devices } }: { readonly person: Person }) {
  const onsite = openTasks.filter(({ isOnsite }) => isOnsite);
  const withTasks = groups.filter((group) => group.openTasks > 0);
  return (
    <>
      <p>Every screen and phone of theirs is signed out within a minute. What a phone has not sent yet stays on it.</p>
      {onsite.length === 0 ? null : (
        <Banner title="Onsite now">{onsite.map(({ workOrder, name }) => `${workOrder} ${name}`).join(', ')}</Banner>
      )}
      {devices.map((device) => (
        <Unsent key={device.id} device={device} />
      ))}
      {withTasks.map((group) => (
        <OfGroup key={group.id} group={group} />
      ))}
      {withTasks.length === 0 ? <p>Their groups have no open tasks.</p> : null}
    </>
  );
}

/** What would stay on a device of theirs, as it last said. */
function Unsent({ device }: { readonly device: Device }) {
  const words = unsentWords(device);
  if (words === null) return null;
  const since = device.oldestUnsentAt == null ? '' : `, the oldest since ${formatDateClock(device.oldestUnsentAt, browserZone())}`;
  return (
    <Banner tone="unsent" title={`${words} from ${deviceName(device)}`}>
      As reported on {formatDateClock(device.lastSeenAt, browserZone())}
      {since}. Let it sync first, or the work stays on the device.
    </Banner>
  );
}

function OfGroup({ group }: { readonly group: Group }) {
  const { name, isAlone, isPrimaryContact, openTasks } = group;
  return (
    <Banner
      action={
        <Link className={buttonClass({ kind: 'plain' })} to={openTasksPath(group)}>
          Give the tasks to another group
        </Link>
      }
      title={isAlone ? `Nobody else in ${name} can sign in` : `${name} continues without them`}
    >
      {isAlone
        ? `${tasks(openTasks)} of this group would be left waiting. `
        : `${tasks(openTasks)} ${openTasks === 1 ? 'stays' : 'stay'} with the others in this group. `}
      {isPrimaryContact ? 'They are its primary contact.' : null}
    </Banner>
  );
}
