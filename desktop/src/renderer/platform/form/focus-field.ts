// Puts the focus into a field of the form, which is brought into sight with its label: heads that stay on the screen would hide it otherwise.

/** The name of the reason among the fields of a form. */
export const WHY = 'why';

export function focusField(field: string): void {
  const control = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(input, select, textarea)`);
  control?.focus({ preventScroll: true });
  control?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
}
