// Typed text whose form has handed it over: put aside until the answer, back in its draft when it was refused. What a reload finds put aside was
// never answered here: it goes back as well.
const DRAFT = 'lotline.draft.';
const HANDED = 'lotline.handed.';

function move(from: string, to: string, name: string): void {
  const text = sessionStorage.getItem(from + name);
  if (text === null) return;
  sessionStorage.removeItem(from + name);
  // what was typed since then is the newer text
  if (sessionStorage.getItem(to + name) === null) sessionStorage.setItem(to + name, text);
}

export const putAside = (name: string): void => {
  sessionStorage.removeItem(HANDED + name);
  move(DRAFT, HANDED, name);
};

export const putBack = (name: string): void => move(HANDED, DRAFT, name);

export const letGo = (name: string): void => sessionStorage.removeItem(HANDED + name);

export function putAllBack(): void {
  const names = Object.keys(sessionStorage).filter((key) => key.startsWith(HANDED));
  for (const key of names) putBack(key.slice(HANDED.length));
}
