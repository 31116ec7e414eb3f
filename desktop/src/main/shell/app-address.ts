// The address of the console inside the program, and which addresses are its own.
export const APP_SCHEME = 'app';
export const APP_HOST = 'lotline';
const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

export const appUrl = (path: string): string => new URL(path, APP_ORIGIN).href;

/** By its parts, never by how the text begins: app://lotline.example is somebody else. */
export function isAppUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return protocol === `${APP_SCHEME}:` && host === APP_HOST && username === '' && password === '';
}

/** Answered by the server: what the console calls, by the same paths as in the browser. */
const SERVER_PATHS = /^\/(graphql|healthz|readyz)$|^\/(api|auth)\//;
/** Pages of the server that are no part of the console: the system's browser shows them. */
const OTHER_PAGES = /^\/(field|builders|graphiql|verify|idp)([/?]|$)/;

export const isServerPath = (pathname: string): boolean => SERVER_PATHS.test(pathname);
export const isOtherPage = (pathname: string): boolean => OTHER_PAGES.test(pathname);
