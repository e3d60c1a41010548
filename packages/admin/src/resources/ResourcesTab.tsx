import type { Resource } from '@saudagar/contract';
import { ListView, useAddress } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { Button, Card, EmptyState, loadable, SkeletonText, useOnDemand } from '@saudagar/ui';
import Library from 'lucide-react/icons/library';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useState } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { ManagedCard } from './ManagedCard.tsx';
import { provideManagedResources } from './managedResourcesFlow.ts';
import { ResourceFilters } from './ResourceFilters.tsx';
import { ResourceStatCards } from './ResourceStatCards.tsx';
import { CLEARED, resourcesFields } from './resourcesAddress.ts';
import { useTexts } from './texts.ts';

const resourceDialog = loadable(
  async () => (await import('./form/ResourceDialog.tsx')).ResourceDialog,
);

/** Library management: figures, filters, cards and the form. */
// ADM-007, ADM-124–187
export function ResourcesTab() {
  const { resource: resourceHref } = useRoutes();
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const [state, change] = useAddress(resourcesFields);
  const dialog = useOnDemand(resourceDialog);
  // The resource being edited; null for a new one.
  const [edited, setEdited] = useState<Resource | null>(null);
  const query = useMemo(
    () => ({
      type: state['resource-type'],
      category: state['resource-category'],
      status: state['resource-status'],
      search: state['resource-search'],
    }),
    [state],
  );
  const actor = useViewActor(provideManagedResources, { query });
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);

  const openFor = (resource: Resource | null) => {
    setEdited(resource);
    dialog.open();
  };
  const add = (
    <Button variant="primary" icon={<Plus />} {...dialog.openerProps} onPress={() => openFor(null)}>
      {t('add')}
    </Button>
  );
  return (
    <div className="sg-admin-resources">
      <ResourceStatCards />
      <div className="sg-admin-bar">
        <ResourceFilters key={JSON.stringify(state)} applied={state} onApply={(to) => change(to)} />
        {add}
      </div>
      <ListView
        actor={actor}
        aria-label={t('list')}
        idOf={({ id }) => id}
        layout="grid"
        skeleton={
          <Card aria-hidden="true">
            <SkeletonText size="title" />
            <SkeletonText lines={4} />
          </Card>
        }
        failureTitle={t('failed')}
        forbiddenText={adminText('refusal.moderators')}
        empty={
          <EmptyState illustration={<Library />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
        unmatched={t('empty.title')}
        onClear={() => change(CLEARED)}
      >
        {(resource) => (
          <ManagedCard
            resource={resource}
            href={(resource.approval_status === 'approved' && resourceHref?.(resource.id)) || null}
            onEdit={() => openFor(resource)}
          />
        )}
      </ListView>
      {dialog.isOpen && (
        <resourceDialog.View key={edited?.id} resource={edited} onClose={dialog.close} />
      )}
    </div>
  );
}
