// The columns of the projects' list, in the order they start with (screens.md §2.24).
import { Link } from 'react-router-dom';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { GridColumn } from '../../platform/grid/grid-column.ts';
import { CountCell, TextCell } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { DoneBar } from './DoneBar.tsx';
import { HealthMark } from './HealthMark.tsx';
import { projectPath, type ListedProject } from './project-data.ts';

export const projectColumns = (actor: Actor): readonly GridColumn<ListedProject>[] =>
  declaredColumns<typeof PROJECT_LIST, ListedProject>(PROJECT_LIST, actor, {
    name: {
      ...{ isName: true, width: undefined },
      cell: ({ id, name }) => (
        <Link to={projectPath(id)} tabIndex={-1}>
          {name}
        </Link>
      ),
    },
    customer: {},
    fsam: { width: 112, fromWidth: 1600 },
    region: { fromWidth: 1600 },
    manager: { width: 128 },
    health: { width: 112, cell: ({ health }) => <HealthMark health={health} /> },
    jobsComplete: {
      ...{ width: 136, align: undefined },
      cell: ({ jobsComplete, jobsTotal }) => <DoneBar done={jobsComplete} total={jobsTotal} />,
      text: ({ jobsComplete, jobsTotal }) => `${String(jobsComplete)} of ${String(jobsTotal)}`,
    },
    jobsOverdue: {
      width: 80,
      cell: ({ jobsOverdue }) => (jobsOverdue === 0 ? <CountCell count={0} /> : <span className={words.over}>{jobsOverdue}</span>),
    },
    jobsUndated: { width: 104, startsHidden: true },
    startDate: {},
    finishDate: {},
    valueExGst: { cell: ({ valueExGst }) => <TextCell text={valueExGst === null ? null : formatAud(valueExGst)} /> },
  });
