// The list of construction codes (screens.md §2.18): a declared list, and a new one.
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { ArchivableName, PlainTag } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import type { PreviewedRow } from '../../platform/list/DeclaredListPage.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { FactsPreview } from '../../platform/record/FactsPreview.tsx';
import { RecordListPage } from '../../platform/record/RecordListPage.tsx';
import { constructionCodePath, fact, nameOf, type ConstructionCodeRow } from './construction-code-data.ts';
import { ConstructionCodeSheet } from './ConstructionCodeSheet.tsx';
import { useConstructionCode, useConstructionCodeOptions, useConstructionCodes } from './use-construction-codes.ts';

const FACTS = [
  'itemId',
  'customer',
  'contract',
  'description',
  'unitOfMeasure',
  'factor',
  'sellRate',
  'gstTreatment',
  'effectiveFrom',
  'effectiveTo',
] as const;
const rowName = ({ externalCode }: ConstructionCodeRow): string => externalCode;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof CONSTRUCTION_CODE_LIST, ConstructionCodeRow>(CONSTRUCTION_CODE_LIST, actor, {
    externalCode: {
      isName: true,
      width: 152,
      cell: ({ externalCode, isArchived }) => <ArchivableName isArchived={isArchived}>{externalCode}</ArchivableName>,
    },
    customer: { width: 136 },
    contract: { width: 120 },
    itemCode: { width: 112 },
    description: { width: undefined },
    sellRate: { width: 112 },
    effectiveFrom: { width: 112 },
    effectiveTo: { width: 112 },
    unitOfMeasure: { startsHidden: true, width: 128 },
    factor: { startsHidden: true, width: 88 },
    gstTreatment: { startsHidden: true, width: 112 },
    workTypes: { startsHidden: true, width: 160 },
    minQuantity: { startsHidden: true, width: 112 },
    maxQuantity: { startsHidden: true, width: 112 },
    preapprovalOver: { startsHidden: true, width: 160 },
    isArchived: { startsHidden: true },
  });

const PAGE = declarePage<ConstructionCodeRow>({
  list: CONSTRUCTION_CODE_LIST,
  called: 'construction codes',
  filters: filterDefinitions(CONSTRUCTION_CODE_LIST, ['customer', 'contract', 'current', 'archived']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'New construction code', hint: 'new' }],
  nameOf: rowName,
  pathOf: constructionCodePath,
});

export function ConstructionCodesPage() {
  const screen = useDeclaredPage(PAGE, useConstructionCodes);
  const options = useConstructionCodeOptions(screen.openFilter !== null);
  return (
    <RecordListPage
      {...{ page: PAGE, screen, options, called: 'construction code' }}
      sheet={(does) => <ConstructionCodeSheet code={null} {...does} />}
      preview={(shown) => <Preview {...shown} />}
    />
  );
}

function Preview(shown: PreviewedRow<ConstructionCodeRow>) {
  const { code, ...read } = useConstructionCode(shown.id);
  const named = code === null ? null : nameOf(code);
  return (
    <FactsPreview
      {...{ ...shown, called: 'construction code', whole: code, read, name: shown.row === null ? named : rowName(shown.row) }}
      mark={code?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      factsOf={(code) => FACTS.map((field) => fact(code, field))}
      pathOf={constructionCodePath}
    />
  );
}
