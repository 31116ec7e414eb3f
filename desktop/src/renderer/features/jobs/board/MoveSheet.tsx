// "Move to …": the statuses that a job may go to, by keyboard what dragging is by hand; those that refuse it say why,
// a reason of several once.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { boardStatuses, canMoveCard } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { sayError } from '@lotline/schema/errors/catalogue';
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import { statusLook } from '../../../platform/list/status-look.tsx';
import type { JobRow } from '../../../platform/job-list/job-row.ts';

interface MoveSheetProps {
  readonly card: JobRow;
  readonly actor: Actor;
  readonly settings: readonly SettingRow[];
  readonly onMove: (status: string) => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly status: string;
  /** Why it is refused; null: it may go there. */
  readonly reason: string | null;
}

export function MoveSheet({ card, actor, settings, onMove, onClose }: MoveSheetProps) {
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
    <MoreSheet
      title={`Move ${card.workOrder} to …`}
      subtitle={[`It is ${card.status} now.`, ...sharing].join(' ')}
      options={single.map(({ status, reason }) => ({
        label: status,
        icon: statusLook(status).icon,
        refusedBecause: reason ?? undefined,
        onSelect: () => onMove(status),
      }))}
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
