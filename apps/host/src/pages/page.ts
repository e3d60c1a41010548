import type { Role } from '@saudagar/contract';
import { type BoundTexts, type Loadable, loadable, type TextLoader } from '@saudagar/ui';
import { matchesPath } from '../routing/matchesPath.ts';
import { canAccess, type RouteAccess } from '../routing/resolvePath.ts';
import {
  type BelowProps,
  isForMembers,
  isForVisitors,
  type PageDefinition,
  routesOf,
} from './definition.ts';
import type { GuideTexts } from './guideTexts.ts';
import { pageTexts } from './pageTexts.ts';

/** A page with its loadable parts and its title. */
export interface Page
  extends Pick<
    PageDefinition,
    'name' | 'paths' | 'prepare' | 'hasOwnHeading' | 'menu' | 'inMenuOf' | 'icon' | 'isOnBottomBar'
  > {
  /** Its code. */
  view: Loadable<object>;
  /** Counter of new items in its menu entry. */
  count?: Loadable<object>;
  /** Component below its entry in the menus. */
  below?: Loadable<BelowProps>;
  /** Its rows of what awaits the member, on the home page. */
  waiting?: Loadable<object>;
  /** Its card on the home page. */
  home?: Loadable<object>;
  /** Its section of the guide. */
  guide?: TextLoader<GuideTexts>;
  /** Roles with access. @default all */
  roles?: readonly Role[];
  /** Reads its title. */
  useTexts: () => BoundTexts<'title'>;
}

/** Every page of a host. */
export interface HostPages {
  /** The pages of signed-in members, in the order of the menus. */
  members: readonly Page[];
  /** The pages of visitors (SHELL-057–059). */
  visitors: readonly Page[];
  /** All routes of a member. */
  routes: readonly RouteAccess[];
}

/** Builds a host's pages from their definitions. Call it once per list, at module level. */
export function hostPagesOf(definitions: readonly PageDefinition[]): HostPages {
  const pagesOf = (some: readonly PageDefinition[]) => some.map(pageOf);
  return {
    members: pagesOf(definitions.filter(isForMembers)),
    visitors: pagesOf(definitions.filter(isForVisitors)),
    routes: routesOf(definitions),
  };
}

function pageOf(definition: PageDefinition): Page {
  const { view, count, below, waiting, home, guide, audience, ...rest } = definition;
  return {
    ...rest,
    view: loadable(view),
    ...(count && { count: loadable(count) }),
    ...(below && { below: loadable(below) }),
    ...(waiting && { waiting: loadable(waiting) }),
    ...(home !== 'none' && { home: loadable(home) }),
    ...(guide !== 'none' && { guide }),
    ...(typeof audience !== 'string' && { roles: audience }),
    useTexts: pageTexts(definition.name, definition.texts),
  };
}

/** The page at a path. */
export function pageAt(path: string, pages: readonly Page[]): Page | undefined {
  return pages.find((page) => patternAt(path, page) !== undefined);
}

/** The page's pattern that matches a path, such as `/posts/:id`. */
export function patternAt(path: string, { paths }: Page): string | undefined {
  return paths.find((pattern) => matchesPath(pattern, path));
}

/** Checks whether a page is a child of another, as one resource is of all resources. */
export function isBelow({ paths }: Page, { paths: [above] }: Page): boolean {
  return paths.some((path) => path.startsWith(`${above}/`));
}

/** The pages of a menu for a member with the role. */
export function menuOf(
  menu: 'main' | 'top' | 'user',
  role: Role,
  { members }: Pick<HostPages, 'members'>,
): readonly Page[] {
  return members.filter(
    (page) =>
      page.menu === menu && canAccess(role, page) && (page.inMenuOf?.includes(role) ?? true),
  );
}

/** Landing page after sign-in, when no page was requested (ACCT-013). */
export const LOGIN_LANDING = '/feed';

/** Landing page after registration, when none was requested: the guide, if present (ACCT-038). */
export function registerLanding({ members }: Pick<HostPages, 'members'>): string {
  return pageAt('/guide', members) ? '/guide' : LOGIN_LANDING;
}
