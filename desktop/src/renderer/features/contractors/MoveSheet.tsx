// A move of a contractor's lifecycle, what it means, and why.
import { CONTRACTOR_MOVES, type ContractorMove } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { nameOf, stateLabel, stateOf, type Contractor } from './contractor-data.ts';
import { useMoveContractor } from './use-contractors.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { undoneWhy } from '../../platform/form/undone-why.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

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
  const undo = useMoveContractor(true);
  const offer = useUndoOffer();
  const { label, about } = CONTRACTOR_MOVES[move];
  const back = wayBack(contractor.status, move);
  return (
    <CommandSheet
      title={`${label} ${nameOf(contractor)}`}
      subtitle={about}
      verb={label}
      draft={`${move}-contractor-${String(contractor.id)}`}
      fields={{ why: WHY }}
      command={useMoveContractor()}
      inputOf={({ why }) => ({ id: contractor.id, version: contractor.version, move, why })}
      onDone={(now, { why }) => {
        if (back !== null && now !== null)
          offer(`${nameOf(now)} is ${stateLabel(now.status).toLowerCase()}.`, () => {
            void undo.run({ id: now.id, version: now.version, move: back, why: undoneWhy(why) });
          });
      }}
      onClose={onClose}
    />
  );
}
