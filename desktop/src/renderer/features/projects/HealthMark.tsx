// How a project stands, in one word.
import { PROJECT_HEALTHS } from '@lotline/schema/domain/project/project.rules';
import { StateChip, type ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';

const STATES: Readonly<Record<(typeof PROJECT_HEALTHS)[number], ChipState>> = {
  'No jobs': 'New Job',
  Complete: 'Completed',
  Behind: 'Overdue',
  'On time': 'Accepted',
};

export function HealthMark({ health }: { readonly health: string }) {
  const known = PROJECT_HEALTHS.find((name) => name === health);
  return <StateChip state={known === undefined ? 'New Job' : STATES[known]}>{health}</StateChip>;
}
