import { Card, SkeletonText } from '@saudagar/ui';

/** Stands in for a card that is on its way. */
export function ResourceSkeleton() {
  return (
    <Card padding="none" className="sg-resource-card" aria-hidden="true">
      <div className="sg-resource-thumbnail sg-skeleton" />
      <div className="sg-resource-body">
        <SkeletonText size="small" />
        <SkeletonText size="title" />
        <SkeletonText lines={3} />
      </div>
    </Card>
  );
}
