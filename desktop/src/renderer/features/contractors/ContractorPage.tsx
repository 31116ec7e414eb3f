// One contractor: its head with its state and moves, its tabs, and its edit as an address of its own (screens.md §2.19).
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PencilLine } from 'lucide-react';
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
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import { RecordTabs } from '../../platform/record/RecordTabs.tsx';
import { contractorPath, factsOf, nameOf, stateLabel, type Contractor } from './contractor-data.ts';
import { CONTRACTOR_TABS } from './contractor-tabs.tsx';
import { ContractorSheet } from './ContractorSheet.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { useContractor } from './use-contractors.ts';
import page from '../../platform/frame/Page.module.css';
import styles from '../../platform/record/RecordPage.module.css';

const LIST = { label: 'Contractors', path: '/admin/independent-contractors' };

export function ContractorPage() {
  const params = useParams();
  const id = Number(params['id']);
  const { contractor, ...read } = useContractor(id);
  useTitle(contractor === null ? 'Contractor' : `${nameOf(contractor)} · Contractor`);
  if (contractor !== null) return <Shown key={id} contractor={contractor} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="contractor" list={LIST} read={read} />;
}

const EDIT = 'edit';

function Shown({ contractor, tab }: { readonly contractor: Contractor; readonly tab: string }) {
  const navigate = useNavigate();
  const [move, setMove] = useState<ContractorMove | null>(null);
  const { key, Tab } = CONTRACTOR_TABS.find((one) => one.key === tab) ?? CONTRACTOR_TABS[0];
  const edit = () => void navigate(contractorPath(contractor.id, EDIT));
  useHotkeys({ e: edit });
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to={LIST.path}>{LIST.label}</Link>
      </nav>
      <div className={styles.title}>
        <h1>{nameOf(contractor)}</h1>
        <PlainTag>{stateLabel(contractor.status).toLowerCase()}</PlainTag>
        <span className={styles.room} />
        <PresenceNote record={CONTRACTOR} id={contractor.id} isEditing={false} />
        <Moves contractor={contractor} onMove={setMove} />
        <Button icon={PencilLine} onClick={edit}>
          Edit <kbd>E</kbd>
        </Button>
      </div>
      <RecordTabs
        label="Contractor"
        tabs={CONTRACTOR_TABS}
        shown={key}
        props={{ contractor }}
        pathOf={(to) => contractorPath(contractor.id, to)}
      />
      <Tab contractor={contractor} />
      {tab === EDIT ? <ContractorSheet contractor={contractor} onClose={() => void navigate(contractorPath(contractor.id))} /> : null}
      {move === null ? null : <MoveSheet contractor={contractor} move={move} onClose={() => setMove(null)} />}
    </main>
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
