// Which jobs of the list have a builder that can be asked (specification 2 §4: street name, suburb, site contact, phone and developer), by builder and
// contact: one message asks one of them.
import { missingForRequest } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { normaliseMobile } from '@lotline/schema/domain/kernel/phone';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';

export interface AskableBuilder {
  readonly developer: string;
  readonly siteContact: string;
  readonly phone: string;
  /** Each once, in the order of the list. */
  readonly jobIds: readonly number[];
}

/** Nobody has approved it yet, and nothing is missing. */
export const canAskBuilder = (task: FieldTask): boolean => task.builderApprovedDate === null && missingForRequest(task).length === 0;

export function askableBuilders(tasks: readonly FieldTask[]): AskableBuilder[] {
  const found = new Map<string, AskableBuilder>();
  for (const task of tasks.filter(canAskBuilder)) {
    const [developer, siteContact] = [task.developer?.trim() ?? '', task.siteContact?.trim() ?? ''];
    const phone = normaliseMobile(task.siteContactPhone ?? '') ?? '';
    const key = `${developer.toLowerCase()} ${phone}`;
    const jobIds = found.get(key)?.jobIds ?? [];
    const known = found.get(key) ?? { developer, siteContact, phone, jobIds };
    found.set(key, { ...known, jobIds: jobIds.includes(task.constructionId) ? jobIds : [...jobIds, task.constructionId] });
  }
  return [...found.values()];
}
