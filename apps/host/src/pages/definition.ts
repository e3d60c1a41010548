import type { Role } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { TextLoader } from '@saudagar/ui';
import type { ComponentType } from 'react';
import type { RouteAccess } from '../routing/resolvePath.ts';
import type { GuideTexts } from './guideTexts.ts';

/** Loads a component on demand. */
export type LoadView = () => Promise<ComponentType>;

/** Props of a component below a menu entry. */
export interface BelowProps {
  /** Called when one of its links is followed. */
  onPress?: (() => void) | undefined;
}

/** Loads a component below a menu entry. */
export type LoadBelow = () => Promise<ComponentType<BelowProps>>;

/**
 * A page as its folder declares it. Route, redirects, menus, title and first load are derived from
 * it. Plain data and import functions: build and tests read it in Node without any component.
 */
export interface PageDefinition {
  /** Name of its folder. */
  name: string;
  /** Paths with `:name` for parameters. Menus lead to the first. */
  paths: readonly [string, ...string[]];
  /** Other paths redirected here, with their target. @default none */
  redirects?: Readonly<Record<string, string>>;
  /** Access: people who are not signed in, all members, both, or members with these roles. */
  audience: 'visitors' | 'members' | 'everyone' | readonly Role[];
  /** Its own texts; `title` names it in menus and in the browser's tab. */
  texts: TextLoader<{ title: string }>;
  /** Its component, exported by `Page.tsx`. */
  view: LoadView;
  /** True when it renders its own heading; else the shell shows its title. @default false */
  hasOwnHeading?: boolean;
  /** Preloads its first data, when it is the first page. Called once its code has loaded. */
  prepare?: (portal: Portal) => Promise<void>;
  /** Path of the list requested before its code has loaded. @default none */
  firstList?: string;
  /** Menu with a link to it: the main navigation, the top bar's icons, or the user menu. */
  menu: 'main' | 'top' | 'user' | 'none';
  /** Roles whose menus contain it. @default all audience have access */
  inMenuOf?: readonly Role[];
  /** Its icon in the menus. */
  icon?: ComponentType;
  /** Adds it to the bottom bar of a phone, which has four places. @default false */
  isOnBottomBar?: boolean;
  /** Counter of new items in its menu entry; loaded once the browser is idle. @default nothing */
  count?: LoadView;
  /** Component below its entry in the menus; loaded once the browser is idle. @default nothing */
  below?: LoadBelow;
  /** Its rows of what awaits the member, first on the home page. @default nothing */
  waiting?: LoadView;
  /** Its card on the home page, in the order of the menus. */
  home: LoadView | 'none';
  /** Its section of the guide, in the order of the menus. */
  guide: TextLoader<GuideTexts> | 'none';
}

/** Returns true when the page is for members. */
export const isForMembers = ({ audience }: PageDefinition): boolean => audience !== 'visitors';

/** Returns true when the page is for people who are not signed in. */
export const isForVisitors = ({ audience }: PageDefinition): boolean =>
  audience === 'visitors' || audience === 'everyone';

/** All routes of a member: pages, and redirects to them. */
export function routesOf(pages: readonly PageDefinition[]): RouteAccess[] {
  return pages.filter(isForMembers).flatMap(({ paths, redirects = {}, audience }) => {
    const access = typeof audience === 'string' ? {} : { roles: audience };
    return [
      ...paths.map((path) => ({ path, ...access })),
      ...Object.entries(redirects).map(([path, leadsTo]) => ({ path, leadsTo, ...access })),
    ];
  });
}

/** The first list of the page at each path. */
export function firstListsOf(pages: readonly PageDefinition[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ paths, firstList }) =>
      firstList ? paths.map((path) => [path, firstList]) : [],
    ),
  );
}
