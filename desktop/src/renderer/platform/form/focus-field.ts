// Puts the focus into a field of the form.
export function focusField(field: string): void {
  const control = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(input, select, textarea)`);
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
}
