// The job's fields in groups; an empty one is a muted dash, a group with nothing in it is left out.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { displayNameOf } from '@lotline/schema/domain/settings/optional-fields.setting';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView, type JobView } from '../job-context.ts';
import { Said } from '../parts/Table.tsx';
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
                    <Said>{value}</Said>
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
  const names = settingFor(settings, 'Optional Construction Fields', job.workType).config;
  const nameOf = (field: string, otherwise: string): string => displayNameOf(names, field, otherwise);
  return [
    [
      'Identification',
      [
        ['Contract', job.contract],
        ['Project / FSAM', job.projectFSAM],
        ['Region', job.region],
        ['Build type', job.buildType],
        ['Premises', job.premises],
        ['Location', job.locationId],
      ],
    ],
    [
      'Parties',
      [
        [nameOf('developer', 'Developer'), job.developer],
        ['Delivery partner', job.deliveryPartner],
        ['DP project manager', job.deliveryPartnerPm],
        ['Adtech PM', job.adtechPm],
        ['Financial contact', job.financialContact?.displayName ?? null],
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
    ['More', customFields(job.customFields)],
    [
      'Words',
      [
        ['Description', job.description],
        ['Contact details', job.contactDetails],
        ['Comments', job.comments],
        ['BOM comments', job.bomComments],
        ['Checklist', job.checklist],
      ],
    ],
  ];
}

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
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
