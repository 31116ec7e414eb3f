// Asked before a task is completed minutes after arriving.
import { Check } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { taskAction } from '../../../platform/outbox/action-input.ts';
import { justArrived } from '../facts/just-arrived.ts';
import { useTaskPage } from '../task-page-context.ts';

export function CompleteSheet() {
  const page = useTaskPage();
  const { opened, job, may, actions, close } = page;
  const verdict = may('complete');
  const complete = () => {
    actions.enqueue(taskAction('complete', opened, job.id));
    close();
  };
  const footer = (
    <>
      <Button type="submit" kind="primary" icon={Check} refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}>
        Is Complete
      </Button>
      <Button kind="text" onClick={close}>
        Not yet
      </Button>
    </>
  );
  return (
    <Sheet title="Is Complete" subtitle={opened.name} footer={footer} onSubmit={complete} onClose={close}>
      <p>{[justArrived(page), 'Complete?'].filter(Boolean).join(' ')}</p>
    </Sheet>
  );
}
