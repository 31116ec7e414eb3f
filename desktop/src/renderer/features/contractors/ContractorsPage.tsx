// The list of independent contractors (screens.md §2.19): a declared list, and a new one.
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { formatAbn } from '@lotline/schema/domain/kernel/business-numbers';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { DayCell, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import type { PreviewedRow } from '../../platform/list/DeclaredListPage.tsx';
import { useToday } from '../../platform/frame/use-today.ts';
import { FactsPreview } from '../../platform/record/FactsPreview.tsx';
import { RecordListPage } from '../../platform/record/RecordListPage.tsx';
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
  filters: filterDefinitions(CONTRACTOR_LIST, ['status', 'expired', 'unchecked', 'nogroup', 'state', 'expires']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'New contractor', hint: 'new' }],
  nameOf: rowName,
  pathOf: contractorPath,
});

export function ContractorsPage() {
  const screen = useDeclaredPage(PAGE, useContractorList);
  const options = useContractorOptions(screen.openFilter !== null);
  return (
    <RecordListPage
      {...{ page: PAGE, screen, options, called: 'contractor' }}
      sheet={(does) => <ContractorSheet contractor={null} {...does} />}
      preview={(shown) => <Preview {...shown} />}
    />
  );
}

function Preview(shown: PreviewedRow<ContractorRow>) {
  const { contractor, ...read } = useContractor(shown.id);
  const named = contractor === null ? null : nameOf(contractor);
  return (
    <FactsPreview
      {...{ ...shown, called: 'contractor', whole: contractor, read, name: shown.row === null ? named : rowName(shown.row) }}
      mark={contractor === null ? undefined : <PlainTag>{stateLabel(contractor.status).toLowerCase()}</PlainTag>}
      factsOf={(contractor) => FACTS.map((field) => fact(contractor, field))}
      pathOf={contractorPath}
    />
  );
}
