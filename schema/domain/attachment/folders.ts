// The folders of a job's files: 'Plans/As built' names one within another. A folder is there because somebody made it, or because a file lies in it
// (decision 055).

export const MOST_FOLDER_CHARACTERS = 80;
export const MOST_FOLDER_DEPTH = 6;
export const MOST_FOLDERS = 500;

export interface Folder<F> {
  readonly name: string;
  /** 'Plans/As built': the folders above it too. */
  readonly path: string;
  readonly folders: readonly Folder<F>[];
  readonly files: readonly F[];
  /** Files in it and below. */
  readonly count: number;
}

interface Growing<F> {
  readonly below: Map<string, Growing<F>>;
  readonly files: F[];
}

/** @param made those that are there without a file, too @returns folders by name, their files in the order in which they came */
export function folderTree<F>(
  files: readonly F[],
  placeOf: (file: F) => string | null,
  made: readonly string[] = [],
): readonly Folder<F>[] {
  const root: Growing<F> = { below: new Map(), files: [] };
  for (const path of made) folderAt(root, path);
  for (const file of files) {
    const path = placeOf(file);
    if (path !== null) folderAt(root, path).files.push(file);
  }
  return foldersIn(root, '');
}

function folderAt<F>(root: Growing<F>, path: string): Growing<F> {
  let at = root;
  for (const name of path.split('/')) {
    const next = at.below.get(name) ?? { below: new Map(), files: [] };
    at.below.set(name, next);
    at = next;
  }
  return at;
}

function foldersIn<F>({ below }: Growing<F>, above: string): readonly Folder<F>[] {
  const folders = [...below].map(([name, inside]): Folder<F> => {
    const path = above === '' ? name : `${above}/${name}`;
    const folders = foldersIn(inside, path);
    return { name, path, folders, files: inside.files, count: folders.reduce((sum, { count }) => sum + count, inside.files.length) };
  });
  return folders.sort((a, b) => a.name.localeCompare(b.name, 'en-AU', { numeric: true }));
}

/** Whether a path is that folder or lies below it. */
export const isWithin = (path: string | null, folder: string): boolean => path === folder || (path?.startsWith(`${folder}/`) ?? false);

/** Where something lies once its folder, or one above, is called otherwise. */
export const movedPath = (path: string, from: string, to: string): string =>
  isWithin(path, from) ? `${to}${path.slice(from.length)}` : path;

/** 'Plans' of 'Plans/As built'; null at the top. */
export const folderAbove = (path: string): string | null => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null);
export const folderName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** 'A', 'A/B' and 'A/B/C' of 'A/B/C'. */
const withAbove = (path: string): string[] => path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'));

/** From nothing to a path: made. From a path to nothing: removed. Otherwise called, or put, otherwise. */
export interface FolderChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The made folders after the change, each once, by name; what stood above a folder that goes stays. */
export function foldersAfter(made: readonly string[], { from, to }: FolderChange): string[] {
  const kept =
    from === null ? made : made.flatMap((path) => (!isWithin(path, from) ? [path] : to === null ? [] : [movedPath(path, from, to)]));
  const above = from === null ? null : folderAbove(from);
  const all = [...kept, ...(to === null ? [] : withAbove(to)), ...(above === null ? [] : withAbove(above))];
  return [...new Set(all)].sort((a, b) => (a < b ? -1 : 1));
}
