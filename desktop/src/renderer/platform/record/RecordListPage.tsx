// The list of records that have pages of their own: N makes a new one and leads to it, and beside a row stand its facts and the way to its page.
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { AdminTabs } from '../admin/AdminTabs.tsx';
import type { GridRowData } from '../grid/grid-column.ts';
import type { DeclaredPage } from '../list/declared-page.ts';
import { DeclaredListPage, type PreviewedRow } from '../list/DeclaredListPage.tsx';
import type { FilterOptions } from '../list/filter-options.ts';
import { useHotkeys } from '../list/use-hotkeys.ts';
import type { ListScreenState } from '../list/use-list-screen.ts';

interface RecordListPageProps<Row extends GridRowData> {
  readonly page: DeclaredPage<Row>;
  readonly screen: ListScreenState<Row>;
  /** Left out: those that the filters declare themselves. */
  readonly options?: FilterOptions;
  /** 'child code' */
  readonly called: string;
  /** The sheet of a new one. */
  readonly sheet: (does: { readonly onClose: () => void; readonly onMade: (id: number) => void }) => ReactNode;
  readonly preview: (shown: PreviewedRow<Row>) => ReactNode;
}

export function RecordListPage<Row extends GridRowData>({ called, sheet, ...list }: RecordListPageProps<Row>) {
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(true) });
  return (
    <>
      <DeclaredListPage
        {...list}
        tabs={<AdminTabs />}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
            New {called}
          </Button>
        }
      />
      {isNew ? sheet({ onClose: () => setNew(false), onMade: (id) => void navigate(list.page.pathOf(id)) }) : null}
    </>
  );
}
