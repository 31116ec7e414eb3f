// What the files of an archive are called in it: in their folders, each name once, and nothing that a file system refuses or that climbs out of it.
const REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}<>:"|?*/\\]/gu;

function safeName(name: string): string {
  const safe = name
    .replace(REFUSED, '_')
    .trim()
    .replace(/[. ]+$/, '');
  return safe === '' ? '_' : safe;
}

interface Named {
  readonly name: string;
  readonly folder: string | null;
}

/** 'Plans/Trench-1 (2).jpg', in the order of the files. */
export function zipPaths(files: readonly Named[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name, folder }) => {
    const above = folder === null ? '' : `${folder.split('/').map(safeName).join('/')}/`;
    const safe = safeName(name);
    const dot = safe.lastIndexOf('.') > 0 ? safe.lastIndexOf('.') : safe.length;
    for (let n = 1; ; n += 1) {
      const path = `${above}${safe.slice(0, dot)}${n === 1 ? '' : ` (${n})`}${safe.slice(dot)}`;
      // Windows and macOS hold 'A.jpg' and 'a.jpg' for one
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  });
}
