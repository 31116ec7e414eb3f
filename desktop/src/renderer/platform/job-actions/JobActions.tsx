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
  /** Seldom held or asked about any more: both are in the menu. */
  readonly isEnded?: boolean;
}

const SHEETS = {
  builder: lazySheet(async () => (await import('../builder-approval/BuilderApprovalSheet.tsx')).BuilderApprovalSheet),
  duplicate: lazySheet(async () => (await import('./DuplicateSheet.tsx')).DuplicateSheet),
  hold: lazySheet(async () => (await import('./HoldSheet.tsx')).HoldSheet),
  reset: lazySheet(async () => (await import('./ResetSheet.tsx')).ResetSheet),
} as const;
const AHEAD = fetchAhead(...Object.values(SHEETS));
const ICONS = { hold: Pause, builder: HardHat, duplicate: Copy, reset: RotateCcw } as const;
const isSheet = (key: string): key is keyof typeof SHEETS => key in SHEETS;

export function JobActions({ job, isOnHold, isEditing = false, isBuilderAskedFor = false, isEnded = false }: JobActionsProps) {
  const actor = useActor();
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const mayEdit = hasClaim(actor, 'CAN_EDIT_CONSTRUCTION');
  const often = [
    ...(mayEdit && !isOnHold ? [{ key: 'hold' as const, label: 'Put on hold…', also: 'pause' }] : []),
    ...(hasClaim(actor, 'CAN_ACCESS_BUILDER_APPROVALS') && !isEditing
      ? [{ key: 'builder' as const, label: 'Builder approval…', also: 'ask' }]
      : []),
  ];
  const seldom = [
    ...(mayEdit ? [{ key: 'duplicate' as const, label: 'Duplicate…', offer: 'Duplicate this job…' }] : []),
    ...(hasClaim(actor, 'CAN_RESET_CONSTRUCTION') ? [{ key: 'reset' as const, label: 'Reset…', offer: 'Reset this job…' }] : []),
  ];
  useOffer([
    ...often.map(({ key, label, also }) => ({ id: key, label, also, icon: ICONS[key], run: () => setOpen(key) })),
    ...seldom.map(({ key, offer }) => ({ id: key, label: offer, icon: ICONS[key], run: () => setOpen(key) })),
  ]);
  const buttons = isEnded ? [] : often.filter(({ key }) => key !== 'builder' || !isBuilderAskedFor);
  const inMenu = isEnded ? [...often, ...seldom] : seldom;
  const Opened = open === null ? null : SHEETS[open];
  return (
    <div className={styles.actions} {...AHEAD}>
      {!mayEdit || isEditing ? null : (
        <Link to={`/construction/${String(job.id)}/edit`} className={buttonClass()}>
          Edit
        </Link>
      )}
      {mayEdit && isOnHold ? <ReleaseButton job={job} /> : null}
      {buttons.map(({ key, label }) => (
        <Button key={key} onClick={() => setOpen(key)}>
          {label}
        </Button>
      ))}
      {inMenu.length === 0 ? null : (
        <MenuButton
          label="More actions"
          side="end"
          items={inMenu}
          isOpen={isMenuOpen}
          onOpen={setIsMenuOpen}
          onChoose={(key) => setOpen(isSheet(key) ? key : null)}
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
