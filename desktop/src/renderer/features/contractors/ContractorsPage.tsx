// The list of independent contractors (screens.md §2.19): a declared list, and a new one.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { formatAbn } from '@lotline/schema/domain/kernel/business-numbers';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { DayCell, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { PreviewFacts, PreviewPane } from '../../platform/list/PreviewPane.tsx';
import { useToday } from '../../platform/frame/use-today.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { contractorPath, fact, nameOf, stateLabel, type ContractorRow } from './contractor-data.ts';
import { ContractorSheet } from './ContractorSheet.tsx';
import { useContractor, useContractorList, useContractorOptions } from './use-contractors.ts';

const FACTS = ['tradingName', 'abn', 'abrStatus', 'abrCheckedOn', 'gstRegistered', 'contactName', 'contactPhone', 'rctiStatus'] as const;
const rowName = ({ legalName }: ContractorRow): string => legalName;
/** A document is good through its last day. */
function ExpiryCell({ day }: { readonly day: CalendarDay | null }) {
  const today = useToday();
  return <DayCell day={day} isLate={day !== null && day < today} />;
}

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof CONTRACTOR_LIST, ContractorRow>(CONTRACTOR_LIST, actor, {
    legalName: { isName: true, width: 232 },
    status: { width: 112, cell: ({ status }) => <TextCell text={stateLabel(status)} />, text: ({ status }) => stateLabel(status) },
    abn: { width: 136, cell: ({ abn }) => <TextCell text={abn == null ? null : formatAbn(abn)} /> },
    abrCheckedOn: { width: 136 },
    groups: { width: 200 },
    openTasks: { width: 112 },
    document: { width: 240 },
    documentExpiry: { cell: ({ documentExpiry }) => <ExpiryCell day={documentExpiry ?? null} /> },
    tradingName: { startsHidden: true, width: 176 },
    contactName: { startsHidden: true },
    gstRegistered: { startsHidden: true, width: 136 },
    state: { startsHidden: true, width: 72 },
    abrStatus: { startsHidden: true },
    rctiStatus: { startsHidden: true },
  });

const PAGE = declarePage<ContractorRow>({
  list: CONTRACTOR_LIST,
  called: 'contractors',
  filters: filterDefinitions(CONTRACTOR_LIST, ['status', 'unchecked', 'nogroup', 'state', 'expires']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'New contractor', hint: 'new' }],
  nameOf: rowName,
  pathOf: contractorPath,
});

export function ContractorsPage() {
  const screen = useDeclaredPage(PAGE, useContractorList);
  const options = useContractorOptions(screen.openFilter !== null);
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(true) });
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        options={options}
        tabs={<AdminTabs />}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
            New contractor
          </Button>
        }
        preview={({ row, ...shown }) => <Preview {...shown} name={row === null ? null : rowName(row)} />}
      />
      {isNew ? (
        <ContractorSheet contractor={null} onClose={() => setNew(false)} onMade={(id) => void navigate(contractorPath(id))} />
      ) : null}
    </>
  );
}

interface PreviewProps {
  readonly id: number;
  readonly name: string | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

function Preview({ id, name, onStep, onClose }: PreviewProps) {
  const { contractor, ...read } = useContractor(id);
  const title = name ?? (contractor === null ? 'Contractor' : nameOf(contractor));
  return (
    <PreviewPane
      label={`contractor ${title}`}
      title={title}
      mark={contractor === null ? undefined : <PlainTag>{stateLabel(contractor.status).toLowerCase()}</PlainTag>}
      isBusy={contractor === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={
        <Link to={contractorPath(id)} className={buttonClass()}>
          Open <kbd>Ctrl ↵</kbd>
        </Link>
      }
    >
      {contractor === null ? (
        <Unread read={read} title="The contractor could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <PreviewFacts facts={FACTS.map((field) => fact(contractor, field))} />
      )}
    </PreviewPane>
  );
}
