// What the API serves of projects (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { ProjectCommentResolver } from './project-comment.resolver.ts';
import { ProjectListResolver } from './project-list.resolver.ts';
import { PROJECTS } from './project-list.sql.ts';
import { projectPresenter } from './project.presenter.ts';
import { ProjectPlansResolver } from './project-plans.resolver.ts';
import { ProjectResolver } from './project.resolver.ts';

export const PROJECT_FEATURE: ApiFeature = {
  name: 'project',
  resolvers: [ProjectCommentResolver, ProjectListResolver, ProjectPlansResolver, ProjectResolver],
  files: [listFile({ reads: PROJECTS, present: ({ actor }) => projectPresenter(actor) })],
  live: ['project'],
};
