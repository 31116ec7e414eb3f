// What was photographed and sent of a task, the newest first, with the viewer.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FileGrid } from '../../../platform/files/FileGrid.tsx';
import { Viewer } from '../../../platform/files/Viewer.tsx';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { opensJobs } from '../../../platform/task/task-links.ts';
import { isDeclined } from '../../../platform/task/task-words.ts';
import { filesShown, NO_FILTER } from '../files/files-shown.ts';
import { Stamp } from '../files/Stamp.tsx';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { tabPath } from '../tabs/tab-path.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

const NO_CATEGORIES: readonly string[] = [];

export function TaskFiles({ task }: { readonly task: Task }) {
  const { job, actor, zone } = useJobView();
  const [opened, open] = useState<number | null>(null);
  const files = filesShown(job.attachments, { ...NO_FILTER, task: String(task.id) }, NO_CATEGORIES);
  // nobody is to take any
  if (files.length === 0 && isDeclined(task)) return null;
  return (
    <Panel
      title="Photos and files"
      note={String(files.length)}
      action={opensJobs(actor) ? <Link to={tabPath(job.id, 'attachments')}>Files of the job</Link> : null}
    >
      {files.length === 0 ? (
        <p className={words.muted}>No photo of this task has been received yet.</p>
      ) : (
        <FileGrid label={`Files of ${task.name}`} files={files} zone={zone} onOpen={open} />
      )}
      {opened === null ? null : (
        <Viewer files={files} openedId={opened} onClose={() => open(null)}>
          {(file) => <Stamp file={file} />}
        </Viewer>
      )}
    </Panel>
  );
}
