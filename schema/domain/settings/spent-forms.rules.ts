// Which forms of a ticket of work a setting lets go (decision 043). Pure.

/** A form that another took the place of stays so many days, as a phone may hold a ticket of it that was not sent yet. */
export const KEPT_FORM_DAYS = 180;

export interface FormUse {
  readonly version: number;
  /** When a newer form of the same setting was first saved; null: nobody knows, or none is newer. */
  readonly supersededAt: Date | null;
  /** Any ticket has it, of whichever work type. */
  readonly isUsed: boolean;
}

/** The versions that go. The newest, which new tickets are begun with, never does. */
export function formsToLetGo(forms: readonly FormUse[], now: Date): readonly number[] {
  const newest = Math.max(...forms.map(({ version }) => version));
  const before = now.getTime() - KEPT_FORM_DAYS * 86_400_000;
  return forms
    .filter(({ version, supersededAt, isUsed }) => version < newest && !isUsed && supersededAt !== null && supersededAt.getTime() < before)
    .map(({ version }) => version);
}
