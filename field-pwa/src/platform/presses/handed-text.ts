// Typed text whose form has handed it over: put aside until it is kept with its press, back in its draft when that was refused. What a reload finds put
// aside never became a press: it goes back as well.
const DRAFT = 'lotline.draft.';
const HANDED = 'lotline.handed.';

function move(from: string, to: string, name: string): void {
  const text = sessionStorage.getItem(from + name);
  if (text === null) return;
  sessionStorage.removeItem(from + name);
  writeOnce(to + name, text);
}

/** What was typed since then is the newer text. A full storage costs the copy, not the press. */
function writeOnce(key: string, text: string): void {
  try {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text);
  } catch {
    // it still stands with its press
  }
}

export const putAside = (name: string): void => {
  sessionStorage.removeItem(HANDED + name);
  move(DRAFT, HANDED, name);
};

export const textAside = (name: string): string | null => sessionStorage.getItem(HANDED + name);

/** @param text as it was kept with its press */
export function putBack(name: string, text: string | null): void {
  if (text !== null) writeOnce(DRAFT + name, text);
}

/** It is kept with its press now; what was put aside since then is not. */
export function letGo(name: string, text: string | null): void {
  if (textAside(name) === text) sessionStorage.removeItem(HANDED + name);
}

/** What lies aside now. Returns how to put that back, as far as it has not become a press in between. */
export function findAside(): () => void {
  const names = Object.keys(sessionStorage).filter((key) => key.startsWith(HANDED));
  const found = names.map((key) => key.slice(HANDED.length)).map((name) => [name, textAside(name)] as const);
  return () => {
    for (const [name, text] of found) if (textAside(name) === text) move(HANDED, DRAFT, name);
  };
}
