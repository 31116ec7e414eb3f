// How far a ticket of work is.
import type { TicketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import { StateChip, type ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';

const LOOK: Readonly<Record<TicketStage, ChipState>> = {
  'Not started': 'New Job',
  'In progress': 'Work In Progress',
  'Signed on': 'Accepted',
  Complete: 'Completed',
  Locked: 'Submitted',
  'From elsewhere': 'New Job',
};

export function TicketChip({ stage }: { readonly stage: TicketStage }) {
  return <StateChip state={LOOK[stage]}>{stage}</StateChip>;
}
