// That somebody touched a page which the server wrote: a scanner of links opens it, and may run its script, but presses nothing (decision 083).

type Heard = (event: { readonly isTrusted: boolean }) => void;

/** A document, as far as it is needed. */
export interface PressedPage {
  addEventListener(type: string, heard: Heard): void;
  removeEventListener(type: string, heard: Heard): void;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Once, at the first press of a finger, a button or a key; what a script makes up is none. */
export function atFirstTouch(page: PressedPage, tell: () => void): void {
  const heard: Heard = ({ isTrusted }) => {
    if (!isTrusted) return;
    for (const touch of TOUCHES) page.removeEventListener(touch, heard);
    tell();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, heard);
}
