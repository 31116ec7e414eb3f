// The projects (screens.md §2.24): found by search and filters that stand in the address, seen as a list, looked at beside it.
import { useState } from 'react';
import { FolderKanban, Plus } from 'lucide-react';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { useActor } from '@lotline/web-session/react/me-context';
import * as key from '../../platform/list/list-keys.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { projectColumns } from './project-columns.tsx';
import { projectPath, type ListedProject } from './project-data.ts';
import { PROJECT_FILTERS } from './project-filters.ts';
import { ProjectPreview } from './ProjectPreview.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';
import { useProjectList, useProjectOptions } from './use-project-list.ts';

const nameOfProject = ({ name }: ListedProject): string => name;

const KEYS = [key.MOVE, key.PREVIEW, key.OPEN_PAGE, key.STEP, key.SEARCH, key.FILTER, key.COPY];
const KEYS_OF_EDITOR = [...KEYS, { keys: ['N'], does: 'New project' }];

const PAGE = declarePage<ListedProject>({
  list: PROJECT_LIST,
  called: 'projects',
  filters: PROJECT_FILTERS,
  columns: projectColumns,
  words: {
    keys: KEYS,
    hints: [
      { keys: '↑ ↓', does: 'move' },
      { keys: 'Enter', does: 'preview' },
      { keys: 'Ctrl ↵', does: 'open' },
      { keys: '/', does: 'search' },
      { keys: 'F', does: 'filter' },
      { keys: 'Ctrl C', does: 'copy' },
    ],
  },
  nameOf: nameOfProject,
  pathOf: projectPath,
});

export function ProjectsPage() {
  const mayEdit = canEditProjects(useActor()).ok;
  const screen = useDeclaredPage(PAGE, useProjectList);
  const options = useProjectOptions(screen.openFilter !== null);
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(mayEdit) });
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        keys={mayEdit ? KEYS_OF_EDITOR : KEYS}
        options={options}
        actions={
          mayEdit ? (
            <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
              New project
            </Button>
          ) : null
        }
        preview={({ row, ...shown }) => <ProjectPreview {...shown} name={row?.name ?? null} />}
        none={
          <EmptyState icon={FolderKanban} title="No projects yet">
            A project holds the jobs of an estate or a stage together. The office creates projects.
          </EmptyState>
        }
      />
      {isNew ? (
        <ProjectSheet project={null} onSaved={(saved) => saved !== null && screen.openPage(saved.id)} onClose={() => setNew(false)} />
      ) : null}
    </>
  );
}
