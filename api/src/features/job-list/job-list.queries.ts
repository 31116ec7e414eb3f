// What the jobs' list reads beside its pages: what a search may have meant, and what there is to filter by.
import { QueryTypes } from 'sequelize';
import type { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { JobFilter } from '@lotline/schema/domain/job/job-list.input';
import { searchCorrections } from '@lotline/schema/domain/job/job-spelling.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { JOB_OPTIONS_SQL, JOBS } from './job-list.sql.ts';
import { suburbNames } from './suburb-names.queries.ts';

/** What the search may have meant, as far as this person's jobs have it under the same filters. Asked for where it found nothing. */
export async function searchSuggestions(context: RequestContext, filter: JobFilter): Promise<string[]> {
  if (filter.search === null) return [];
  const corrections = searchCorrections(filter.search, await suburbNames(context));
  const found = await Promise.all(corrections.map((search) => JOBS.ids(context, { ...filter, search }, 1)));
  return corrections.filter((_, place) => (found[place]?.length ?? 0) > 0);
}

export async function loadFilterOptions({ sequelize }: RequestContext): Promise<OptionsOf<typeof JOB_LIST>> {
  const [found] = await sequelize.query<OptionsOf<typeof JOB_LIST>>(JOB_OPTIONS_SQL, { type: QueryTypes.SELECT });
  if (found === undefined) throw new Error('a statement of one row answered none');
  return found;
}
