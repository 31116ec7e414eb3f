// Back into the rows of the list on this screen, or the cards of its board: what was beside it is closed, and the keys speak of the list again.
const ROWS = '[role="grid"] tbody tr[tabindex="0"], [data-card][tabindex="0"]';

export function focusRows(): void {
  document.querySelector<HTMLElement>(ROWS)?.focus({ preventScroll: true });
}
