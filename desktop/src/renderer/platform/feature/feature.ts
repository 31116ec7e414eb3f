// What a feature of the console declares of itself, in features/<noun>/<noun>.feature.ts (decision 082): data and lazy imports. app/features.ts lists them all.
import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';

export interface Shortcut {
  /** Pressed together, one after the other, or any of them. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** A line of the rail; the palette and the shortcuts follow it. */
export interface RailEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  /** With G before it, opens it. */
  readonly key: string;
  /** The rail is sorted by it. */
  readonly place: number;
  /** One of them is needed to see the line, where fewer people see it than may open the page. */
  readonly claims?: readonly Claim[];
  /** Paths beside its own at which it is the current line, by their beginnings. */
  readonly covers?: readonly string[];
  /** Stands under the line while its own page is open. */
  readonly Below?: ComponentType;
  /** To whom its page is not open, it leads to the first page of the administration that is; to whom none is, it is not shown. */
  readonly isOfAdmin?: boolean;
}

/** A page of the administration: its card at /admin, its tab above the others. */
export interface AdminEntry {
  readonly label: string;
  /** What is done there, in one line. */
  readonly about: string;
  readonly icon: LucideIcon;
  /** Cards and tabs are sorted by it. */
  readonly place: number;
}

/** A line of the palette's actions that opens the route, offered to those for whom it opens. */
export interface RouteAction {
  readonly id: string;
  readonly label: string;
  /** The key that does it, where there is one. */
  readonly mark?: string;
  readonly icon: LucideIcon;
  /** The path that it opens from this page, null where it is not offered; without it the route's own path, on every page. */
  readonly pathFrom?: (pathname: string) => string | null;
}

export interface FeatureRoute {
  /** As the router reads it: `/construction/:id/:tab?`. */
  readonly path: string;
  /** One of them opens it; none: open to everybody. */
  readonly claims: readonly Claim[];
  /** Null: the home page, which the router shows for every path that is no other's, and pages that the browser opens (app/other-pages.ts). */
  readonly Page: ComponentType | null;
  /** The declared list that the page shows. */
  readonly list?: ListName;
  readonly rail?: RailEntry;
  readonly admin?: AdminEntry;
  readonly action?: RouteAction;
}

export interface FeatureKeys {
  /** Of its lists, beside those of every list; said while no list is open. */
  readonly ofLists?: readonly Shortcut[];
  /** Of its other pages. */
  readonly groups?: readonly ShortcutGroup[];
}

export interface Feature {
  readonly name: string;
  /** Types of the wire that are records of their own: the cache has one object for each id, and a change is shown wherever that is drawn (decision 081). */
  readonly records?: readonly string[];
  readonly routes: readonly FeatureRoute[];
  /** What its keys do, loaded for the list of shortcuts. */
  readonly keys?: () => Promise<FeatureKeys>;
}
