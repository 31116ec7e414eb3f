// Which task and job a line of the unsent work is about; the way there where there is one.
import { Link } from 'react-router-dom';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { QueueLine } from '../../platform/outbox/queue-lines.ts';

export function taskPath({ jobId, taskId }: Pick<QueueLine, 'jobId' | 'taskId'>): string | null {
  return jobId === null || taskId === null ? null : `/field/construction/${String(jobId)}/${String(taskId)}`;
}

export function aboutText({ task, job }: Pick<QueueLine, 'task' | 'job'>): string | null {
  const told = [job, task].filter((part) => part !== null);
  return told.length === 0 ? null : told.join(' · ');
}

export function AboutLine({ line }: { readonly line: Pick<QueueLine, 'task' | 'job' | 'jobId' | 'taskId'> }) {
  const text = aboutText(line);
  const path = taskPath(line);
  if (text === null && path === null) return null;
  return <p className={classes(words.small, words.muted)}>{path === null ? text : <Link to={path}>{text ?? 'Open the task'}</Link>}</p>;
}
