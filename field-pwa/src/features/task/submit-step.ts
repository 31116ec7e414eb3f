// Submit, from wherever it is pressed: shots that are not taken are asked about first.
import { missingShots } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { taskAction } from '../../platform/outbox/action-input.ts';
import type { TaskPage } from './task-page-context.ts';

/** True when it was handed over; false when a form asks first. */
export function pressSubmit({ opened, job, actions, show, photosOf }: TaskPage): boolean {
  const isAsked = missingShots(photosOf(opened)).length > 0;
  if (isAsked) show({ name: 'submit' });
  else actions.enqueue(taskAction('submit', opened, job.id));
  return !isAsked;
}
