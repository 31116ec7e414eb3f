// The list of child codes (screens.md §2.18): a declared list, and a new one.
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { Line, PlainTag } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import type { PreviewedRow } from '../../platform/list/DeclaredListPage.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { FactsPreview } from '../../platform/record/FactsPreview.tsx';
import { RecordListPage } from '../../platform/record/RecordListPage.tsx';
import { childCodePath, factsOf, nameOf, type ChildCodeRow } from './child-code-data.ts';
import { ChildCodeSheet } from './ChildCodeSheet.tsx';
import { useChildCode, useChildCodes } from './use-child-codes.ts';

const rowName = ({ code }: ChildCodeRow): string => code;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof CHILD_CODE_LIST, ChildCodeRow>(CHILD_CODE_LIST, actor, {
    code: {
      isName: true,
      width: 168,
      cell: ({ code, isArchived, ratesToday }) => (
        <Line>
          {code}
          {isArchived ? <PlainTag>archived</PlainTag> : null}
          {ratesToday === 0 && !isArchived ? <PlainTag>no rate today</PlainTag> : null}
        </Line>
      ),
    },
    itemCode: { width: 112 },
    itemName: { width: undefined },
    generalRate: { width: 120 },
    ratesToday: { width: 112 },
    share: { width: 88 },
    isInSplit: { width: 112 },
    usageCount: { width: 80 },
    unitOfMeasure: { startsHidden: true, width: 128 },
    description: { startsHidden: true, width: 240 },
    isArchived: { startsHidden: true },
  });

const PAGE = declarePage<ChildCodeRow>({
  list: CHILD_CODE_LIST,
  called: 'child codes',
  filters: filterDefinitions(CHILD_CODE_LIST, ['unrated', 'split', 'archived']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'New child code', hint: 'new' }],
  nameOf: rowName,
  pathOf: childCodePath,
});

export function ChildCodesPage() {
  const screen = useDeclaredPage(PAGE, useChildCodes);
  return (
    <RecordListPage
      {...{ page: PAGE, screen, called: 'child code' }}
      sheet={(does) => <ChildCodeSheet code={null} {...does} />}
      preview={(shown) => <Preview {...shown} />}
    />
  );
}

function Preview(shown: PreviewedRow<ChildCodeRow>) {
  const { code, ...read } = useChildCode(shown.id);
  const named = code === null ? null : nameOf(code);
  return (
    <FactsPreview
      {...{ ...shown, called: 'child code', whole: code, read, name: shown.row === null ? named : rowName(shown.row) }}
      mark={code?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      factsOf={factsOf}
      pathOf={childCodePath}
    />
  );
}
