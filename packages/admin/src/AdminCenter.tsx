import { choiceField, useAddress } from '@saudagar/flows/react';
import { useUser } from '@saudagar/portal';
import { Center } from './center/Center.tsx';
import { Refusal } from './center/Refusal.tsx';
import { ADMIN_TABS, type AdminTabId } from './links.ts';
import { tabsOf } from './tabs.ts';

/** Props of {@link AdminCenter}. */
export interface AdminCenterProps {
  /** Selected tab; an unknown one shows that the page is not found. @default the `tab` of the address */
  tab?: string | undefined;
  /** Called with the tab to show. @default written to the address */
  onTab?: ((tab: AdminTabId) => void) | undefined;
}

const fields = { tab: choiceField(ADMIN_TABS, 'overview') };

/** The Admin Center, for administrators and moderators; other users see a notice instead. */
// ADM-001–003
export function AdminCenter({ tab, onTab }: AdminCenterProps) {
  const user = useUser();
  const [address, change] = useAddress(fields);
  if (!user) return null;
  const tabs = tabsOf(user.role);
  if (tabs.length === 0) return <Refusal />;
  return (
    <Center
      user={user}
      tabs={tabs}
      selected={tab ?? address.tab}
      onTab={onTab ?? ((next) => change({ tab: next }))}
    />
  );
}
