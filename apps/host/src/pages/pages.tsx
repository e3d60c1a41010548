import type { Portal } from '@saudagar/portal';
import { loadable } from '@saudagar/ui';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import { LOGIN_PATH, REGISTER_PATH } from '../routing/resolvePath.ts';
import type { Page } from './page.ts';

const feed = {
  view: loadable(async () => (await import('./FeedPage.tsx')).FeedPage),
  prepare: async (portal: Portal) => (await import('./FeedPage.tsx')).prepareFeedPage(portal),
};

const messages = loadable(async () => (await import('./MessagesPage.tsx')).MessagesPage);

/** The pages of signed-in members, in the order of the menus. A new page is one more entry. */
export const pages: readonly Page[] = [
  // Until Home exists.
  { path: '/', label: 'feed', ...feed },
  { path: '/feed', label: 'feed', ...feed, icon: Newspaper, menu: 'main', isOnBottomBar: true },
  {
    path: '/posts/:id',
    label: 'post',
    view: loadable(async () => (await import('./PostRoute.tsx')).PostRoute),
  },
  {
    path: '/messages',
    label: 'messages',
    view: messages,
    count: loadable(async () => (await import('../shell/UnreadCount.tsx')).UnreadCount),
    icon: MessagesSquare,
    menu: 'main',
    isOnBottomBar: true,
  },
  { path: '/messages/:room', label: 'messages', view: messages },
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

/** The frame around the pages of visitors. */
export const entrance = loadable(async () => (await import('../entrance/Entrance.tsx')).Entrance);

/** The frame around the pages of members. */
export const shell = loadable(async () => (await import('../shell/Shell.tsx')).Shell);
