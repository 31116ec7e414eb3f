// The ticket's own bar: back to its task, the name, the connection. The page's frame is left out (specification 2 §2: chrome-less).
import type { ReactNode } from 'react';
import { SkipLink } from '@lotline/shared-ui/components/SkipLink/SkipLink';
import { SignInAgain } from '@lotline/web-session/react/SignInAgain';
import { ConnectionChip } from '../../../platform/connection/ConnectionChip.tsx';
import { AppBar } from '../../../platform/frame/AppBar.tsx';
import { BackBar } from '../../../platform/frame/BackBar.tsx';
import { PageFrame } from '../../../platform/frame/PageFrame.tsx';
import styles from './Ticket.module.css';

interface TicketFrameProps {
  readonly jobId: number;
  readonly taskId: number;
  readonly actions?: ReactNode;
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function TicketFrame({ jobId, taskId, actions, onLeave, children }: TicketFrameProps) {
  return (
    <>
      <AppBar>
        <SkipLink />
        <BackBar to={`/field/construction/${String(jobId)}/${String(taskId)}`} back="Task" title="Ticket of Work" onLeave={onLeave} />
        <ConnectionChip />
      </AppBar>
      <SignInAgain place="page" />
      <PageFrame title="Ticket of Work" bar={null} actions={actions} mainClassName={styles.page}>
        {children}
      </PageFrame>
    </>
  );
}
