import { Card, SkeletonAvatar, SkeletonText } from '@saudagar/ui';

/** Placeholder for a card that is loading. */
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
