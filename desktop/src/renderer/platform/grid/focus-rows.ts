// Moves the focus back to the rows of the list on this screen, or to the cards of its board: the preview is closed, and the keys act on the list again.
const ROWS = '[role="grid"] tbody tr[tabindex="0"], [data-card][tabindex="0"]';

export function focusRows(): void {
  document.querySelector<HTMLElement>(ROWS)?.focus({ preventScroll: true });
}
