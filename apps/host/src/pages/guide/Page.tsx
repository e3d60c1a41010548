import '@saudagar/flows/styles.css';
import './guide.css';
import { useUser } from '@saudagar/portal';
import { useMemo } from 'react';
import { useHost } from '../../HostContext.ts';
import { menuOf } from '../page.ts';
import { Guide } from './Guide.tsx';
import { guidedPages } from './sections.ts';
import { useTexts } from './useTexts.ts';

/** The user guide: static help for every area the member has access to. */
// SHELL-022, SHELL-051, SHELL-168
export function Page() {
  const { locale } = useTexts();
  const { pages } = useHost();
  const role = useUser()?.role ?? 'user';
  const guided = useMemo(() => guidedPages(menuOf('main', role, pages)), [role, pages]);
  return <Guide key={`${locale} ${role}`} pages={guided} />;
}
