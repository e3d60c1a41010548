import { Card, SkeletonText } from '@saudagar/ui';

/** Stands in for a card that is on its way. */
export function EventSkeleton() {
  return (
    <Card padding="none" className="sg-event-card" aria-hidden="true">
      <div className="sg-event-image sg-skeleton" />
      <div className="sg-event-body">
        <SkeletonText size="small" />
        <SkeletonText size="title" />
        <SkeletonText lines={3} />
      </div>
    </Card>
  );
}
