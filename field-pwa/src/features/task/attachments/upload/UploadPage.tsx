// /field/construction/:constructionId/:taskId/attachments: a task's documents, and the way to add some (specification 2 §2; issue 10 §1).
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { BackBar } from '../../../../platform/frame/BackBar.tsx';
import { PageFrame } from '../../../../platform/frame/PageFrame.tsx';
import { useUploadsOfTask } from '@lotline/web-session/react/use-uploads';
import type { Job, Task } from '../../facts/page-data.ts';
import { TaskError, TaskMissing } from '../../TaskMissing.tsx';
import { TaskSkeleton } from '../../TaskSkeleton.tsx';
import { useTaskSettings } from '../../use-task-settings.ts';
import { documentsOf } from '../files-of-job.ts';
import { useJobPage } from '../use-job-page.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { TaskDocuments } from './TaskDocuments.tsx';
import { UploadList } from '@lotline/web-session/react/UploadList';
import styles from './UploadPage.module.css';

export default function UploadPage() {
  const page = useJobPage();
  if (page.at === 'opening') return <TaskSkeleton />;
  if (page.at === 'failed') return <TaskError {...page} />;
  if (page.at === 'missing' || page.task === null) return <TaskMissing />;
  return <UploadsOfTask job={page.job} task={page.task} />;
}

function UploadsOfTask({ job, task }: { readonly job: Job; readonly task: Task }) {
  const uploads = useUploadsOfTask(task.id);
  const { settings } = useTaskSettings(job.workType);
  const documents = documentsOf(job.attachments).filter(({ taskId }) => taskId === task.id);
  return (
    <PageFrame
      title="Upload files"
      bar={<BackBar title="Upload files" to={`/field/construction/${String(job.id)}/${String(task.id)}`} back="Task" />}
      mainClassName={styles.page}
    >
      <div className={styles.head}>
        <h1>Upload files</h1>
        <p className={classes(words.small, words.muted)}>{`WO ${job.workOrder} · ${task.name} · ${formatAddress(job)}`}</p>
      </div>
      <ChooseFiles constructionId={job.id} taskId={task.id} categories={settings.categories} />
      <UploadList uploads={uploads} />
      <TaskDocuments constructionId={job.id} documents={documents} />
    </PageFrame>
  );
}
