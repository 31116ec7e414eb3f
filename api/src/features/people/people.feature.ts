// What the API serves of people (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { PeopleResolver } from './people.resolver.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const PEOPLE_FEATURE: ApiFeature = {
  name: 'people',
  resolvers: [PeopleResolver],
  live: ['app_user'],
  routes: { auth: () => [signInRoutes()] },
};
