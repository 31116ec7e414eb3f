// What is known of a project, by name; what it has not is left out.
import type { ReactNode } from 'react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { ProjectFacts } from './project-data.ts';

const day = (value: string | null): string | null => (value === null ? null : formatDate(value));

export function factsOf(project: ProjectFacts): readonly (readonly [label: string, value: ReactNode])[] {
  const { jobsOverdue, jobsUndated } = project;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Customer', project.customer],
    ['FSAM', project.fsam],
    ['Region', project.region],
    ['Manager', project.manager],
    ['Start', day(project.startDate)],
    ['Finish', day(project.finishDate)],
    ['Overdue', jobsOverdue === 0 ? 'None' : <span className={words.over}>{jobsOverdue}</span>],
    ['Without a due date', jobsUndated === 0 ? null : jobsUndated],
    ['Value ex GST', project.valueExGst === null ? null : formatAud(project.valueExGst)],
  ];
  return facts.filter(([, value]) => value !== null);
}
