// What 'More' offers beside the next step, each with its note or the reason why not (look.md §2; mock 12-parts).
import { ClipboardCheck, CircleCheck, Contrast, LogOut, MessageSquareText, RefreshCw, Send } from 'lucide-react';
import { formatDuration } from '@lotline/schema/domain/kernel/date-format';
import { latestVisit, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { sayError } from '@lotline/schema/errors/catalogue';
import type { Option } from '@lotline/shared-ui/components/OptionList/OptionList';
import { taskAction } from '../../../platform/outbox/action-input.ts';
import { hasStatusChoice } from '../facts/job-edits.ts';
import { asksToConfirmFirst, type OtherMove } from '../facts/next-step.ts';
import { pressSubmit } from '../submit-step.ts';
import type { TaskPage } from '../task-page-context.ts';

/** An offer is answered by Accept or Decline alone, as long as the status has its own pencil among the tiles. */
export function hasMore(page: TaskPage): boolean {
  const hasStatusTile = page.settings.tiles.fields.some(({ fieldName, show }) => fieldName === 'status' && show);
  const statusBelongsHere = page.next?.kind !== 'accept' || !hasStatusTile;
  return page.otherMoves.length > 0 || (statusBelongsHere && hasStatusChoice(page));
}

export function moreOptions(page: TaskPage): Option[] {
  const moves = page.otherMoves.map((move) => optionOf(move, page));
  const status: Option = {
    label: 'Update Job Status',
    icon: RefreshCw,
    note: page.job.status,
    onSelect: () => page.show({ name: 'status' }),
  };
  return hasStatusChoice(page) ? [...moves, status] : moves;
}

function optionOf(move: OtherMove, page: TaskPage): Option {
  const { opened, job, actor, actions, show } = page;
  switch (move) {
    case 'completePartially':
      return { label: 'Is Partially Complete', icon: Contrast, note: 'Needs a reason', onSelect: () => show({ name: 'partial' }) };
    case 'goOffsite':
      return {
        label: 'I’m Offsite',
        icon: LogOut,
        note: `Stops the clock at ${formatDuration(minutesOnsite(page))}`,
        onSelect: () => actions.enqueue(taskAction('goOffsite', opened, job.id)),
      };
    case 'startCard':
      return {
        label: 'Start Card',
        icon: ClipboardCheck,
        note: 'Opens the site’s card in a new tab',
        onSelect: () => openLink(opened.externalJobLink),
      };
    case 'confirm':
      return { label: 'Confirm item quantities', icon: CircleCheck, onSelect: () => show({ name: 'confirm' }) };
    case 'submit':
      return submitOption(page);
    case 'comment': {
      const written = latestVisit(opened, actor.userId)?.comments ?? null;
      return {
        label: 'Completions Comment',
        icon: MessageSquareText,
        note: written ?? undefined,
        onSelect: () => show({ name: 'comment' }),
      };
    }
  }
}

/** With only the confirmation missing it opens that first; anything else that stands in the way is said. Spec 1 §4. */
function submitOption(page: TaskPage): Option {
  const { opened, actor, may, show } = page;
  const base = { label: 'Submit', icon: Send } as const;
  const verdict = may('submit');
  if (!verdict.ok && verdict.code !== 'ITEM_QTYS_NOT_CONFIRMED') {
    return { ...base, refusedBecause: sayError(verdict.code, verdict.details), onSelect: () => undefined };
  }
  if (asksToConfirmFirst(opened, actor.userId))
    return { ...base, note: 'Asks to confirm the item quantities first', onSelect: () => show({ name: 'confirm', thenSubmits: true }) };
  return { ...base, onSelect: () => void pressSubmit(page) };
}

function minutesOnsite({ opened, actor, now }: TaskPage): number {
  const since = openVisit(opened, actor.userId)?.onSiteUtc ?? null;
  return since === null ? 0 : (now.getTime() - new Date(since).getTime()) / 60_000;
}

/** Only web links: the server stores no others, and nothing else is opened. */
export function safeLink(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? link : null;
}

function openLink(link: string | null): void {
  const safe = safeLink(link);
  if (safe !== null) window.open(safe, '_blank', 'noopener,noreferrer');
}
