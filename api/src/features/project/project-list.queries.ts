// The list of projects page by page, one statement each (screens.md §2.24, quality.md §3).
import { QueryTypes } from 'sequelize';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import type { ProjectListInput, ProjectSort } from '@lotline/schema/domain/project/project-list.input';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { keyedList, readList, type BoundList, type KeyedList, type ListPage } from '../../platform/list/read-list.ts';
import { COUNTS, FACTS, factBinds, type ProjectFactsRow } from './project-facts.sql.ts';
import { PROJECT_OPTIONS_SQL, PROJECT_SORT_COLUMNS, projectConditions } from './project-filter.sql.ts';
import type { ProjectFilterOptions } from './project-list.type.ts';

const USUAL_SORT: ListSort<ProjectSort> = { field: 'name', descending: false };
/** Counted of the page's rows alone. */
const SHOWN = { columns: `${FACTS}, n.*`, from: `join project p on p.id = at.id cross join lateral (${COUNTS}) n` };

const listOf = (context: RequestContext, filter: ProjectListInput['filter'], { field }: ListSort<ProjectSort>): BoundList => ({
  from: 'project p',
  id: 'p.id',
  conditions: projectConditions(filter),
  column: PROJECT_SORT_COLUMNS[field],
  shown: SHOWN,
  binds: factBinds(context),
});

export function loadProjects(
  context: RequestContext,
  { filter, sort, first, after }: ProjectListInput,
): Promise<ListPage<ProjectFactsRow>> {
  const by = sort ?? USUAL_SORT;
  return readList<ProjectFactsRow>(context, { sort: by, first, after }, listOf(context, filter, by));
}

/** All of them, for an export. */
export function allProjects(
  context: RequestContext,
  { filter, sort }: Pick<ProjectListInput, 'filter' | 'sort'>,
): KeyedList<ProjectFactsRow> {
  const by = sort ?? USUAL_SORT;
  return keyedList<ProjectFactsRow>(context, by, listOf(context, filter, by));
}

export async function loadProjectFilterOptions({ sequelize, actor }: RequestContext): Promise<ProjectFilterOptions> {
  const [found] = await sequelize.query<ProjectFilterOptions>(PROJECT_OPTIONS_SQL, { bind: scopeBinds(actor), type: QueryTypes.SELECT });
  return found ?? { customers: [], regions: [], managers: [] };
}
