// The form of a job: its sections, one below the other, each field with all that is said of it (mock edit.html).
import type { ReactNode } from 'react';
import { isRequiredField, type JobWarning } from '@lotline/schema/domain/job/job-edit.rules';
import { customKey, isJobField, JOB_FIELDS, type Span } from '@lotline/schema/domain/job/job.fields';
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { typedFaultOf } from '../../platform/form/day-fault.ts';
import { useToday } from '../../platform/frame/use-today.ts';
import { FormField, type FieldNotes } from '../../platform/form/FormField.tsx';
import type { Form } from '../../platform/form/use-form.ts';
import { JobControl, type ControlKind } from './JobControl.tsx';
import { sayValue } from '../../platform/form/say-value.ts';
import { REASON, type Template } from './job-form-values.ts';
import type { SectionLayout } from './job-layout.ts';
import { NewNameQuestion } from '@lotline/shared-ui/components/NewName/NewNameQuestion';
import type { NewNames } from './use-new-names.ts';
import type { JobSettings } from './use-job-settings.ts';
import styles from './JobForm.module.css';

export interface JobFormProps {
  readonly form: Form;
  readonly layout: readonly SectionLayout[];
  readonly settings: JobSettings;
  readonly warnings: readonly JobWarning[];
  readonly newNames: NewNames;
  /** Fields that somebody else changed while the form was open. */
  readonly changedByOthers: ReadonlySet<string>;
  readonly isNew: boolean;
  /** Below the fields of a section, by its id. */
  readonly below: Readonly<Record<string, ReactNode>>;
  /** A section behind all of them. */
  readonly last?: ReactNode;
}

export function JobForm(props: JobFormProps) {
  const { layout, settings, below, last } = props;
  const today = useToday();
  return (
    <form className={styles.form} aria-label="Job" noValidate onSubmit={(event) => event.preventDefault()}>
      {layout.map(({ id, title, fields }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles.grid}>
            {fields.map(([field, span]) => (
              <OneField key={field} {...props} today={today} field={field} span={span} />
            ))}
          </div>
          {below[id]}
        </section>
      ))}
      {settings.templates.length === 0 ? null : (
        <section id="custom" aria-labelledby="custom-title">
          <h2 id="custom-title">Custom fields</h2>
          <div className={styles.grid}>
            {settings.templates.map((template) => (
              <OneField
                key={template.fieldName}
                {...props}
                today={today}
                field={customKey(template.fieldName)}
                template={template}
                span={4}
              />
            ))}
          </div>
        </section>
      )}
      {last}
    </form>
  );
}

interface OneFieldProps extends JobFormProps {
  readonly today: CalendarDay;
  readonly field: string;
  readonly span: Span;
  readonly template?: Template;
}

const CUSTOM_KIND = { text: 'line', number: 'number', date: 'day', select: 'select', checkbox: 'flag' } as const;

function OneField({ field, span, template, ...props }: OneFieldProps) {
  const { form, settings, isNew } = props;
  const isReadOnly = !isNew && field === 'originalDueDate' && !form.isDirty(field) && form.values[field] !== null;
  const choices = template?.options ?? settings.names[field] ?? [];
  return (
    <FormField
      field={field}
      label={labelOf(field, settings, template)}
      isDirty={form.isDirty(field)}
      isRequired={template?.required ?? isRequiredField(field, settings.addressType)}
      span={span}
      {...saidOf(field, props, isReadOnly)}
      below={question(field, props)}
    >
      {(wiring) => (
        <JobControl
          field={field}
          kind={kindOf(field, template)}
          form={form}
          wiring={wiring}
          choices={choices}
          isReadOnly={isReadOnly}
          onLeave={() => {
            form.leave(field, ...(field === 'state' ? ['postCode'] : []));
            props.newNames.leave(field);
          }}
        />
      )}
    </FormField>
  );
}

/** Below its control, where its name is new. */
function question(field: string, { newNames, settings }: JobFormProps): ReactNode {
  const asked = newNames.askedOf(field);
  if (asked === null) return null;
  const label = labelOf(field, settings, undefined);
  return <NewNameQuestion {...asked} label={label} onTake={(name) => newNames.take(field, name)} onKeep={() => newNames.keep(field)} />;
}

function labelOf(field: string, { labels }: JobSettings, template: Template | undefined): string {
  if (template !== undefined) return template.fieldName;
  if (field === REASON) return 'Reason for moving the due date';
  return labels[field] ?? (isJobField(field) ? JOB_FIELDS[field].label : field);
}

function kindOf(field: string, template: Template | undefined): ControlKind {
  if (template !== undefined) return CUSTOM_KIND[template.fieldType];
  if (!isJobField(field)) return 'line';
  const { kind, isChosen = false } = JOB_FIELDS[field];
  return isChosen ? 'select' : kind;
}

function saidOf(
  field: string,
  { form, warnings, changedByOthers, today }: Omit<OneFieldProps, 'field' | 'span'>,
  isReadOnly: boolean,
): FieldNotes {
  const warning = warnings.find((one) => one.field === field);
  const theirs = form.theirs(field);
  return {
    fault: typedFaultOf(isJobField(field) ? JOB_FIELDS[field].kind : '', String(form.raw(field)), form.said[field]),
    warning:
      warning === undefined
        ? undefined
        : `before ${warning.over === 'onsite' ? 'onsite' : 'the next booked day'}, ${formatNearDay(warning.day, today)}`,
    live:
      theirs !== null
        ? `Someone else set this to ${sayValue(theirs.value)}`
        : changedByOthers.has(field)
          ? 'Changed by someone else just now'
          : undefined,
    hint: isReadOnly ? 'set once' : undefined,
  };
}
