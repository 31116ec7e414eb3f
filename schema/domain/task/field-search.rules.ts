// The field list's search box: every word must be found somewhere in the row (specification 2 §2).
import { formatMobile } from '../kernel/phone.ts';
import type { FieldTask } from './field-task.ts';

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

type Searched = Pick<
  FieldTask,
  'address' | 'suburb' | 'workOrder' | 'name' | 'status' | 'siteContact' | 'siteContactPhone' | 'developer' | 'customerRef' | 'resource'
>;

function searchedText(task: Searched): string {
  const phone =
    task.siteContactPhone === null ? null : `${formatMobile(task.siteContactPhone).replaceAll(' ', '')} ${task.siteContactPhone}`;
  const parts = [
    task.address,
    task.suburb,
    `WO ${task.workOrder}`,
    task.name,
    task.status,
    task.siteContact,
    phone,
    task.developer,
    task.customerRef,
    task.resource,
  ];
  return fold(parts.filter((part) => part !== null).join('\n'));
}

/** An empty search matches everything; case and accents do not matter. */
export function matchesSearch(task: Searched, search: string): boolean {
  const wanted = fold(search.trim()).split(/\s+/);
  const text = searchedText(task);
  return wanted.every((word) => text.includes(word));
}
