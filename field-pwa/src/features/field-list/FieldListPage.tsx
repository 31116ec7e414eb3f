// The field list: a person's tasks by day, searched and narrowed to a group; cards on a phone, a table from 768 px (specification 2 §2 and §4;
// mock 1-list).
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Download, FunnelX, MapPinPlus, RotateCw } from 'lucide-react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { GetFieldDataQuery } from '@lotline/schema/generated/operations';
import type { Option } from '@lotline/shared-ui/components/OptionList/OptionList';
import { logProblem } from '@lotline/web-session/log';
import { Later } from '@lotline/web-session/react/Later';
import { useMe } from '@lotline/web-session/react/me-context';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { Tabs } from '../../platform/frame/Tabs.tsx';
import { POTENTIAL_JOBS_PATH } from '../../platform/potential-job/potential-job-paths.ts';
import { useWide } from '../../platform/frame/use-wide.ts';
import { useBuilderApproval } from './builder-approval/use-builder-approval.tsx';
import { countOf } from './facts/find-tasks.ts';
import { FieldList } from './FieldList.tsx';
import { useGroupChoice } from './groups/use-group-choice.ts';
import { ListEmpty, ListFailed, ListSkeleton } from './ListBlanks.tsx';
import { isCut, ListCut } from './ListCut.tsx';
import { ListNotice, useListAge } from './ListNotice.tsx';
import { ListTools } from './ListTools.tsx';
import { NowBar } from './NowBar.tsx';
import { OnlySection } from './OnlySection.tsx';
import { useAddPotentialJob } from './use-add-potential-job.tsx';
import { TodayJump } from './today/TodayJump.tsx';
import { useFieldData, useFieldWork } from './use-field-work.ts';
import { useListPosition } from './use-list-position.ts';
import { useListQuery, type ListQuery } from './use-list-query.ts';
import { useListView, type ListView } from './use-list-view.ts';
import { useOptimisticList } from './use-optimistic-list.ts';
import type { SeekRow } from './window/use-line-window.ts';
import { WHOLE_LIST } from './window/whole-list.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FieldListPage.module.css';

const NO_ROWS: GetFieldDataQuery['systemSettings'] = [];

const loadTable = () => import('./table/ListTable.tsx');
const ListTable = lazy(loadTable);
// where it cannot be had, all cards are drawn
const loadLong = () => import('./window/LongFieldList.tsx');
const LongFieldList = lazy(() => loadLong().catch(() => ({ default: FieldList })));
// once the list stands; where it cannot be had, nothing is said: a refused step names the document, too
const documentsNotice = async () => (await import('./DocumentsNotice.tsx')).DocumentsNotice;
const FilteredCards = lazy(() => import('./cards/FilteredCards.tsx'));

export default function FieldListPage() {
  const { groupUsers } = useMe();
  const query = useListQuery();
  const { search } = query;
  const isWide = useWide();
  const data = useFieldData();
  const ownGroups = groupUsers.map(({ group }) => group);
  const groups = useGroupChoice(data.data?.fieldGroups ?? (data.isError ? ownGroups : null), ownGroups, query.group);
  const work = useFieldWork(groups.group);
  const pressed = useOptimisticList(work.data);
  // the settings decide the sections: rows wait for them, unless they cannot be had
  const view = useInSteps(
    useListView(data.isPending || groups.group === null ? undefined : pressed, data.data, {
      search,
      group: groups.group,
      part: query.part,
    }),
  );
  const adding = useAddPotentialJob();
  const approval = useBuilderApproval(pressed?.workSchedule);
  const navigate = useNavigate();
  const age = useListAge(work.dataUpdatedAt);
  const refresh = useRefresh(work.refetch);
  const exportCsv = useExport(view, data.data, query.filters);
  const chooseGroup = (group: string) => {
    groups.choose(group);
    query.dropGroup();
  };
  const clearFilters = () => {
    query.clear();
    groups.reset();
  };
  const isFiltered = search !== '' || query.part !== null || groups.isNarrowed || query.filters.size > 0;
  const clearing: Option[] = isFiltered ? [{ label: 'Clear Filters', icon: FunnelX, onSelect: clearFilters }] : [];
  const exporting: Option[] = view === null ? [] : [{ label: 'Export to CSV', icon: Download, onSelect: exportCsv }];
  const potentialJobs: Option = { label: 'Potential jobs', icon: MapPinPlus, onSelect: () => void navigate(POTENTIAL_JOBS_PATH) };
  const menu: Option[] = [
    { label: 'Refresh', icon: RotateCw, onSelect: refresh },
    potentialJobs,
    ...approval.options,
    ...(isWide ? [] : [...clearing, ...exporting]),
  ];
  useEffect(() => {
    if (isWide) void loadTable().catch(() => undefined);
  }, [isWide]);
  const isEmpty = view !== null && countOf(view.found) === 0;
  return (
    <PageFrame
      title="Tasks"
      bar={<Tabs />}
      asOf={view === null ? undefined : age}
      menu={menu}
      mainClassName={styles.page}
      actions={view === null ? null : <NowBar step={view.step} zone={view.clock.zone} onAdd={adding.open} />}
    >
      <h1 className={words.sr}>Tasks</h1>
      <ListTools
        search={search}
        onSearch={query.setSearch}
        group={groups.group}
        groups={groups.options}
        onGroup={chooseGroup}
        onClear={isWide && isFiltered ? clearFilters : undefined}
        onExport={isWide && view !== null ? exportCsv : undefined}
        onAdd={isWide ? adding.open : undefined}
      />
      <p role="status" className={styles.found}>
        {search === '' || view === null || isEmpty ? null : sayFound(countOf(view.found), search)}
      </p>
      {view === null ? (
        work.error === null ? (
          <ListSkeleton />
        ) : (
          <ListFailed error={work.error} isTrying={work.isFetching} onRetry={refresh} />
        )
      ) : (
        <>
          <Later load={documentsNotice} />
          {isCut(work.data, work.isReplica) ? <ListCut /> : null}
          <ListNotice age={age} error={work.error} isTrying={work.isFetching} onRetry={refresh} />
          {query.part === null ? null : <OnlySection part={query.part} view={view} onWhole={query.showWhole} />}
          {isEmpty ? (
            <ListEmpty
              search={search}
              isNarrowed={groups.isNarrowed || query.part !== null}
              hasGroups={groups.options.length > 1}
              onClear={clearFilters}
            />
          ) : (
            <Suspense fallback={<ListSkeleton />}>
              <Listed
                view={view}
                settings={data.data}
                query={query}
                group={groups.group}
                isWide={isWide}
                onClear={clearFilters}
                onAskBuilder={approval.ask}
              />
            </Suspense>
          )}
        </>
      )}
      {adding.sheet}
      {approval.sheet}
    </PageFrame>
  );
}

/**
 * The first view of a list is drawn in short steps, between which a slow phone answers a hand; what changes in it is shown at once. A list that
 * somebody comes back to has its view from the first frame: no shapes stand where rows were.
 */
function useInSteps(view: ListView | null): ListView | null {
  return useDeferredValue(view) === null ? null : view;
}

interface ListedProps {
  readonly view: ListView;
  readonly settings: ReturnType<typeof useFieldData>['data'];
  readonly query: ListQuery;
  readonly group: string | null;
  readonly isWide: boolean;
  readonly onClear: () => void;
  readonly onAskBuilder: (constructionId: number) => void;
}

/** In the form that there is room for, at the place where the person was. */
function Listed({ view, settings, query, group, isWide, onClear, onAskBuilder }: ListedProps) {
  const seek = useRef<SeekRow | null>(null);
  const onOpen = useListPosition({ group, query: query.asked, seek });
  const isLong = countOf(view.found) > WHOLE_LIST;
  return (
    <>
      {isWide ? (
        <ListTable view={view} settings={settings} query={query} onOpen={onOpen} seek={seek} onAskBuilder={onAskBuilder} />
      ) : query.filters.size > 0 ? (
        <FilteredCards
          view={view}
          rows={settings?.systemSettings ?? NO_ROWS}
          filters={query.filters}
          onClear={onClear}
          onOpen={onOpen}
          seek={seek}
        />
      ) : isLong ? (
        <LongFieldList view={view} onOpen={onOpen} seek={seek} />
      ) : (
        <FieldList view={view} onOpen={onOpen} />
      )}
      <TodayJump shown={view} />
    </>
  );
}

function sayFound(count: number, search: string): string {
  return count === 1 ? `1 task matches “${search}”` : `${count} tasks match “${search}”`;
}

/** Pressed by hand, so it answers; what fails is said by the list itself. */
function useRefresh(refetch: () => Promise<{ readonly isError: boolean }>): () => void {
  const toast = useToast();
  return () => {
    void refetch().then(({ isError }) => {
      if (!isError) toast.success('The list is up to date');
    });
  };
}

/** What writes the file is loaded when it is first asked for. */
function useExport(view: ListView | null, settings: ListedProps['settings'], filters: ListQuery['filters']): () => void {
  const toast = useToast();
  return () => {
    if (view === null) return;
    import('./csv/export-field-list.ts')
      .then(({ exportFieldList }) => {
        const { count, name } = exportFieldList(view, settings?.systemSettings ?? [], filters);
        toast.success(`${count === 1 ? '1 task' : `${String(count)} tasks`} written to ${name}`);
      })
      .catch((error: unknown) => {
        logProblem('The list could not be exported', error);
        toast.error('The list could not be exported');
      });
  };
}
