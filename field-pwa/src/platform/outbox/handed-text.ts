// Typed text of a form that was sent: put aside until it is stored with its action, back in its draft when that was refused. Text that a reload finds put
// aside never became an action: it goes back as well.
const DRAFT = 'lotline.draft.';
const PREFIX = 'lotline.handed.';

function move(from: string, to: string, name: string): void {
  const text = sessionStorage.getItem(from + name);
  if (text === null) return;
  sessionStorage.removeItem(from + name);
  writeOnce(to + name, text);
}

/** Text that was typed since then is newer. A full storage loses the copy, not the action. */
function writeOnce(key: string, text: string): void {
  try {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text);
  } catch {
    // it is still with its action
  }
}

export const putAside = (name: string): void => {
  sessionStorage.removeItem(PREFIX + name);
  move(DRAFT, PREFIX, name);
};

export const textAside = (name: string): string | null => sessionStorage.getItem(PREFIX + name);

/** @param text as it was stored with its action */
export function putBack(name: string, text: string | null): void {
  if (text !== null) writeOnce(DRAFT + name, text);
}

/** It is stored with its action now; text put aside since then is not. */
export function letGo(name: string, text: string | null): void {
  if (textAside(name) === text) sessionStorage.removeItem(PREFIX + name);
}

/** The text that is put aside now. Returns how to put that back, as far as it has not become an action in between. */
export function findAside(): () => void {
  const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  const found = names.map((key) => key.slice(PREFIX.length)).map((name) => [name, textAside(name)] as const);
  return () => {
    for (const [name, text] of found) if (textAside(name) === text) move(PREFIX, DRAFT, name);
  };
}
