// A move of a contractor's lifecycle, what it means, and why.
import { useState } from 'react';
import { CONTRACTOR_MOVES, type ContractorMove } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { nameOf, stateLabel, stateOf, type Contractor } from './contractor-data.ts';
import { useMoveContractor } from './use-contractors.ts';

interface MoveSheetProps {
  readonly contractor: Contractor;
  readonly move: ContractorMove;
  readonly onClose: () => void;
}

/** Which move leads back to a state from where it was left; none to onboarding, and none from the end but to there. */
const wayBack = (from: string, move: ContractorMove): ContractorMove | null => {
  if (move === 'suspend') return 'activate';
  return move === 'activate' && stateOf(from) === 'suspended' ? 'suspend' : null;
};

export function MoveSheet({ contractor, move, onClose }: MoveSheetProps) {
  const [why, setWhy] = useState('');
  const command = useMoveContractor();
  const undo = useMoveContractor(true);
  const offer = useUndoOffer();
  const { label, about } = CONTRACTOR_MOVES[move];
  const submit = async () => {
    const now = await command.run({ id: contractor.id, version: contractor.version, move, why });
    if (now === null) return;
    const back = wayBack(contractor.status, move);
    if (back !== null)
      offer(`${nameOf(now)} is ${stateLabel(now.status).toLowerCase()}.`, () => {
        void undo.run({ id: now.id, version: now.version, move: back, why: `Undo: ${why}` });
      });
    onClose();
  };
  return (
    <Sheet
      title={`${label} ${nameOf(contractor)}`}
      subtitle={about}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy}>
          {label}
        </Button>
      }
    >
      {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
      <WhyField value={why} onChange={setWhy} data-autofocus />
    </Sheet>
  );
}
