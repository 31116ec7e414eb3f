// Submit, from wherever it is pressed: a photo that the task must have and does not is asked about first.
import { requiredMissing } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { taskPress } from '../../platform/presses/press-input.ts';
import type { TaskPage } from './task-page-context.ts';

/** True when it was handed over; false when a form asks first. */
export function pressSubmit({ opened, job, presses, show, photosOf }: TaskPage): boolean {
  const isAsked = requiredMissing(photosOf(opened)).length > 0;
  if (isAsked) show({ name: 'submit' });
  else presses.hand(taskPress('submit', opened, job.id));
  return !isAsked;
}
