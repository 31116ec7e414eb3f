// A folder is named, and said to lie in which other; for a new one, and to rename or move one with all that is in it.
import { FolderPlus, Pencil } from 'lucide-react';
import { folderAbove, folderName, isWithin } from '@lotline/schema/domain/attachment/folders';
import { folderInput } from '@lotline/schema/domain/attachment/folder.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { useJobView } from '../job-context.ts';
import { useJobChange } from '../use-job-change.ts';
import { folderOptions } from './folder-options.ts';
import { sendFolder } from './send-folder.ts';
import type { CommandValues } from '../../../platform/command/command-field.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

export interface FolderMove {
  /** Null: a new one. */
  readonly from: string | null;
  /** In which folder a new one is to lie. */
  readonly above: string | null;
}

interface FolderSheetProps {
  readonly move: FolderMove;
  readonly paths: readonly string[];
  readonly onDone: (path: string) => void;
  readonly onClose: () => void;
}

/** The path that those make, or what is wrong with it. */
function pathOf(name: string, inside: string): { readonly path: string } | { readonly fault: string } {
  try {
    return { path: parseInput(folderInput, inside === '' ? name : `${inside}/${name}`, 'Folder') };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : '' };
  }
}

function faultOfName(name: string, inside = ''): string | undefined {
  const made = pathOf(name, inside);
  return 'fault' in made ? made.fault : undefined;
}

export function FolderSheet({ move: { from, above }, paths, onDone, onClose }: FolderSheetProps) {
  const { job } = useJobView();
  const command = useJobChange<string>({
    jobId: job.id,
    toastText: from === null ? 'Folder added' : 'Folder moved',
    send: async (call, to, client) => {
      await sendFolder(call, { constructionId: job.id, from, to }, client);
      onDone(to);
      return null;
    },
  });
  const to = ({ name, inside }: CommandValues<'name' | 'inside'>): string => {
    const made = pathOf(name, inside);
    return 'path' in made ? made.path : '';
  };
  return (
    <CommandSheet
      title={from === null ? 'New folder' : `Rename or move ${folderName(from)}`}
      verb={from === null ? 'Add the folder' : 'Save'}
      icon={from === null ? FolderPlus : Pencil}
      draft={`folder-job-${String(job.id)}-${from ?? 'new'}`}
      fields={{
        name: {
          label: 'Name',
          start: from === null ? '' : folderName(from),
          maxLength: 80,
          required: faultOfName(''),
          fault: (name, { inside }) => faultOfName(name, inside),
        },
        inside: {
          label: 'In',
          kind: 'tree',
          start: (from === null ? above : folderAbove(from)) ?? '',
          tree: folderOptions(
            paths.filter((path) => from === null || !isWithin(path, from)),
            'Top level',
          ),
        },
      }}
      lackOf={(values) => (from !== null && to(values) === from ? 'Nothing has been changed yet.' : undefined)}
      command={command}
      inputOf={to}
      onClose={onClose}
    />
  );
}
