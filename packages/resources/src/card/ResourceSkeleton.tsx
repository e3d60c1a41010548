import { Card, SkeletonText } from '@saudagar/ui';

/** Placeholder of a card that is loading. */
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
