// The projects (screens.md §2.24): found by search and filters that stand in the address, seen as a list, looked at beside it.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FolderKanban, Plus } from 'lucide-react';
import { canEditProjects, seesProjectValue } from '@lotline/schema/domain/project/project.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { useActor } from '@lotline/web-session/react/me-context';
import { useTitle } from '../../platform/frame/use-title.ts';
import { CatchUpChip } from '../../platform/list/CatchUpChip.tsx';
import { ColumnChooser } from '../../platform/grid/ColumnChooser.tsx';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { focusRows } from '../../platform/grid/focus-rows.ts';
import { countInWords } from '../../platform/grid/list-state.ts';
import { rowsAsText } from '../../platform/grid/rows-as-text.ts';
import { useGridColumns } from '../../platform/grid/use-grid-columns.ts';
import { FilterBar } from '../../platform/list/FilterBar.tsx';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { ExportMenu } from '../../platform/list/ExportMenu.tsx';
import type { ListKey } from '../../platform/list/open-list-keys.ts';
import { SavedViewsMenu } from '../../platform/list/SavedViewsMenu.tsx';
import { useExport } from '../../platform/list/use-export.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListCursor } from '../../platform/list/use-list-cursor.ts';
import { projectColumns } from './project-columns.tsx';
import { projectPath, type ListedProject } from './project-data.ts';
import { PROJECT_FILTERS, SORT_FIELDS } from './project-filters.ts';
import { ProjectPreview } from './ProjectPreview.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';
import { useProjectList, useProjectOptions } from './use-project-list.ts';

const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: '/', does: 'search' },
  { keys: 'F', does: 'filter' },
  { keys: 'Ctrl C', does: 'copy' },
];
const KEYS: readonly ListKey[] = [key.MOVE, key.PREVIEW, key.OPEN_PAGE, key.STEP, key.SEARCH, key.FILTER, key.COPY];
const KEYS_OF_EDITOR: readonly ListKey[] = [...KEYS, { keys: ['N'], does: 'New project' }];
const LIST = 'projects';
const nameOfProject = ({ name }: ListedProject): string => name;

export function ProjectsPage() {
  useTitle('Projects');
  const navigate = useNavigate();
  const actor = useActor();
  const seesValue = seesProjectValue(actor);
  const mayEdit = canEditProjects(actor).ok;
  const address = useListAddress(PROJECT_FILTERS, SORT_FIELDS);
  const { query, asked, openId, open: openBeside } = address;
  const { state, filter, order } = useProjectList({ asked, query });
  const cursor = useListCursor(address, state.rows);
  const columns = useGridColumns({
    list: LIST,
    columns: useMemo(() => projectColumns(seesValue), [seesValue]),
    sort: query.sort ?? { field: 'name', isDescending: false },
    onSort: (sort) => address.change({ ...query, sort }, true),
  });
  const exporting = useExport();
  const search = useRef<HTMLInputElement>(null);
  const [openFilter, setOpenFilter] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const options = useProjectOptions(openFilter !== null);
  const shown = columns.shown.map(({ column }) => column);
  const closePreview = useCallback(() => {
    openBeside(null);
    focusRows();
  }, [openBeside]);
  const openPage = (id: number) => void navigate(projectPath(id));
  useHotkeys({
    '/': () => search.current?.focus(),
    f: () => setOpenFilter('+'),
    n: () => setNew(mayEdit),
    j: () => cursor.step(1),
    k: () => cursor.step(-1),
  });

  return (
    <>
      <ListFrame
        title="Projects"
        count={state.isLoading ? '' : countInWords(state)}
        views={<SavedViewsMenu list={LIST} query={asked} columns={columns} allLabel="All projects" onChoose={address.goTo} />}
        keys={mayEdit ? KEYS_OF_EDITOR : KEYS}
        arrivals={<CatchUpChip catchUp={state.catchUp} />}
        actions={
          <>
            <ColumnChooser columns={columns} />
            <ExportMenu
              isBusy={exporting.isBusy}
              onExport={(format) => exporting.run({ list: LIST, format, filter, sort: order, columns: shown.map(({ id }) => id) })}
            />
            {mayEdit ? (
              <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
                New project
              </Button>
            ) : null}
          </>
        }
        filters={
          <FilterBar
            definitions={PROJECT_FILTERS}
            query={query}
            onChange={address.change}
            options={options}
            search={search}
            open={openFilter}
            onOpen={setOpenFilter}
          />
        }
        bottom={<KeyHints hints={HINTS} note={state.rows.length === 0 ? '' : `${state.rows.length.toLocaleString('en-AU')} loaded`} />}
        preview={
          openId === null ? null : (
            <ProjectPreview
              id={openId}
              name={state.rows.find(({ id }) => id === openId)?.name ?? null}
              onStep={cursor.step}
              onClose={closePreview}
            />
          )
        }
      >
        <DataGrid
          label="Projects"
          columns={columns}
          state={state}
          nameOf={nameOfProject}
          position={cursor.position}
          cursorId={cursor.cursorId}
          onCursor={cursor.setCursor}
          onEnter={address.open}
          onPress={address.open}
          onOpen={openPage}
          onEscape={closePreview}
          picking={null}
          onCopy={() =>
            cursor.cursorId === null
              ? null
              : rowsAsText(
                  shown,
                  state.rows.filter(({ id }) => id === cursor.cursorId),
                )
          }
          empty={<NoProjects isNarrowed={isNarrowed(query)} onClear={() => address.goTo('')} />}
        />
      </ListFrame>
      {isNew ? <ProjectSheet project={null} onSaved={({ id }) => openPage(id)} onClose={() => setNew(false)} /> : null}
    </>
  );
}

function NoProjects({ isNarrowed: isAsked, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (isAsked) return <NothingFound what="projects" isNarrowed onClear={onClear} />;
  return (
    <EmptyState icon={FolderKanban} title="No projects yet">
      A project holds the jobs of an estate or a stage together. The office makes them.
    </EmptyState>
  );
}
