import { Card, SkeletonText } from '@saudagar/ui';

/** Placeholder of a card that is loading. */
export function TenderSkeleton() {
  return (
    <Card className="sg-tender-card" aria-hidden="true">
      <div className="sg-tender-body">
        <SkeletonText size="small" />
        <SkeletonText size="title" />
        <SkeletonText lines={3} />
      </div>
    </Card>
  );
}
