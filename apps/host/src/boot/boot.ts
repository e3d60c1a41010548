import type { Fetch } from '@saudagar/contract';
import { matchesPath } from '../routing/matchesPath.ts';
import { resolvePath, type SessionStatus } from '../routing/resolvePath.ts';
import {
  DEFAULT_LOCALE,
  LOCALE_KEY,
  SESSION_KEY,
  TARGET_KEY,
  THEME_KEY,
} from '../storage/storageKeys.ts';
import { firstListOf } from './firstLists.ts';
import type { FirstLoad, PageFiles } from './firstLoad.ts';
import type { EarlyRequest } from './preloadedFetch.ts';

/** Browser objects used by the boot script. */
export interface BootPage {
  window: Pick<Window, '__preloads' | 'saudagarNext'>;
  document: Document;
  location: Pick<Location, 'pathname' | 'search'>;
  lasting: Pick<Storage, 'getItem'>;
  tab: Pick<Storage, 'getItem'>;
  send: Fetch;
}

interface PersistedSession {
  access_token: string;
  user: { role: 'user' | 'moderator' | 'admin' };
}

/**
 * Starts the app's first requests before its code has loaded: the session, the first list, and the
 * files of the page and its language. A separate small script, since the page's policy forbids
 * inline scripts. The app works without it: unused responses are dropped.
 */
export function boot(page: BootPage, { pages, next, routes, firstLists }: FirstLoad): void {
  const session = readJson(page.lasting, SESSION_KEY) as PersistedSession | null;
  const chosen = String(readJson(page.lasting, LOCALE_KEY));
  const locale = Object.hasOwn(next.texts, chosen) ? chosen : DEFAULT_LOCALE;
  const theme = readJson(page.lasting, THEME_KEY);
  // Before the first paint, which would otherwise use the device's theme.
  if (theme === 'light' || theme === 'dark') page.document.documentElement.dataset.theme = theme;
  const { pathname, search } = page.location;
  const path = landingOf(page, session, routes);

  // Slowest requests first: a browser fetches six at a time, and queues the rest.
  if (session?.access_token) {
    const list =
      pathname === path && search === '' ? firstListOf(path, firstLists, page.lasting) : null;
    const headers = {
      accept: 'application/json',
      'accept-language': locale,
      authorization: `Bearer ${session.access_token}`,
    };
    page.window.__preloads = [...(list ? [list] : []), '/api/auth/me'].map((url) =>
      sendEarly(page, url, headers),
    );
  }
  page.window.saudagarNext = [...next.scripts, ...next.styles, ...(next.texts[locale] ?? [])];
  const files = pages.find((one) => matchesPath(one.path, path));
  if (files) addFiles(page.document, files, locale);
}

function landingOf(
  { location, tab }: BootPage,
  session: PersistedSession | null,
  routes: FirstLoad['routes'],
): string {
  const visit: SessionStatus = session?.user?.role
    ? { state: 'signedIn', role: session.user.role }
    : { state: 'signedOut' };
  const target = readJson(tab, TARGET_KEY);
  return resolvePath({
    path: location.pathname,
    session: visit,
    target: typeof target === 'string' ? target : null,
    pages: routes,
  }).path;
}

function sendEarly(page: BootPage, url: string, headers: EarlyRequest['headers']): EarlyRequest {
  const controller = new AbortController();
  const answer = page.send(url, { headers, signal: controller.signal });
  // Errors reach the consumer; without one they must not be reported as unhandled.
  answer.catch(() => {});
  return { url, headers, sentAt: performance.now(), answer, controller };
}

function addFiles(document: Document, files: PageFiles, locale: string): void {
  for (const file of files.texts[locale] ?? []) addLink(document, 'modulepreload', file);
  // The HTML may name the rest further down. A duplicate stylesheet would force a layout of the
  // whole page with every link added later.
  const addMissing = () => {
    for (const file of files.scripts) addLink(document, 'modulepreload', file);
    for (const file of files.styles) addLink(document, 'stylesheet', file);
  };
  if (document.readyState !== 'loading') addMissing();
  else document.addEventListener('readystatechange', addMissing, { once: true });
}

function addLink(document: Document, rel: 'modulepreload' | 'stylesheet', href: string): void {
  if (document.querySelector(`link[rel="${rel}"][href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }),
  );
}

function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
