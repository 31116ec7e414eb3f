// What a person leaves open who can no longer sign in: where they are onsite, and the open tasks of each of their groups, with the way to give them to others.
import { Link } from 'react-router-dom';
import { STAGES } from '@lotline/schema/domain/task/task.stage';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import type { Person } from './person-data.ts';

type Group = Person['groups'][number];

/** The list of tasks, where many are given to another group at once. */
const openTasksPath = ({ id }: Group): string =>
  `/tasks?${new URLSearchParams([
    ['view', 'all'],
    ...STAGES.filter((stage) => stage !== 'Completed').map((stage) => ['stage', stage]),
    ['group', String(id)],
  ]).toString()}`;

const tasks = (count: number): string => (count === 1 ? '1 open task' : `${count.toLocaleString('en-AU')} open tasks`);

export function OpenWork({ person: { openTasks, groups } }: { readonly person: Person }) {
  const onsite = openTasks.filter(({ isOnsite }) => isOnsite);
  const withTasks = groups.filter((group) => group.openTasks > 0);
  return (
    <>
      <p>Every screen and phone of theirs is signed out within a minute. What a phone has not sent yet stays on it.</p>
      {onsite.length === 0 ? null : (
        <Banner title="Onsite now">{onsite.map(({ workOrder, name }) => `${workOrder} ${name}`).join(', ')}</Banner>
      )}
      {withTasks.map((group) => (
        <OfGroup key={group.id} group={group} />
      ))}
      {withTasks.length === 0 ? <p>No task of their groups is open.</p> : null}
    </>
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
      title={isAlone ? `Nobody else of ${name} can sign in` : `${name} goes on without them`}
    >
      {isAlone ? `${tasks(openTasks)} of this group would wait. ` : `${tasks(openTasks)} stay with the others of this group. `}
      {isPrimaryContact ? 'They are its primary contact.' : null}
    </Banner>
  );
}
