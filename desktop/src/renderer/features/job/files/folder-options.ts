// Folders as a tree to choose from; first of all none of them.
import { folderTree, type Folder } from '@lotline/schema/domain/attachment/folders';
import type { TreeOption } from '../../../platform/controls/TreeChoice.tsx';

/** @param none the words of the choice that is no folder */
export function folderOptions(paths: readonly string[], none: string): readonly TreeOption[] {
  return [{ value: '', title: none, path: none }, ...folderTree<never>([], () => null, paths).map(toOption)];
}

const toOption = ({ name, path, folders }: Folder<never>): TreeOption => ({
  value: path,
  title: name,
  path,
  ...(folders.length === 0 ? {} : { children: folders.map(toOption) }),
});
