// Asked before a second visit opens: the first is left, or the person stays there.
import { HardHat } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { taskAction } from '../../../platform/outbox/action-input.ts';
import { askToLeave } from '../facts/onsite-elsewhere.ts';
import { useTaskPage } from '../task-page-context.ts';

export function ElsewhereSheet() {
  const { opened, job, elsewhere, now, zone, actions, show, close } = useTaskPage();
  const [first] = elsewhere;
  const leave = () => {
    const left = elsewhere.map(({ taskId, jobId }) => actions.enqueue(taskAction('goOffsite', { id: taskId }, jobId)));
    actions.enqueue({ ...taskAction('goOnsite', opened, job.id), after: left.map(({ id }) => id) });
    if (opened.externalJobLink === null) close();
    else show({ name: 'startCard' });
  };
  const footer = (
    <>
      <Button type="submit" kind="primary" icon={HardHat}>
        Leave and go onsite here
      </Button>
      <Button kind="text" onClick={close}>
        Stay there
      </Button>
    </>
  );
  return (
    <Sheet
      title={first === undefined || elsewhere.length > 1 ? 'Leave where you are?' : `Leave ${first.place}?`}
      subtitle={opened.name}
      footer={footer}
      onSubmit={leave}
      onClose={close}
    >
      <p>{elsewhere.length === 0 ? 'You are no longer onsite anywhere else.' : askToLeave(elsewhere, now, zone)}</p>
    </Sheet>
  );
}
