import type { Role } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import type { Loadable } from '@saudagar/ui';
import type { ComponentType } from 'react';
import { matchesPath } from '../routing/matchesPath.ts';
import { isOpenTo } from '../routing/resolvePath.ts';

/** A page: the one entry from which its route, its redirects and its places in the menus come. */
export interface Page {
  /** Path, with `:name` for a variable part. */
  path: string;
  /** Key of its name among the texts under `page`. */
  label: 'feed' | 'post' | 'messages' | 'login' | 'register';
  /** Its code. Paths with the same one are the same page. */
  view: Loadable<object>;
  /** Reads ahead what it shows first, where it is the first page. Called once its code is here. */
  prepare?: (portal: Portal) => Promise<void>;
  /** Its sign in the menus. */
  icon?: ComponentType;
  /** Says of its menu entry how much there is to see; fetched once the browser is idle. @default nothing */
  count?: Loadable<object>;
  /** Roles that have it. @default all */
  roles?: readonly Role[];
  /** Which menu leads to it: the main navigation, or the user menu. @default none */
  menu?: 'main' | 'user';
  /** Whether it also stands in the bottom bar of a phone, which holds five at most. @default false */
  isOnBottomBar?: boolean;
}

/** The page at a path. */
export function pageAt(path: string, pages: readonly Page[]): Page | undefined {
  return pages.find((page) => matchesPath(page.path, path));
}

/** The pages of a menu that a member of the role has. */
export function menuOf(
  menu: NonNullable<Page['menu']>,
  role: Role,
  pages: readonly Page[],
): readonly Page[] {
  return pages.filter((page) => page.menu === menu && isOpenTo(role, page));
}

/** Where sign-in leads where no page was asked for (ACCT-013). */
export const LOGIN_LANDING = '/feed';

/** Where registration leads where no page was asked for: the guide, once there is one (ACCT-038). */
export function registerLanding(pages: readonly Page[]): string {
  return pageAt('/guide', pages)?.path ?? LOGIN_LANDING;
}
