// What the columns of jobs are called in a file.
import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { isJobField } from '@lotline/schema/domain/job/job.fields';
import type { LabelOf } from '@lotline/schema/domain/list/list-declaration';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadSystemSettings } from '../setting/setting.queries.ts';

/** As the work types call the fields. */
export async function jobLabels(context: RequestContext): Promise<LabelOf> {
  const nameOf = fieldNamesOfAll(await loadSystemSettings(context, ['Optional Construction Fields'], null));
  return ({ label, field }) => (field !== undefined && isJobField(field) ? nameOf(field) : label);
}
