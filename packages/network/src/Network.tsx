import { useAddress } from '@saudagar/flows/react';
import { SessionGate, usePortal, useRoutes, useViewActor } from '@saudagar/portal';
import {
  Button,
  loadable,
  OnDemand,
  PageHeader,
  type TabItem,
  Tabs,
  useOnDemand,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import type { NetworkCallbacks } from './callbacks.ts';
import { ConnectionsTab } from './connections/ConnectionsTab.tsx';
import { provideCounts } from './counts/countsFlow.ts';
import { FindTab } from './find/FindTab.tsx';
import type { TipTargets } from './insights/HealthCard.tsx';
import { AcceptedInvitation } from './invitations/AcceptedInvitation.tsx';
import { type NetworkTab, networkFields } from './networkAddress.ts';
import { SuggestionsTab } from './suggestions/SuggestionsTab.tsx';
import { useTexts } from './texts.ts';

const insightsTab = loadable(async () => (await import('./insights/InsightsTab.tsx')).InsightsTab);
const invitationsTab = loadable(
  async () => (await import('./invitations/InvitationsTab.tsx')).InvitationsTab,
);
const requestsTab = loadable(async () => (await import('./requests/RequestsTab.tsx')).RequestsTab);
const offeredInvitation = loadable(
  async () => (await import('./invitations/OfferedInvitation.tsx')).OfferedInvitation,
);
const inviteDialog = loadable(async () => (await import('./dialogs.ts')).InviteDialog);

/** Props of {@link Network}. */
export interface NetworkProps extends NetworkCallbacks {}

/**
 * My Network: connections, suggestions, people, invitations, requests and insights. Tab and search
 * are kept in the address where the host provides one.
 */
// NET-001–140
export function Network(props: NetworkProps) {
  return <SessionGate>{() => <OwnNetwork {...props} />}</SessionGate>;
}

function OwnNetwork(props: NetworkProps) {
  const { onMessage } = props;
  const { navigate } = usePortal();
  const { feed, profile } = useRoutes();
  const { t } = useTexts();
  const [{ tab, search, find, invitation, offered }, change] = useAddress(networkFields);
  const counts = useSelector(
    useViewActor(provideCounts, { query: null }),
    ({ context }) => context.value,
  );
  const invite = useOnDemand(inviteDialog);
  const onFind = () => change({ tab: 'find' });
  const badge = (count: number | undefined) =>
    count !== undefined && count > 0 ? { badge: count } : {};
  const inviteButton = (
    <Button {...invite.openerProps} variant="primary" icon={<UserPlus />}>
      {t('invite.button')}
    </Button>
  );
  const targets: TipTargets = {
    find_people: onFind,
    invite: invite.open,
    ...(feed && { post: () => navigate(feed()) }),
    ...(profile && { complete_profile: () => navigate(profile()) }),
  };
  const tabs: readonly TabItem<NetworkTab>[] = [
    {
      id: 'connections',
      label: t('tabs.connections'),
      ...badge(counts?.connections),
      panel: (
        <ConnectionsTab
          {...{ search, onFind, onMessage }}
          onSearch={(text) => change({ search: text }, 'replace')}
        />
      ),
    },
    {
      id: 'suggestions',
      label: t('tabs.suggestions'),
      panel: <SuggestionsTab onFind={onFind} />,
    },
    {
      id: 'find',
      label: t('tabs.find'),
      panel: <FindTab text={find} onText={(text) => change({ find: text }, 'replace')} />,
    },
    {
      id: 'invitations',
      label: t('tabs.invitations'),
      ...badge(counts?.invitations),
      panel: (
        <OnDemand part={invitationsTab}>
          <invitationsTab.View invite={inviteButton} />
        </OnDemand>
      ),
    },
    {
      id: 'pending',
      label: t('tabs.pending'),
      ...badge(counts?.incoming),
      panel: (
        <OnDemand part={requestsTab}>
          <requestsTab.View />
        </OnDemand>
      ),
    },
    {
      id: 'insights',
      label: t('tabs.insights'),
      panel: (
        <OnDemand part={insightsTab}>
          <insightsTab.View {...{ targets, onFind }} />
        </OnDemand>
      ),
    },
  ];
  return (
    <section className="sg-network" aria-label={t('page')}>
      <PageHeader title={t('page')}>{inviteButton}</PageHeader>
      <Tabs
        aria-label={t('tabs.name')}
        tabs={tabs}
        selected={tab}
        keyboardActivation="manual"
        onSelect={(id) => change({ tab: id })}
      />
      {invitation !== null && (
        <AcceptedInvitation
          code={invitation}
          onOver={() => change({ invitation: null }, 'replace')}
        />
      )}
      {offered !== null && (
        <OnDemand part={offeredInvitation}>
          <offeredInvitation.View
            code={offered}
            onClose={() => change({ offered: null }, 'replace')}
          />
        </OnDemand>
      )}
      {invite.isOpen && <inviteDialog.View onClose={invite.close} />}
    </section>
  );
}
