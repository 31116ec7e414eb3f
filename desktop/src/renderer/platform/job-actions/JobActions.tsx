// The office's actions on a whole job, for the head of its page: edit, hold or release, ask the builder, and in a menu what is done seldom; each by claims.
import { useState } from 'react';
import { Copy, Ellipsis, HardHat, Pause, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { useActor } from '@lotline/web-session/react/me-context';
import { fetchAhead, lazySheet } from '../frame/lazy-sheet.tsx';
import { MenuButton } from '../frame/MenuButton.tsx';
import { useOffer } from '../frame/page-actions.ts';
import type { ActedJob } from './acted-job.ts';
import { ReleaseButton } from './ReleaseButton.tsx';
import styles from './JobActions.module.css';

interface JobActionsProps {
  readonly job: ActedJob;
  readonly isOnHold: boolean;
  /** On the form itself. */
  readonly isEditing?: boolean;
  /** The builder is asked by the button beside these. */
  readonly isBuilderAskedFor?: boolean;
}

const SHEETS = {
  builder: lazySheet(async () => (await import('../builder-approval/BuilderApprovalSheet.tsx')).BuilderApprovalSheet),
  duplicate: lazySheet(async () => (await import('./DuplicateSheet.tsx')).DuplicateSheet),
  hold: lazySheet(async () => (await import('./HoldSheet.tsx')).HoldSheet),
  reset: lazySheet(async () => (await import('./ResetSheet.tsx')).ResetSheet),
} as const;
const AHEAD = fetchAhead(...Object.values(SHEETS));
const SELDOM_ICONS = { duplicate: Copy, reset: RotateCcw } as const;

export function JobActions({ job, isOnHold, isEditing = false, isBuilderAskedFor = false }: JobActionsProps) {
  const actor = useActor();
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const mayEdit = hasClaim(actor, 'CAN_EDIT_CONSTRUCTION');
  const seldom = [
    ...(mayEdit ? [{ key: 'duplicate' as const, label: 'Duplicate…', offer: 'Duplicate this job…' }] : []),
    ...(hasClaim(actor, 'CAN_RESET_CONSTRUCTION') ? [{ key: 'reset' as const, label: 'Reset…', offer: 'Reset this job…' }] : []),
  ];
  const mayAskBuilder = hasClaim(actor, 'CAN_ACCESS_BUILDER_APPROVALS') && !isEditing;
  useOffer([
    ...(mayEdit && !isOnHold ? [{ id: 'hold', label: 'Put on hold…', also: 'pause', icon: Pause, run: () => setOpen('hold') }] : []),
    ...(mayAskBuilder ? [{ id: 'builder', label: 'Builder approval…', also: 'ask', icon: HardHat, run: () => setOpen('builder') }] : []),
    ...seldom.map(({ key, offer }) => ({ id: key, label: offer, icon: SELDOM_ICONS[key], run: () => setOpen(key) })),
  ]);
  const Opened = open === null ? null : SHEETS[open];
  return (
    <div className={styles.actions} {...AHEAD}>
      {mayEdit ? (
        <>
          {isEditing ? null : (
            <Link to={`/construction/${String(job.id)}/edit`} className={buttonClass()}>
              Edit
            </Link>
          )}
          {isOnHold ? <ReleaseButton job={job} /> : <Button onClick={() => setOpen('hold')}>Put on hold…</Button>}
        </>
      ) : null}
      {mayAskBuilder && !isBuilderAskedFor ? <Button onClick={() => setOpen('builder')}>Builder approval…</Button> : null}
      {seldom.length === 0 ? null : (
        <MenuButton
          label="More actions"
          side="end"
          items={seldom}
          isOpen={isMenuOpen}
          onOpen={setIsMenuOpen}
          onChoose={(key) => setOpen(key === 'reset' ? 'reset' : 'duplicate')}
          button={(wiring) => (
            <Button {...wiring} icon={Ellipsis}>
              More
            </Button>
          )}
        />
      )}
      {Opened === null ? null : <Opened job={job} onClose={() => setOpen(null)} />}
    </div>
  );
}
