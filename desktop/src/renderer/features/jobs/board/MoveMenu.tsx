// "Move to" at a card, by M, by the pointer's other button or by the card's own: the statuses that a job may go to; those that refuse it say why, a
// reason of several once.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { boardStatuses, canMoveCard } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { sayError } from '@lotline/schema/errors/catalogue';
import { MenuAt, type MenuPlace } from '../../../platform/frame/MenuAt.tsx';
import { statusLook } from '../../../platform/list/status-look.tsx';
import type { JobRow } from '../../../platform/job-list/job-row.ts';

interface MoveMenuProps {
  readonly card: JobRow;
  readonly at: MenuPlace;
  readonly actor: Actor;
  readonly settings: readonly SettingRow[];
  readonly onMove: (status: string) => void;
  /** @param isBack the focus goes back to the card */
  readonly onClose: (isBack: boolean) => void;
}

interface Choice {
  readonly status: string;
  /** Why it is refused; null: it may go there. */
  readonly reason: string | null;
}

export function MoveMenu({ card, at, actor, settings, onMove, onClose }: MoveMenuProps) {
  const options = boardStatuses(settings)
    .filter((status) => status !== card.status)
    .map((status): Choice => {
      const verdict = canMoveCard(actor, card, status, settings);
      return { status, reason: verdict.ok ? null : sayError(verdict.code, verdict.details) };
    })
    // those that take it first
    .toSorted((one, other) => Number(one.reason !== null) - Number(other.reason !== null));
  const { single, sharing } = byReason(options);
  return (
    <MenuAt
      label={`Move ${card.workOrder} to`}
      foot={sharing.length === 0 ? undefined : sharing.join(' ')}
      items={single.map(({ status, reason }) => ({
        key: status,
        label: status,
        icon: statusLook(status).icon,
        refusedBecause: reason,
      }))}
      at={at}
      onChoose={(status) => {
        onClose(true);
        onMove(status);
      }}
      onClose={onClose}
    />
  );
}

/** Each with a line of its own; of several that one reason refuses, a sentence: 'Not to Surveyed or Complete: …'. */
function byReason(options: readonly Choice[]): { readonly single: readonly Choice[]; readonly sharing: readonly string[] } {
  const statusesOf = (reason: string) => options.filter((one) => one.reason === reason).map(({ status }) => status);
  const shared = [...new Set(options.flatMap(({ reason }) => reason ?? []))].filter((reason) => statusesOf(reason).length > 1);
  return {
    single: options.filter(({ reason }) => reason === null || !shared.includes(reason)),
    sharing: shared.map((reason) => `Not to ${eitherOf.format(statusesOf(reason))}: ${reason}`),
  };
}

const eitherOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });
