// A tab without jobs: what would be here.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import type { ApprovalTab } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { narrowedBy, type ListQuery } from '../../platform/list/list-query.ts';
import { NothingFound } from '../../platform/list/NothingFound.tsx';

const EMPTY: Readonly<Record<ApprovalTab, readonly [title: string, about: string]>> = {
  ready: [
    'No builders to ask',
    'Open jobs with a street name, suburb, site contact, mobile and builder appear here until their builder is asked.',
  ],
  incomplete: ['Nothing is missing', 'Open jobs that lack a street name, suburb, site contact, mobile or builder appear here.'],
  sent: ['No open requests', 'Jobs appear here once their builder has been asked, until there is an answer.'],
  reminder: [
    'Nobody to remind',
    'Builders who have not answered within 2 business days appear here, and those whose earliest day has come.',
  ],
  approved: ['Nothing is approved yet', 'Jobs appear here once their builder has approved access.'],
  declined: ['Nothing was declined', 'Jobs whose builder declined appear here, with the reason.'],
  expired: ['No link has expired', 'Jobs whose builder did not answer before the link expired appear here.'],
  all: ['No jobs yet', 'Open jobs appear here, with every request to their builders.'],
};

interface NothingToAskProps {
  readonly tab: ApprovalTab;
  readonly query: ListQuery;
  readonly onClear: () => void;
}

export function NothingToAsk({ tab, query, onClear }: NothingToAskProps) {
  const by = narrowedBy(query, 'tab');
  if (by !== null) return <NothingFound what="jobs" by={by} onClear={onClear} />;
  const [title, about] = EMPTY[tab];
  return (
    <EmptyState title={title} action={tab === 'ready' ? undefined : <Button onClick={onClear}>Show who can be asked</Button>}>
      {about}
    </EmptyState>
  );
}
