// A folder is named, and said to lie in which other; for a new one, and to rename or move one with all that is in it.
import { useState } from 'react';
import { z } from 'zod';
import { FolderPlus, Pencil } from 'lucide-react';
import { folderAbove, folderName, isWithin } from '@lotline/schema/domain/attachment/folders';
import { folderInput } from '@lotline/schema/domain/attachment/folder.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { TreeField } from '../../../platform/controls/TreeField.tsx';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import { useJobChange } from '../use-job-change.ts';
import { folderOptions } from './folder-options.ts';
import { sendFolder } from './send-folder.ts';

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

const SHAPES = { name: z.string(), inside: z.string() };

export function FolderSheet({ move: { from, above }, paths, onDone, onClose }: FolderSheetProps) {
  const { job } = useJobView();
  const draft = useFormDraft({
    name: `folder-job-${String(job.id)}-${from ?? 'new'}`,
    shapes: SHAPES,
    start: { name: from === null ? '' : folderName(from), inside: (from === null ? above : folderAbove(from)) ?? '' },
    choices: ['inside'],
    onClose,
  });
  const { name, inside } = draft.values;
  const [fault, setFault] = useState<string | null>(null);
  const { run, isBusy, problem } = useJobChange<string>({
    jobId: job.id,
    toastText: from === null ? 'Folder added' : 'Folder moved',
    send: async (call, to, client) => {
      await sendFolder(call, { constructionId: job.id, from, to }, client);
      onDone(to);
      return null;
    },
    onDone: draft.close,
  });
  const save = () => {
    try {
      setFault(null);
      const to = parseInput(folderInput, inside === '' ? name : `${inside}/${name}`, 'Folder');
      if (to === from) draft.close();
      else run(to);
    } catch (error) {
      setFault(error instanceof Error ? error.message : null);
    }
  };
  return (
    <Sheet
      title={from === null ? 'New folder' : `Rename or move ${folderName(from)}`}
      onClose={draft.close}
      unsaved={draft.isUnsaved}
      onSubmit={save}
      busy={isBusy}
      footer={
        <>
          <Button kind="primary" type="submit" icon={from === null ? FolderPlus : Pencil} busy={isBusy}>
            {from === null ? 'Add the folder' : 'Save'}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {problem === null ? null : <Banner tone="bad">{problem.message}</Banner>}
        <TextField
          label="Name"
          value={name}
          maxLength={80}
          error={fault ?? undefined}
          onChange={(text) => draft.set({ name: text })}
          data-autofocus
        />
        <TreeField
          label="In"
          value={inside}
          options={folderOptions(
            paths.filter((path) => from === null || !isWithin(path, from)),
            'Top level',
          )}
          onChange={(path) => draft.set({ inside: path })}
        />
        <TypedBefore draft={draft} />
      </div>
    </Sheet>
  );
}
