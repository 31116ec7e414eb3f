// The path of a request as the log may hold it: without its question, and without the signed part that opens a file or a sign-in.
// Told as generously as anything could route: any case, encoded letters, doubled slashes, a whole address.
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

/** Until nothing is left to decode; what is no character stays as it is. */
function decoded(path: string): string {
  const once = path.replace(/%([0-7][0-9a-f])/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
  return once === path ? path : decoded(once);
}
