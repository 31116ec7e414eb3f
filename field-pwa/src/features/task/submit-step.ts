// Submit, from wherever it is pressed: a photo that the task must have and does not is asked about first.
import { requiredMissing } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { taskAction } from '../../platform/outbox/action-input.ts';
import type { TaskPage } from './task-page-context.ts';

/** True when it was handed over; false when a form asks first. */
export function pressSubmit({ opened, job, actions, show, photosOf }: TaskPage): boolean {
  const isAsked = requiredMissing(photosOf(opened)).length > 0;
  if (isAsked) show({ name: 'submit' });
  else actions.enqueue(taskAction('submit', opened, job.id));
  return !isAsked;
}
