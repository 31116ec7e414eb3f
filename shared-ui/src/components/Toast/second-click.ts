// A double click on a button that goes with its first click: the second one would land on whatever lies beneath, and open it.
const EVENTS = ['click', 'dblclick'] as const;

/** Until the next click that begins anew, clicks that continue this one reach nothing. */
export function ignoreSecondClick(): void {
  const judge = (event: MouseEvent): void => {
    if (event.detail < 2) {
      for (const name of EVENTS) window.removeEventListener(name, judge, { capture: true });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of EVENTS) window.addEventListener(name, judge, { capture: true });
}
