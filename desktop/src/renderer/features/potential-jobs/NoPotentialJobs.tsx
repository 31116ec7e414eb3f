// What a tab without rows says: what would be there, and how it comes there.
import { MapPinPlus } from 'lucide-react';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import type { Tab } from './potential-job-tabs.ts';

const WORDS: Readonly<Record<Tab, readonly [title: string, text: string]>> = {
  new: [
    'Nothing new from the field',
    'Potential jobs that crews add without a full address appear here until the office has checked them.',
  ],
  processing: ['Nothing to process', 'Potential jobs with an address appear here until their builder is asked or they become jobs.'],
  builder: ['Not waiting for any builder', 'A potential job appears here once its builder has been sent a message.'],
  ready: ['Nothing is ready', 'Potential jobs that the builder has approved appear here until they become jobs.'],
  converted: ['None have become jobs yet', 'Process a potential job, then convert it.'],
  rejected: ['Nothing was rejected', 'Rejected ones and duplicates stay here, with the reason.'],
  all: ['No potential jobs yet', 'Crews add them on their phones: “Add Potential Job”.'],
};

export function NoPotentialJobs({ tab }: { readonly tab: Tab }) {
  const [title, text] = WORDS[tab];
  return (
    <EmptyState icon={MapPinPlus} title={title}>
      {text}
    </EmptyState>
  );
}
