import { pageAt } from './pages/page.ts';
import { entrance, entrances, pages, shell } from './pages/pages.tsx';
import { resolvePath } from './routing/resolvePath.ts';
import type { HostStores } from './storage/hostStores.ts';

/** Fetches the code of the page that will be shown first, so that its first render is whole. */
export async function loadFirstPage(stores: HostStores): Promise<void> {
  const user = stores.session.read()?.user;
  const { path } = resolvePath({
    path: window.location.pathname,
    session: user ? { state: 'signedIn', role: user.role } : { state: 'signedOut' },
    target: stores.target.read(),
    pages,
  });
  const page = pageAt(path, user ? pages : entrances);
  await Promise.all([page?.view.load(), (user ? shell : entrance).load()]);
}
