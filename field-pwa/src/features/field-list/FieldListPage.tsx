// The field list: a person's tasks by day, searched and narrowed to a group (specification 2 §2 and §4; mock 1-list).
import { FunnelX, RotateCw } from 'lucide-react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { Option } from '@lotline/shared-ui/components/OptionList/OptionList';
import { useMe } from '@lotline/web-session/react/me-context';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { Tabs } from '../../platform/frame/Tabs.tsx';
import { countOf } from './facts/find-tasks.ts';
import { FieldList } from './FieldList.tsx';
import { useGroupChoice } from './groups/use-group-choice.ts';
import { ListEmpty, ListFailed, ListSkeleton } from './ListBlanks.tsx';
import { isCut, ListCut } from './ListCut.tsx';
import { ListNotice, useListAge } from './ListNotice.tsx';
import { ListTools } from './ListTools.tsx';
import { NowBar } from './NowBar.tsx';
import { useFieldData, useFieldWork } from './use-field-work.ts';
import { useListPlace } from './use-list-place.ts';
import { useListView } from './use-list-view.ts';
import { usePressedList } from './use-pressed-list.ts';
import { useSearch } from './use-search.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FieldListPage.module.css';

export default function FieldListPage() {
  const { groupUsers } = useMe();
  const [search, setSearch] = useSearch();
  const data = useFieldData();
  const ownGroups = groupUsers.map(({ group }) => group);
  const groups = useGroupChoice(data.data?.fieldGroups ?? (data.isError ? ownGroups : null), ownGroups);
  const work = useFieldWork(groups.group);
  const pressed = usePressedList(work.data);
  // the settings decide the sections: rows wait for them, unless they cannot be had
  const view = useListView(data.isPending || groups.group === null ? undefined : pressed, data.data, {
    search,
    group: groups.group,
  });
  const onOpen = useListPlace({ group: groups.group, search, isReady: view !== null });
  const age = useListAge(work.dataUpdatedAt);
  const refresh = useRefresh(work.refetch);
  const clearFilters = () => {
    setSearch('');
    groups.reset();
  };
  const isFiltered = search !== '' || groups.isNarrowed;
  const menu: Option[] = [
    { label: 'Refresh', icon: RotateCw, onSelect: refresh },
    ...(isFiltered ? [{ label: 'Clear Filters', icon: FunnelX, onSelect: clearFilters }] : []),
  ];
  return (
    <PageFrame
      title="Tasks"
      bar={<Tabs />}
      asOf={view === null ? undefined : age}
      menu={menu}
      mainClassName={styles.page}
      actions={view?.step == null ? null : <NowBar step={view.step} zone={view.clock.zone} />}
    >
      <h1 className={words.sr}>Tasks</h1>
      <ListTools search={search} onSearch={setSearch} group={groups.group} groups={groups.options} onGroup={groups.choose} />
      <p role="status" className={styles.found}>
        {search === '' || view === null || countOf(view.found) === 0 ? null : sayFound(countOf(view.found), search)}
      </p>
      {view === null ? (
        work.error === null ? (
          <ListSkeleton />
        ) : (
          <ListFailed error={work.error} isTrying={work.isFetching} onRetry={refresh} />
        )
      ) : (
        <>
          {isCut(work.data) ? <ListCut /> : null}
          <ListNotice age={age} error={work.error} isTrying={work.isFetching} onRetry={refresh} />
          {countOf(view.found) === 0 ? (
            <ListEmpty search={search} isNarrowed={groups.isNarrowed} hasGroups={groups.options.length > 1} onClear={clearFilters} />
          ) : (
            <FieldList view={view} onOpen={onOpen} />
          )}
        </>
      )}
    </PageFrame>
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
