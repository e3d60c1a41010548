import { Card, SkeletonText } from '@saudagar/ui';

/** Stands in for a card that is on its way. */
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
