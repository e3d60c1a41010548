import '@saudagar/flows/styles.css';
import '@saudagar/admin/styles.css';
import { AdminCenter } from '@saudagar/admin';
import { usePortal } from '@saudagar/portal';
import { useParams } from 'wouter';
import { adminPath } from '../../routing/links.ts';

/** The Admin Center; its tab is part of the path, so that Back returns to the previous one. */
// SHELL-050
export function Page() {
  const { navigate } = usePortal();
  const { tab = 'overview' } = useParams();
  return <AdminCenter tab={tab} onTab={(next) => navigate(adminPath(next))} />;
}
