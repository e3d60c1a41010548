import { ListView } from '@saudagar/flows/react';
import { hrefOfType, useRoutes, useViewActor } from '@saudagar/portal';
import { Card, EmptyState, SkeletonText } from '@saudagar/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTexts as useAdminTexts } from '../texts.ts';
import { PendingCard } from './PendingCard.tsx';
import { keyOf, providePendingContent } from './pendingContentFlow.ts';
import { useTexts } from './texts.ts';

/** Content pending approval, each with Approve and Reject. */
// ADM-006, ADM-098–123
export function ContentTab() {
  const routes = useRoutes();
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const actor = useViewActor(providePendingContent, { query: null });
  return (
    <div className="sg-admin-content">
      <ListView
        actor={actor}
        aria-label={t('list')}
        idOf={keyOf}
        skeleton={
          <Card aria-hidden="true">
            <SkeletonText size="title" />
            <SkeletonText lines={3} />
          </Card>
        }
        failureTitle={t('failed')}
        forbiddenText={adminText('refusal.moderators')}
        empty={
          <EmptyState illustration={<CircleCheck />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
      >
        {(content) => (
          <PendingCard
            content={content}
            href={hrefOfType(routes, content.content_type, content.id)}
          />
        )}
      </ListView>
    </div>
  );
}
