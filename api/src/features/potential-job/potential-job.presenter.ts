// What of a row of the office's list reaches whom: the declared columns, and its address in one line.
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';

export const potentialJobPresenter = ({ actor }: Pick<RequestContext, 'actor'>): PresentRow<typeof POTENTIAL_JOB_LIST> =>
  rowPresenter(POTENTIAL_JOB_LIST, actor, (row) => ({ address: siteLine(row) }));
