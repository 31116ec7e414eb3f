// The files that are shown, and what is done with several of them together.
import { useState } from 'react';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { FileGrid } from '../../../platform/files/FileGrid.tsx';
import { useJobView } from '../job-context.ts';
import type { JobFile } from '../job-data.ts';
import { LabelSheet, type Labelling } from './LabelSheet.tsx';
import { DoneBar, SelectionBar } from './SelectionBar.tsx';
import { useFileChanges } from './use-file-changes.ts';
import { useZip } from './use-zip.ts';
import styles from './FilesTab.module.css';

interface PickedFilesProps {
  readonly shown: readonly JobFile[];
  readonly categories: readonly string[];
  readonly folders: readonly string[];
  readonly onOpen: (id: number) => void;
  readonly onRemove: (file: JobFile) => void;
}

const NONE: ReadonlySet<number> = new Set();

export function PickedFiles({ shown, categories, folders, onOpen, onRemove }: PickedFilesProps) {
  const { job, zone, asAt } = useJobView();
  const [wanted, setWanted] = useState(NONE);
  const [asked, ask] = useState<Labelling | null>(null);
  const { isBusy, problem, done, run, undo, dismiss } = useFileChanges(job.id, categories);
  const zip = useZip(job.id);
  // what is not shown is not changed
  const files = shown.filter(({ id }) => wanted.has(id));
  const picked = new Set(files.map(({ id }) => id));
  const toggle = (id: number) => setWanted(new Set(picked.has(id) ? [...picked].filter((one) => one !== id) : [...picked, id]));
  return (
    <div className={styles.shown}>
      {shown.length === 0 || asAt !== null ? null : (
        <SelectionBar
          count={files.length}
          of={shown.length}
          mayLabel={files.some(({ mayChange }) => mayChange)}
          isZipping={zip.isBusy}
          onAll={() => setWanted(new Set(shown.map(({ id }) => id)))}
          onNone={() => setWanted(NONE)}
          onLabel={ask}
          onZip={() => zip.save([...picked])}
        />
      )}
      {done === null ? null : <DoneBar done={done} isBusy={isBusy} onUndo={undo} onDismiss={dismiss} />}
      {shown.length === 0 ? (
        <EmptyState title={job.attachments.length === 0 ? 'No file has been received yet' : 'No file here'}>
          Photos from the field and documents of the office appear here.
        </EmptyState>
      ) : (
        <FileGrid
          label="Files"
          files={shown}
          zone={zone}
          picked={picked}
          onPick={asAt === null ? toggle : undefined}
          onOpen={onOpen}
          onRemove={onRemove}
        />
      )}
      {asked === null ? null : (
        <LabelSheet
          of={asked}
          files={files}
          categories={categories}
          folders={folders}
          isBusy={isBusy}
          problem={problem}
          onChange={(change) => run(change, files)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}
