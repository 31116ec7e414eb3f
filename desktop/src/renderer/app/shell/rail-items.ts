// The lines of the rail, as the features declare them, for those who may see them (specification 2 §2, route table).
import type { RailEntry } from '../../platform/feature/feature.ts';
import { FEATURES } from '../features.ts';
import { adminPagesFor, isOpenTo, type ClaimSet } from '../open-features.ts';

export interface RailItem extends RailEntry {
  readonly path: string;
}

export function railFor(claimSet: ClaimSet): readonly RailItem[] {
  const [firstOfAdmin] = adminPagesFor(claimSet);
  return FEATURES.flatMap(({ routes }) => routes)
    .flatMap(({ path, claims, rail }) => {
      if (rail === undefined) return [];
      if (isOpenTo(claimSet, claims)) return isOpenTo(claimSet, rail.claims ?? []) ? [{ ...rail, path }] : [];
      return rail.isOfAdmin === true && firstOfAdmin !== undefined ? [{ ...rail, path: firstOfAdmin.path }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

/** Paths that do not show the home page although nothing of the rail covers them. */
const NOT_HOME = ['/404', '/500'];

/**
 * The current line: the one whose paths contain this one, and home for any other path (specification 1 §2); null on the error pages.
 * @param isOpen whether a page opens there for this person; else it shows the home page, whatever line covers the path
 */
export function currentItem(items: readonly RailItem[], pathname: string, isOpen: boolean): RailItem | null {
  if (NOT_HOME.includes(pathname)) return null;
  const isUnder = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  const isHome = ({ path }: RailItem) => path === '/';
  const found = isOpen ? items.find((item) => !isHome(item) && [item.path, ...(item.covers ?? [])].some(isUnder)) : undefined;
  return found ?? items.find(isHome) ?? null;
}
