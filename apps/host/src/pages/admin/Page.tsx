import '@saudagar/flows/styles.css';
import '@saudagar/admin/styles.css';
import { AdminCenter } from '@saudagar/admin';
import { usePortal } from '@saudagar/portal';
import { useParams } from 'wouter';
import { adminPath } from '../../routing/links.ts';

/** The Admin Center; its tab stands in the path, so that Back leads to the one before. */
// SHELL-050
export function Page() {
  const { navigate } = usePortal();
  const { tab = 'overview' } = useParams();
  return <AdminCenter tab={tab} onTab={(next) => navigate(adminPath(next))} />;
}
