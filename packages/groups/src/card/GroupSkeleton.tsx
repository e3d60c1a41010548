import { Card, SkeletonAvatar, SkeletonText } from '@saudagar/ui';

/** Stands in for a card that is on its way. */
export function GroupSkeleton() {
  return (
    <Card className="sg-group-card" aria-hidden="true">
      <div className="sg-group-card-head">
        <SkeletonAvatar />
        <div className="sg-group-card-names">
          <SkeletonText size="title" />
        </div>
      </div>
      <SkeletonText size="small" />
      <SkeletonText lines={3} />
    </Card>
  );
}
