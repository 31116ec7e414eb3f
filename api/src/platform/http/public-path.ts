// The path of a request as the log may contain it: without its query, and without the signed part that opens a file or a sign-in.
// It recognises every spelling that a router could accept: any case, encoded letters, doubled slashes, a whole address.
const SECRET_BELOW = ['api/files', 'idp/sign-in', 'idp/auth', 'builders'];

export function publicPath(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/\\?#]*/i, '').split(/[?#]/);
  const names = namesOf(path);
  const opened = SECRET_BELOW.find((start) => names.join('/').toLowerCase().startsWith(`${start}/`));
  return opened === undefined ? path : `/${opened}/[redacted]`;
}

/** Decoded, without empty names and dots. */
function namesOf(path: string): string[] {
  const names: string[] = [];
  for (const name of decoded(path).split(/[/\\]/)) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names;
}

/** Until nothing is left to decode; invalid sequences stay as they are. */
function decoded(path: string): string {
  const once = path.replace(/%([0-7][0-9a-f])/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
  return once === path ? path : decoded(once);
}
