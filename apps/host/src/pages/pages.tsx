import type { Role } from '@saudagar/contract';
import Newspaper from 'lucide-react/icons/newspaper';
import type { ComponentType } from 'react';
import { matchesPath } from '../routing/matchesPath.ts';
import { isOpenTo, LOGIN_PATH, REGISTER_PATH } from '../routing/resolvePath.ts';
import { type Loadable, loadable } from './loadable.tsx';

/** A page: the one entry from which its route, its redirects and its places in the menus come. */
export interface Page {
  /** Path, with `:name` for a variable part. */
  path: string;
  /** Key of its name among the texts under `page`. */
  label: 'feed' | 'login' | 'register';
  /** Its code. Paths with the same one are the same page. */
  view: Loadable<object>;
  /** Its sign in the menus. */
  icon?: ComponentType;
  /** Roles that have it. @default all */
  roles?: readonly Role[];
  /** Which menu leads to it: the main navigation, or the user menu. @default none */
  menu?: 'main' | 'user';
  /** Whether it also stands in the bottom bar of a phone, which holds five at most. @default false */
  isOnBottomBar?: boolean;
}

const feed = loadable(async () => (await import('./FeedPage.tsx')).FeedPage);

/** The pages of signed-in members, in the order of the menus. */
export const pages: readonly Page[] = [
  // Until Home exists.
  { path: '/', label: 'feed', view: feed },
  { path: '/feed', label: 'feed', view: feed, icon: Newspaper, menu: 'main', isOnBottomBar: true },
];

/** The pages of visitors (SHELL-057–059). */
export const entrances: readonly Page[] = [
  {
    path: LOGIN_PATH,
    label: 'login',
    view: loadable(async () => (await import('../entrance/LoginPage.tsx')).LoginPage),
  },
  {
    path: REGISTER_PATH,
    label: 'register',
    view: loadable(async () => (await import('../entrance/RegisterPage.tsx')).RegisterPage),
  },
];

/** The frame around the pages of members. */
export const shell = loadable(async () => (await import('../shell/Shell.tsx')).Shell);

/** Where sign-in and registration lead where no page was asked for (ACCT-013, ACCT-038). */
export const landings = {
  login: '/feed',
  // The guide where there is one.
  register: pages.some((page) => page.path === '/guide') ? '/guide' : '/feed',
} as const;

/** The page at a path. */
export function pageAt(path: string, among: readonly Page[]): Page | undefined {
  return among.find((page) => matchesPath(page.path, path));
}

/** The pages of a menu that a member of the role has. */
export function menuOf(menu: NonNullable<Page['menu']>, role: Role): readonly Page[] {
  return pages.filter((page) => page.menu === menu && isOpenTo(role, page));
}
