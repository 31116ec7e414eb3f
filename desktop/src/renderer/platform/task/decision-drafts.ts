// Decisions that are not sent yet, kept on this device for this person and task: a reload or a closed window loses none of them.
import { decisionDraftsInput } from '@lotline/schema/domain/task/office.input';

/** By the item's id. */
export type Drafts = ReturnType<typeof decisionDraftsInput.parse>;

const nameOf = (personId: number, scheduleId: number): string => `lotline.review.${String(personId)}.${String(scheduleId)}`;

/** What cannot be read is as if there were none. */
export function readDrafts(personId: number, scheduleId: number): Drafts {
  try {
    return decisionDraftsInput.parse(JSON.parse(localStorage.getItem(nameOf(personId, scheduleId)) ?? '{}'));
  } catch {
    return {};
  }
}

export function keepDrafts(personId: number, scheduleId: number, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(nameOf(personId, scheduleId));
    else localStorage.setItem(nameOf(personId, scheduleId), JSON.stringify(drafts));
  } catch {
    // a full or closed store: what was decided stands on the page all the same
  }
}
