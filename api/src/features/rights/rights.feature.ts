// What the API serves of people’s rights (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { PEOPLE } from './person-list.sql.ts';
import { PersonResolver } from './person.resolver.ts';
import { RoleResolver } from './role.resolver.ts';
import type { ImpersonationTokens } from '../../platform/auth/impersonation-token.ts';
import { impersonationNoticeRoutes, impersonationRoutes } from './impersonation.routes.ts';

export const RIGHTS_FEATURE: ApiFeature<{ readonly impersonation: ImpersonationTokens }> = {
  name: 'rights',
  resolvers: [RoleResolver, PersonResolver],
  files: [listFile({ reads: PEOPLE, present: plainPresenter(PEOPLE.list) })],
  live: ['role'],
  // who signs out while signed in as somebody ends that, and the person stays signed in
  routes: { api: () => [impersonationNoticeRoutes()], authFirst: ({ impersonation }) => [impersonationRoutes(impersonation)] },
};
