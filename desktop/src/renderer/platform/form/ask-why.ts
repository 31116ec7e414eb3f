/** Ctrl+S without a reason goes to its field, which stands within `data-why`. @returns false: it is not on the screen */
export function askWhy(): boolean {
  const field = document.querySelector<HTMLElement>('[data-why] input');
  field?.focus();
  return field !== null;
}
