import { SkeletonAvatar, SkeletonText } from '@saudagar/ui';

/** Stands in for a member who is on the way. */
export function PersonSkeleton() {
  return (
    <div className="sg-network-row">
      <SkeletonAvatar />
      <div className="sg-network-facts">
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
