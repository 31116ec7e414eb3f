// Submit, from wherever it is pressed: shots that are not taken are asked about first, and so is a press before it is known which are expected.
import { missingShots } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { taskAction } from '../../platform/outbox/action-input.ts';
import type { TaskPage } from './task-page-context.ts';

/** True when it was handed over; false when a form asks first. */
export function pressSubmit({ opened, job, actions, show, photosOf, areSettingsRead }: TaskPage): boolean {
  const isAsked = !areSettingsRead || missingShots(photosOf(opened)).length > 0;
  if (isAsked) show({ name: 'submit' });
  else actions.enqueue(taskAction('submit', opened, job.id));
  return !isAsked;
}
