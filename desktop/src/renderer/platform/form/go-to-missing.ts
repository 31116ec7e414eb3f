/** Ctrl+S where something is still missing goes to the first field that stands within `data-missing`. */
export const goToMissing = (): void => document.querySelector<HTMLElement>('[data-missing] input')?.focus();
