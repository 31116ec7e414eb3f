// One contractor: its head with its state and moves, its tabs, and its edit as an address of its own (screens.md §2.19).
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  canMoveContractor,
  CONTRACTOR_MOVE_NAMES,
  CONTRACTOR_MOVES,
  type ContractorMove,
  type ContractorState,
} from '@lotline/schema/domain/contractor/contractor.lifecycle';
import { sayError } from '@lotline/schema/errors/catalogue';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { RecordFrame } from '../../platform/record/RecordFrame.tsx';
import { contractorPath, factsOf, nameOf, stateLabel, type Contractor } from './contractor-data.ts';
import { CONTRACTOR_TABS } from './contractor-tabs.tsx';
import { ContractorSheet } from './ContractorSheet.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { useContractor } from './use-contractors.ts';

const LIST = { label: 'Contractors', path: '/admin/independent-contractors' };

export function ContractorPage() {
  const params = useParams();
  const id = Number(params['id']);
  const { contractor, ...read } = useContractor(id);
  useTitle(contractor === null ? 'Contractor' : `${nameOf(contractor)} · Contractor`);
  if (contractor !== null) return <Shown key={id} contractor={contractor} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="contractor" list={LIST} read={read} />;
}

function Shown({ contractor, tab }: { readonly contractor: Contractor; readonly tab: string }) {
  const [move, setMove] = useState<ContractorMove | null>(null);
  return (
    <RecordFrame
      {...{
        record: CONTRACTOR,
        id: contractor.id,
        name: nameOf(contractor),
        list: LIST,
        tabs: CONTRACTOR_TABS,
        tab,
        props: { contractor },
      }}
      pathOf={contractorPath}
      marks={<PlainTag>{stateLabel(contractor.status).toLowerCase()}</PlainTag>}
      actions={<Moves contractor={contractor} onMove={setMove} />}
      edit={(onClose) => <ContractorSheet contractor={contractor} onClose={onClose} />}
    >
      {move === null ? null : <MoveSheet contractor={contractor} move={move} onClose={() => setMove(null)} />}
    </RecordFrame>
  );
}

interface MovesProps {
  readonly contractor: Contractor;
  readonly onMove: (move: ContractorMove) => void;
}

/** Those of its state; what stands in the way of one is said on pressing it. */
function Moves({ contractor, onMove }: MovesProps) {
  const actor = useActor();
  const facts = factsOf(contractor);
  const startsHere = (move: ContractorMove): boolean => {
    const from: readonly ContractorState[] = CONTRACTOR_MOVES[move].from;
    return from.includes(facts.state);
  };
  return CONTRACTOR_MOVE_NAMES.filter(startsHere).map((move) => {
    const verdict = canMoveContractor(actor, facts, move);
    return (
      <Button
        key={move}
        kind={move === 'activate' ? undefined : 'text'}
        refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
        reason="pressed"
        onClick={() => onMove(move)}
      >
        {CONTRACTOR_MOVES[move].label}
      </Button>
    );
  });
}
