// What of the features is open to a person: routes by their claims, and the features that have one.
import type { Screen } from '@lotline/schema/domain/rights/role-screens.rules';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { Feature, FeatureRoute } from '../platform/feature/feature.ts';
import type { AdminPage } from '../platform/admin/admin-pages.tsx';
import { FEATURES } from './features.ts';

export type ClaimSet = ReadonlySet<Claim>;

/** One of the claims is enough; none: open to everybody. */
export const isOpenTo = (claimSet: ClaimSet, claims: readonly Claim[]): boolean =>
  claims.length === 0 || claims.some((claim) => claimSet.has(claim));

/** A person without the claim gets the home page at its path, as at any path that is no route's. */
export const routesFor = (claimSet: ClaimSet): readonly FeatureRoute[] =>
  FEATURES.flatMap(({ routes }) => routes).filter(({ claims }) => isOpenTo(claimSet, claims));

export const featuresFor = (claimSet: ClaimSet): readonly Feature[] =>
  FEATURES.filter(({ routes }) => routes.some(({ claims }) => isOpenTo(claimSet, claims)));

/** Each page that has a name, whoever may open it. */
export const ALL_SCREENS: readonly Screen[] = FEATURES.flatMap(({ routes }) => routes).flatMap(({ rail, admin, claims }) => {
  const label = admin?.label ?? rail?.label;
  return label === undefined ? [] : [{ label, claims }];
});

/** The pages of the administration that this person may open, in the order of their cards. */
export const adminPagesFor = (claimSet: ClaimSet): readonly AdminPage[] =>
  routesFor(claimSet)
    .flatMap(({ path, admin }) => (admin === undefined ? [] : [{ ...admin, path }]))
    .sort((a, b) => a.place - b.place);
