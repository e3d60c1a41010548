import type { Role } from '@saudagar/contract';
import { type BoundTexts, type Loadable, loadable, type TextLoader } from '@saudagar/ui';
import { matchesPath } from '../routing/matchesPath.ts';
import { canAccess, type RouteAccess } from '../routing/resolvePath.ts';
import { type BelowProps, isForMembers, type PageDefinition, routesOf } from './definition.ts';
import type { GuideTexts } from './guideTexts.ts';
import { pageTexts } from './pageTexts.ts';

/** A page with what loads its parts and reads its title. */
export interface Page
  extends Pick<
    PageDefinition,
    'name' | 'paths' | 'prepare' | 'hasOwnHeading' | 'menu' | 'inMenuOf' | 'icon' | 'isOnBottomBar'
  > {
  /** Its code. */
  view: Loadable<object>;
  /** Counts in its menu entry what is new. */
  count?: Loadable<object>;
  /** What stands below its entry in the menus. */
  below?: Loadable<BelowProps>;
  /** Its card on the home page. */
  home?: Loadable<object>;
  /** Its section of the guide. */
  guide?: TextLoader<GuideTexts>;
  /** Roles that have it. @default all */
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
  /** What a member's path can lead to. */
  routes: readonly RouteAccess[];
}

/** Makes a host's pages from what their folders declare. Call it once per list, at module level. */
export function hostPagesOf(definitions: readonly PageDefinition[]): HostPages {
  const pagesOf = (some: readonly PageDefinition[]) => some.map(pageOf);
  return {
    members: pagesOf(definitions.filter(isForMembers)),
    visitors: pagesOf(definitions.filter((one) => !isForMembers(one))),
    routes: routesOf(definitions),
  };
}

function pageOf(definition: PageDefinition): Page {
  const { view, count, below, home, guide, who, ...rest } = definition;
  return {
    ...rest,
    view: loadable(view),
    ...(count && { count: loadable(count) }),
    ...(below && { below: loadable(below) }),
    ...(home !== 'none' && { home: loadable(home) }),
    ...(guide !== 'none' && { guide }),
    ...(typeof who !== 'string' && { roles: who }),
    useTexts: pageTexts(definition.name, definition.texts),
  };
}

/** The page at a path. */
export function pageAt(path: string, pages: readonly Page[]): Page | undefined {
  return pages.find((page) => patternAt(path, page) !== undefined);
}

/** The pattern by which a path leads to the page, such as `/posts/:id`. */
export function patternAt(path: string, { paths }: Page): string | undefined {
  return paths.find((pattern) => matchesPath(pattern, path));
}

/** Whether a page lies below another, as one resource does below all of them. */
export function isBelow({ paths }: Page, { paths: [above] }: Page): boolean {
  return paths.some((path) => path.startsWith(`${above}/`));
}

/** The pages of a menu that a member of the role has. */
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

/** Where sign-in leads where no page was asked for (ACCT-013). */
export const LOGIN_LANDING = '/feed';

/** Where registration leads where no page was asked for: the guide, once there is one (ACCT-038). */
export function registerLanding({ members }: Pick<HostPages, 'members'>): string {
  return pageAt('/guide', members) ? '/guide' : LOGIN_LANDING;
}
