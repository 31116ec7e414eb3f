// The job's files: photos and documents by category and folder, several filed or taken out together, what is still expected, the viewer, and sending.
import { useMemo, useState } from 'react';
import { canAddAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import { categoriesOf } from '@lotline/schema/domain/attachment/categories';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useUploadsOfJob } from '@lotline/web-session/react/use-uploads';
import { job as jobOf } from '../../../platform/data/follows.ts';
import { RemoveFileSheet } from '../../../platform/files/RemoveFileSheet.tsx';
import { SendFiles } from '../../../platform/files/SendFiles.tsx';
import { Viewer } from '../../../platform/files/Viewer.tsx';
import { useJobView } from '../job-context.ts';
import type { JobFile } from '../job-data.ts';
import { ExpectedPhotos } from './ExpectedPhotos.tsx';
import { FileFilters } from './FileFilters.tsx';
import { FolderPanel } from './FolderPanel.tsx';
import { filesShown, lacksCategory, NO_FILTER, WITHOUT, type FileFilter } from './files-shown.ts';
import { PickedFiles } from './PickedFiles.tsx';
import { ProjectPlans } from './ProjectPlans.tsx';
import { Stamp } from './Stamp.tsx';
import { useFolders } from './use-folders.ts';
import styles from './FilesTab.module.css';

export default function FilesTab() {
  const { job, actor, lookups, zone, asAt } = useJobView();
  const [filter, setFilter] = useState<FileFilter>(NO_FILTER);
  const [opened, open] = useState<number | null>(null);
  const [removing, remove] = useState<JobFile | null>(null);
  const categories = useMemo(() => categoriesOf(lookups.find(({ name }) => name === 'Attachment category')?.data), [lookups]);
  const { tree, paths, read } = useFolders(job, asAt);
  // one that somebody else has renamed or removed shows nothing any more
  const folder = filter.folder !== null && paths.includes(filter.folder) ? filter.folder : null;
  const shown = filesShown(job.attachments, { ...filter, folder }, categories);
  const without = job.attachments.filter((file) => file.mayChange && lacksCategory(file, categories)).length;
  const change = (part: Partial<FileFilter>) => setFilter((before) => ({ ...before, ...part }));
  return (
    <>
      <FileFilters filter={{ ...filter, folder }} categories={categories} onChange={change} />
      {without === 0 || filter.tag === WITHOUT ? null : (
        <Banner tone="plain">
          {sayError('CATEGORY_REQUIRED')}{' '}
          <Button kind="text" onClick={() => setFilter({ ...NO_FILTER, tag: WITHOUT })}>
            {without === 1 ? 'Show it' : `Show the ${String(without)}`}
          </Button>
        </Banner>
      )}
      <ExpectedPhotos onTask={(taskId) => change({ task: String(taskId) })} />
      {/* which they were then, nobody wrote down at the job */}
      {asAt === null ? <ProjectPlans /> : null}
      {canAddAttachment(actor).ok ? <SendHere categories={categories} folder={folder} task={filter.task} /> : null}
      {asAt === null ? <ReadNote read={read} title="The folders could not be loaded: empty ones are missing." /> : null}
      <div className={styles.files}>
        <FolderPanel
          folders={tree}
          paths={paths}
          opened={folder}
          total={job.attachments.length}
          onOpen={(path) => change({ folder: path })}
        />
        <PickedFiles shown={shown} categories={categories} folders={paths} onOpen={open} onRemove={remove} />
      </div>
      {opened === null ? null : (
        <Viewer files={shown} openedId={opened} onClose={() => open(null)}>
          {(file) => <Stamp file={file} />}
        </Viewer>
      )}
      {removing === null ? null : (
        <RemoveFileSheet file={removing} zone={zone} shownBy={[jobOf(job.id)]} onClose={() => remove(null)}>
          The file is removed from job {job.workOrder}. The history keeps its name and who removed it.
        </RemoveFileSheet>
      )}
    </>
  );
}

interface SendHereProps {
  readonly categories: readonly string[];
  /** The opened folder: what is sent lies in it. */
  readonly folder: string | null;
  /** As the filter has it: a task's id, or nothing of the kind. */
  readonly task: string;
}

function SendHere({ categories, folder, task }: SendHereProps) {
  const { job } = useJobView();
  const of = job.schedules.find(({ id }) => String(id) === task);
  const target = { constructionId: job.id, taskId: of?.id ?? null, folder };
  const place = [of?.name, folder].filter(Boolean).join(', ');
  return <SendFiles categories={categories} target={target} place={place} uploads={useUploadsOfJob(job.id)} />;
}
