// The job's fields in groups; an empty one is a muted dash, a group with nothing in it is left out.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import type { JobField } from '@lotline/schema/domain/job/job.fields';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView, type JobView } from '../job-context.ts';
import { TextOrDash } from '../parts/Table.tsx';
import styles from './JobFields.module.css';

type Field = readonly [label: string, value: string | number | null];

export function JobFields() {
  const view = useJobView();
  return (
    <Panel title="Job">
      {groupsOf(view)
        .filter(([, fields]) => fields.some(([, value]) => value !== null && value !== ''))
        .map(([title, fields]) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h3>{title}</h3>
            <dl className={styles.fields}>
              {fields.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <TextOrDash>{value}</TextOrDash>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Panel>
  );
}

function groupsOf({ job, settings }: JobView): readonly (readonly [string, readonly Field[]])[] {
  const nameOf = fieldNamesOf(settings, job.workType);
  const own = (...fields: readonly Extract<JobField, keyof typeof job>[]): readonly Field[] =>
    fields.map((field) => [nameOf(field), textOf(job[field])]);
  return [
    ['Identification', own('contract', 'projectFSAM', 'region', 'buildType', 'premises', 'locationId')],
    [
      'Parties',
      [
        ...own('developer', 'deliveryPartner', 'deliveryPartnerPm', 'adtechPm'),
        [nameOf('financialContact'), job.financialContact?.displayName ?? null],
      ],
    ],
    [
      'Commercial',
      [
        ['Quote', job.quoteNumber],
        ['Pre-payment', job.prePaymentNumber],
        ['Booked', job.bookedDate === null ? null : formatDate(job.bookedDate)],
      ],
    ],
    ['Custom fields', customFields(job.customFields)],
    ['Notes', own('description', 'contactDetails', 'comments', 'bomComments', 'checklist')],
  ];
}

const textOf = (value: unknown): string | number | null => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** `{ fields: [{ fieldName, value }] }`, as the server presents them. */
function customFields(value: unknown): readonly Field[] {
  if (typeof value !== 'object' || value === null || !('fields' in value) || !Array.isArray(value.fields)) return [];
  const fields: readonly unknown[] = value.fields;
  return fields.flatMap((field): Field[] => {
    if (typeof field !== 'object' || field === null || !('fieldName' in field) || typeof field.fieldName !== 'string') return [];
    return [[field.fieldName, 'value' in field ? sayValue(field.value) : null]];
  });
}

function sayValue(value: unknown): string | number | null {
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : textOf(value);
}
