// What the projects' filters offer.
import { QueryTypes } from 'sequelize';
import type { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { PROJECT_OPTIONS_SQL } from './project-list.sql.ts';

export async function loadProjectFilterOptions({ sequelize, actor }: RequestContext): Promise<OptionsOf<typeof PROJECT_LIST>> {
  const [found] = await sequelize.query<OptionsOf<typeof PROJECT_LIST>>(PROJECT_OPTIONS_SQL, {
    bind: scopeBinds(actor),
    type: QueryTypes.SELECT,
  });
  if (found === undefined) throw new Error('a statement of one row answered none');
  return found;
}
