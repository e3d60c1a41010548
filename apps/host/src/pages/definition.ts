import type { Role } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { TextLoader } from '@saudagar/ui';
import type { ComponentType } from 'react';
import type { RouteAccess } from '../routing/resolvePath.ts';
import type { GuideTexts } from './guideTexts.ts';

/** Loads a component when it is needed. */
export type LoadView = () => Promise<ComponentType>;

/** Props of what stands below an entry of a menu. */
export interface BelowProps {
  /** Told when a link there is followed. */
  onPress?: (() => void) | undefined;
}

/** Loads what stands below an entry of a menu. */
export type LoadBelow = () => Promise<ComponentType<BelowProps>>;

/**
 * A page as its folder declares it. Route, redirects, menus, title and first load follow from it.
 * Plain data and functions that import: build and tests read it in Node without any component.
 */
export interface PageDefinition {
  /** Name of its folder. */
  name: string;
  /** Paths with `:name` for a variable part. Menus lead to the first. */
  paths: readonly [string, ...string[]];
  /** Other paths that lead here, and where exactly. @default none */
  redirects?: Readonly<Record<string, string>>;
  /** Who has it: visitors who have not signed in, all members, or members of these roles. */
  who: 'visitors' | 'members' | readonly Role[];
  /** Its own texts, of which `title` names it in menus and in the browser's tab. */
  texts: TextLoader<{ title: string }>;
  /** Its component, which stands in `Page.tsx`. */
  view: LoadView;
  /** Whether it shows a heading of its own; else the shell shows its title. @default false */
  hasOwnHeading?: boolean;
  /** Reads ahead what it shows first, where it is the first page. Called once its code is here. */
  prepare?: (portal: Portal) => Promise<void>;
  /** Path of the list that it shows first and that is asked for before its code is here. @default none */
  firstList?: string;
  /** The menu that leads to it: the main navigation, the signs in the top bar, or the user menu. */
  menu: 'main' | 'top' | 'user' | 'none';
  /** Roles whose menus lead to it. @default all who have it */
  inMenuOf?: readonly Role[];
  /** Its sign in the menus. */
  icon?: ComponentType;
  /** Whether it also stands in the bottom bar of a phone, which holds four. @default false */
  isOnBottomBar?: boolean;
  /** Counts in its menu entry what is new; loaded once the browser is idle. @default nothing */
  count?: LoadView;
  /** What stands below its entry in the menus; loaded once the browser is idle. @default nothing */
  below?: LoadBelow;
  /** Its card on the home page, in the order of the menus. */
  home: LoadView | 'none';
  /** Its section of the guide, in the order of the menus. */
  guide: TextLoader<GuideTexts> | 'none';
}

/** Whether the page is for members. */
export const isForMembers = ({ who }: PageDefinition): boolean => who !== 'visitors';

/** Everything that a member's path can lead to: pages, and redirects to them. */
export function routesOf(pages: readonly PageDefinition[]): RouteAccess[] {
  return pages.filter(isForMembers).flatMap(({ paths, redirects = {}, who }) => {
    const access = typeof who === 'string' ? {} : { roles: who };
    return [
      ...paths.map((path) => ({ path, ...access })),
      ...Object.entries(redirects).map(([path, leadsTo]) => ({ path, leadsTo, ...access })),
    ];
  });
}

/** The list that the page at each path shows first. */
export function firstListsOf(pages: readonly PageDefinition[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ paths, firstList }) =>
      firstList ? paths.map((path) => [path, firstList]) : [],
    ),
  );
}
