// The frame of both forms: title, index, sections, what was changed, and the bar to save (mock edit.html).
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronLeft } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { iconButtonClass } from '@lotline/shared-ui/components/Button/icon-button-class';
import { formatClock } from '@lotline/schema/domain/kernel/date-format';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { hasFailed, ReadNote, Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import words from '@lotline/shared-ui/styles/words.module.css';
import { AntdRoot } from '../../platform/controls/AntdRoot.tsx';
import { LeaveQuestion } from '../../platform/form/LeaveQuestion.tsx';
import { AddressNote } from './AddressNote.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { JobForm } from './JobForm.tsx';
import { JobsAtAddress } from './JobsAtAddress.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionIndex, type IndexEntry } from './SectionIndex.tsx';
import { focusField } from '../../platform/form/focus-field.ts';
import type { JobForm as JobFormState } from './use-job-form.ts';
import type { Others } from './use-others.ts';
import page from '../../platform/frame/Page.module.css';
import form from './JobForm.module.css';
import styles from './JobEditFrame.module.css';

interface JobEditFrameProps {
  readonly job: JobFormState;
  readonly id: number | null;
  readonly title: string;
  readonly subtitle: string;
  /** What leaving it is asked of: 'job 48213'. */
  readonly what: string;
  readonly back: { readonly path: string; readonly label: string };
  readonly others: Others;
  readonly version: number | null;
  readonly isSaving: boolean;
  readonly saveLabel: string;
  readonly note: string | null;
  readonly onSave: () => void;
  /** At the end of the title. */
  readonly actions?: ReactNode;
  /** Below the fields of Commercial. */
  readonly commercial?: ReactNode;
  /** A section behind those of the form. */
  readonly last?: ReactNode;
  /** How the index names that section. */
  readonly lastEntry?: IndexEntry | undefined;
  readonly children?: ReactNode;
}

export function JobEditFrame(props: JobEditFrameProps) {
  const { job, id, others, what, isSaving, note, onSave } = props;
  const { settings, label, order } = job;
  const unsaved = Object.keys(job.form.edits).length;
  const toCorrect = [...order, ...Object.keys(job.form.said)].filter(
    (field, at, all) => field in job.form.said && all.indexOf(field) === at,
  );
  if (settings === null || hasFailed(job.reads.settings)) return <NoForm title={props.title} read={job.reads.settings} />;
  const { addressType, templates } = settings;
  const faultsOf = (fields: readonly string[]) => fields.filter((field) => field in job.form.said).length;
  const custom = { id: 'custom', title: 'Custom fields', faults: faultsOf(templates.map(({ fieldName }) => `customFields.${fieldName}`)) };
  const entries = job.layout.map((section) => ({ ...section, faults: faultsOf(section.fields.map(([field]) => field)) }));
  return (
    <AntdRoot>
      <main id="main" tabIndex={-1} className={styles.main}>
        <TitleRow {...props} />
        <RestoredNote form={job.form} />
        <ReadNote read={job.reads.names} title="The names to choose from could not be loaded." />
        {props.children}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Form">
          <div className={form.columns}>
            <SectionIndex
              entries={[
                ...entries,
                ...(templates.length === 0 ? [] : [custom]),
                ...(props.lastEntry === undefined ? [] : [props.lastEntry]),
              ]}
            />
            <JobForm
              form={job.form}
              layout={job.layout}
              settings={settings}
              warnings={job.warnings}
              newNames={job.newNames}
              changedByOthers={new Set(others.merged)}
              isNew={id === null}
              last={props.last}
              below={{
                address: (
                  <>
                    <AddressNote job={job} />
                    <JobsAtAddress id={id} values={job.form.values} addressType={addressType} />
                  </>
                ),
                commercial: props.commercial,
              }}
            />
            <ChangesCard form={job.form} label={label} others={others} />
          </div>
        </div>
        <SaveBar
          label={props.saveLabel}
          isSaving={isSaving}
          unsaved={unsaved}
          toCorrect={toCorrect.map(label)}
          note={note}
          onSave={onSave}
          onCorrect={() => focusField(toCorrect[0] ?? '')}
          onDiscard={job.form.discard}
        />
        <LeaveQuestion isUnsaved={unsaved > 0} what={what} />
      </main>
    </AntdRoot>
  );
}

/** The settings say which fields a form has, and by which rules. What was typed is kept. */
function NoForm({ title, read }: { readonly title: string; readonly read: Read<unknown> }) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>{title}</h1>
      <Unread read={read} title="The form could not be loaded." loading={<Progress label="Loading the form" />} />
    </main>
  );
}

function TitleRow({ job, id, title, subtitle, back, version, actions }: JobEditFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = job.order[0] ?? '';
  const isNew = id === null;
  // a new job is typed from its first field on; in one that is there already a stray letter would change it
  useEffect(() => {
    if (isNew) focusField(first);
    else heading.current?.focus({ preventScroll: true });
  }, [isNew, first]);
  const { keptAt } = job.form;
  const facts = [
    version === null ? null : `version ${String(version)}`,
    keptAt === null ? null : `draft saved on this computer ${formatClock(keptAt, browserZone())}`,
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.title}>
      <Link to={back.path} className={iconButtonClass} aria-label={back.label} title={back.label}>
        <Icon of={ChevronLeft} />
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <span className={words.muted}>{subtitle}</span>
      <span className={styles.room} />
      <span className={page.meta}>{facts.join(' · ')}</span>
      {actions}
    </div>
  );
}
