// How the form of a job lies: its sections, each with its fields over twelve columns, as the declaration has them (mock edit.html).
import {
  JOB_FIELDS,
  JOB_FIELD_NAMES,
  JOB_SECTIONS,
  type JobField,
  type JobSection,
  type Span,
} from '@lotline/schema/domain/job/job.fields';
import type { AddressType } from '@lotline/schema/domain/job/job-address.rules';

type Placed = readonly [field: JobField | 'reason', span: Span];

export interface SectionLayout {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Placed[];
}

/** What the due date moved for is asked beside it. */
const WHY: Placed = ['reason', 6];

function fieldsOf(section: JobSection, addressType: AddressType, asksReason: boolean): readonly Placed[] {
  const fields = JOB_FIELD_NAMES.filter(
    (field) => JOB_FIELDS[field].section === section && (JOB_FIELDS[field].only ?? addressType) === addressType,
  );
  return fields.flatMap((field): readonly Placed[] => {
    const placed: Placed = [field, JOB_FIELDS[field].span];
    return asksReason && field === 'updatedDueDate' ? [placed, WHY] : [placed];
  });
}

/** @param asksReason the due date moves */
export const layoutFor = (addressType: AddressType, asksReason: boolean): readonly SectionLayout[] =>
  JOB_SECTIONS.map((title) => ({
    id: title.split(' ')[0]?.toLowerCase() ?? title,
    title,
    fields: fieldsOf(title, addressType, asksReason),
  })).filter(({ fields }) => fields.length > 0);
