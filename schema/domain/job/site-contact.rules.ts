// Which contact is the primary one, and whether the scoping bonus is earned (specification 1 §2, §9).
interface Ordered {
  readonly sortOrder: number;
}

/** The contact with sortOrder 1, else the one with the lowest; the first of equals. */
export function primaryContact<T extends Ordered>(contacts: readonly T[]): T | undefined {
  return contacts.reduce<T | undefined>(
    (first, contact) => (first === undefined || contact.sortOrder < first.sortOrder ? contact : first),
    undefined,
  );
}

/** Primary first, then by sortOrder. */
export function sortContacts<T extends Ordered>(contacts: readonly T[]): T[] {
  return contacts.toSorted((a, b) => a.sortOrder - b.sortOrder);
}

export type ScopingBonus = 'none' | 'complete' | 'incomplete';

interface ScopingFacts {
  readonly developer: string | null;
  readonly siteContactPhone: string | null;
}

const isSet = (text: string | null): boolean => text !== null && text.trim() !== '';

/** 'complete' when developer and site contact phone are both set; 'none' where the address type has no bonus. */
export function scopingBonus(job: ScopingFacts, hasScopingBonus: boolean): ScopingBonus {
  if (!hasScopingBonus) return 'none';
  return isSet(job.developer) && isSet(job.siteContactPhone) ? 'complete' : 'incomplete';
}
