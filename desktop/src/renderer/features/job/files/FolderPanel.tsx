// The folders of the job's files: each shows what lies in it and below; who edits the job makes, renames, moves and removes them.
import { useState } from 'react';
import { Folder as FolderSign, FolderOpen, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { canChangeFolders } from '@lotline/schema/domain/attachment/file-changes.rules';
import { folderName, type Folder } from '@lotline/schema/domain/attachment/folders';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useJobView } from '../job-context.ts';
import type { JobFile } from '../job-data.ts';
import { FolderSheet, type FolderMove } from './FolderSheet.tsx';
import { useJobChange } from '../use-job-change.ts';
import { sendFolder } from './send-folder.ts';
import styles from './FolderPanel.module.css';

interface FolderPanelProps {
  readonly folders: readonly Folder<JobFile>[];
  /** Paths of all of them. */
  readonly paths: readonly string[];
  /** Null: wherever files lie. */
  readonly opened: string | null;
  readonly total: number;
  readonly onOpen: (path: string | null) => void;
}

export function FolderPanel({ folders, paths, opened, total, onOpen }: FolderPanelProps) {
  const { job, actor } = useJobView();
  const [asked, ask] = useState<FolderMove | null>(null);
  const may = canChangeFolders(actor).ok;
  const remove = useJobChange<string>({
    jobId: job.id,
    toastText: 'Folder removed',
    isFormless: true,
    send: (call, from, client) => sendFolder(call, { constructionId: job.id, from, to: null }, client),
    onDone: () => onOpen(null),
  });
  return (
    <nav className={styles.panel} aria-label="Folders">
      <ul>
        <li>
          <FolderButton name="All files" count={total} isOpen={opened === null} onOpen={() => onOpen(null)} />
        </li>
        {folders.map((folder) => (
          <FolderRow key={folder.path} folder={folder} opened={opened} onOpen={onOpen} />
        ))}
      </ul>
      {may ? (
        <div className={styles.tools}>
          <Button tight icon={FolderPlus} onClick={() => ask({ from: null, above: opened })}>
            New folder
          </Button>
          {opened === null ? null : (
            <>
              <IconButton icon={Pencil} label={`Rename or move ${folderName(opened)}`} onClick={() => ask({ from: opened, above: null })} />
              <IconButton
                icon={Trash2}
                label={`Remove the folder ${folderName(opened)}`}
                disabled={remove.isBusy}
                onClick={() => remove.run(opened)}
              />
            </>
          )}
        </div>
      ) : null}
      {asked === null ? null : <FolderSheet move={asked} paths={paths} onDone={onOpen} onClose={() => ask(null)} />}
    </nav>
  );
}

interface FolderRowProps {
  readonly folder: Folder<JobFile>;
  readonly opened: string | null;
  readonly onOpen: (path: string) => void;
}

function FolderRow({ folder: { name, path, count, folders }, opened, onOpen }: FolderRowProps) {
  return (
    <li>
      <FolderButton name={name} count={count} isOpen={opened === path} onOpen={() => onOpen(path)} />
      {folders.length === 0 ? null : (
        <ul>
          {folders.map((inside) => (
            <FolderRow key={inside.path} folder={inside} opened={opened} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface FolderButtonProps {
  readonly name: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function FolderButton({ name, count, isOpen, onOpen }: FolderButtonProps) {
  return (
    <button type="button" className={styles.folder} aria-current={isOpen || undefined} onClick={onOpen}>
      <Icon of={isOpen ? FolderOpen : FolderSign} size="s" />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </button>
  );
}
