// A project's facts, and its progress as a plot.
import type { ReactNode } from 'react';
import type { ProjectFacts } from './project-data.ts';
import { factsOf } from './project-facts.tsx';
import { ProgressPlot } from './ProgressPlot.tsx';
import styles from './ProjectPage.module.css';

export function ProjectOverview({ project }: { readonly project: ProjectFacts }) {
  return (
    <div className={styles.panels}>
      <section className={styles.panel} aria-label="Progress">
        <h2>Progress</h2>
        <div className={styles.in}>
          <ProgressPlot project={project} />
        </div>
      </section>
      <section className={styles.panel} aria-label="Facts">
        <h2>Facts</h2>
        <div className={styles.in}>
          <dl className={styles.facts}>
            {[jobsFact(project), ...factsOf(project)].map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
          {project.comments === null ? null : <p className={styles.comments}>{project.comments}</p>}
        </div>
      </section>
    </div>
  );
}

const jobsFact = ({ jobsComplete, jobsTotal }: ProjectFacts) =>
  ['Jobs', `${String(jobsComplete)} of ${String(jobsTotal)} complete`] as const;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
