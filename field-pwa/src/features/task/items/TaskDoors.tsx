// The ways from a task's card: to the camera, to its files, to its ticket of work, each with how much there is (specification 1 §2; mock 2-task).
import type { ReactNode } from 'react';
import { Camera, ClipboardCheck, Upload, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { receivedLine } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { ticketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { unsentUploads } from '../../../platform/uploads/upload-sum.ts';
import { useShownUploads } from '../../../platform/uploads/use-shown-uploads.ts';
import type { Task } from '../facts/page-data.ts';
import { useTaskPage } from '../task-page-context.ts';
import { capturePath, filesPath, ticketPath } from './door-paths.ts';
import { MissingShots } from './MissingShots.tsx';
import styles from './TaskDoors.module.css';

export function TaskDoors({ task }: { readonly task: Task }) {
  const { actor, job, isAssigned, photosOf } = useTaskPage();
  const photos = photosOf(task);
  const line = receivedLine(photos);
  const files = job.attachments.filter(({ taskId, isDocAttachment }) => taskId === task.id && isDocAttachment).length;
  const onTheirWay = unsentUploads(useShownUploads()).filter(({ taskId }) => taskId === task.id).length;
  const mayOpenTicket = hasClaim(actor, 'CAN_ACCESS_TICKET_OF_WORK');
  return (
    <div className={styles.photos}>
      <div className={styles.doors}>
        {isAssigned ? (
          <Door icon={Camera} to={capturePath(job.id, task.id)} figure={photos.received + photos.waiting}>
            Capture Images
          </Door>
        ) : null}
        <Door
          icon={Upload}
          to={filesPath(job.id, task.id)}
          figure={files}
          note={onTheirWay === 0 ? undefined : `${String(onTheirWay)} on ${onTheirWay === 1 ? 'its' : 'their'} way`}
        >
          Upload files
        </Door>
        {mayOpenTicket ? (
          <Door icon={ClipboardCheck} to={ticketPath(job.id, task.id)} note={ticketStage(task.ticketOfWork, task.submittedDate !== null)}>
            Ticket of Work
          </Door>
        ) : null}
      </div>
      {line === null ? null : (
        <p className={classes(words.small, words.muted)}>
          <Icon of={Camera} size="s" /> {line}
        </p>
      )}
      {isAssigned ? <MissingShots task={task} /> : null}
    </div>
  );
}

interface DoorProps {
  readonly icon: LucideIcon;
  readonly to: string;
  /** How many there are; nothing is said of none. */
  readonly figure?: number;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Door({ icon, to, figure = 0, note, children }: DoorProps) {
  return (
    <Link className={styles.door} to={to}>
      <span className={styles.figure}>
        <Icon of={icon} />
        {figure === 0 ? null : figure}
      </span>
      {children}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </Link>
  );
}
