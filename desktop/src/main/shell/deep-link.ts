// lotline:// links, which other programs and web pages may open: they name a page of the console and nothing else.
export const LINK_SCHEME = 'lotline';
const MOST_CHARACTERS = 500;
/** A record's page, or a list with what it is filtered by. */
const PAGES = /^\/(construction|jobs|tasks|projects|review)(\/[\w-]+)*$/;

/** @returns the path of the page that `lotline://jobs/12?…` names, or null */
export function pathOfLink(text: string): string | null {
  if (text.length > MOST_CHARACTERS || !URL.canParse(text)) return null;
  const { protocol, host, pathname, search, username, port } = new URL(text);
  if (protocol !== `${LINK_SCHEME}:` || username !== '' || port !== '') return null;
  const path = `/${host}${pathname === '/' ? '' : pathname}`;
  return PAGES.test(path) ? `${path}${search}` : null;
}

/** Windows and Linux hand a link to the second instance as one of its arguments. */
export function linkAmong(args: readonly string[]): string | null {
  for (const arg of args) if (arg.startsWith(`${LINK_SCHEME}://`)) return pathOfLink(arg);
  return null;
}
