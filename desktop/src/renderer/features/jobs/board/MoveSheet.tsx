// "Move to …": the statuses that a job may go to, by keyboard what dragging is by hand; those that refuse it say why.
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

export function MoveSheet({ card, actor, settings, onMove, onClose }: MoveSheetProps) {
  const options = boardStatuses(settings)
    .filter((status) => status !== card.status)
    .map((status) => ({ status, verdict: canMoveCard(actor, card, status, settings) }))
    // those that take it first
    .toSorted((one, other) => Number(other.verdict.ok) - Number(one.verdict.ok));
  return (
    <MoreSheet
      title={`Move ${card.workOrder} to …`}
      subtitle={`It is ${card.status} now.`}
      options={options.map(({ status, verdict }) => ({
        label: status,
        icon: statusLook(status).icon,
        refusedBecause: verdict.ok ? undefined : sayError(verdict.code, verdict.details),
        onSelect: () => onMove(status),
      }))}
      onClose={onClose}
    />
  );
}
