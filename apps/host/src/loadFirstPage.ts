import { knownUser, type Portal } from '@saudagar/portal';
import { entrance, shell } from './pages/frames.ts';
import { hostPages } from './pages/hostPages.ts';
import { type Page, pageAt } from './pages/page.ts';
import { resolvePath } from './routing/resolvePath.ts';
import type { HostStores } from './storage/hostStores.ts';

/** Milliseconds to wait for the first data once the code has loaded, before a skeleton shows. */
const LOADING_DELAY_MS = 200;

/** Loads the code of the first page, so that its first render is complete. */
export async function loadFirstPage(stores: HostStores): Promise<Page | undefined> {
  const user = stores.session.read()?.user;
  const { path } = resolvePath({
    path: window.location.pathname,
    session: user ? { state: 'signedIn', role: user.role } : { state: 'signedOut' },
    target: stores.target.read(),
    pages: hostPages.routes,
  });
  const page = pageAt(path, user ? hostPages.members : hostPages.visitors);
  await Promise.all([page?.view.load(), (user ? shell : entrance).load()]);
  return page;
}

/** Waits briefly for the session and the page's first data. */
export async function prepareFirstPage(page: Page | undefined, portal: Portal): Promise<void> {
  const prepare = async () => {
    if (await knownUser(portal)) await page?.prepare?.(portal);
  };
  const later = new Promise((resolve) => setTimeout(resolve, LOADING_DELAY_MS));
  await Promise.race([prepare().catch(() => {}), later]);
}
