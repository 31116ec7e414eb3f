// The projects (screens.md §2.24): found by search and filters that stand in the address, seen as a list, looked at beside it.
import { useMemo, useState } from 'react';
import { FolderKanban, Plus } from 'lucide-react';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { useActor } from '@lotline/web-session/react/me-context';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import type { ListKey } from '../../platform/list/open-list-keys.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
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
const nameOfProject = ({ name }: ListedProject): string => name;

export function ProjectsPage() {
  const actor = useActor();
  const mayEdit = canEditProjects(actor).ok;
  const address = useListAddress(PROJECT_FILTERS, SORT_FIELDS);
  const reads = useProjectList(address);
  const columns = useMemo(() => projectColumns(actor), [actor]);
  const screen = useListScreen({ list: PROJECT_LIST, address, reads, columns, pathOf: projectPath });
  const options = useProjectOptions(screen.openFilter !== null);
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(mayEdit) });
  return (
    <>
      <ListScreen
        screen={screen}
        allLabel="All projects"
        keys={mayEdit ? KEYS_OF_EDITOR : KEYS}
        hints={HINTS}
        nameOf={nameOfProject}
        filters={PROJECT_FILTERS}
        options={options}
        actions={
          mayEdit ? (
            <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
              New project
            </Button>
          ) : null
        }
        preview={(id, row) => <ProjectPreview id={id} name={row?.name ?? null} onStep={screen.cursor.step} onClose={screen.closePreview} />}
        empty={<NoProjects isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
      />
      {isNew ? (
        <ProjectSheet project={null} onSaved={(saved) => saved !== null && screen.openPage(saved.id)} onClose={() => setNew(false)} />
      ) : null}
    </>
  );
}

function NoProjects({ isNarrowed: isAsked, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (isAsked) return <NothingFound what="projects" isNarrowed onClear={onClear} />;
  return (
    <EmptyState icon={FolderKanban} title="No projects yet">
      A project groups the jobs of an estate or a stage. The office adds them.
    </EmptyState>
  );
}
