import { SkeletonAvatar, SkeletonText } from '@saudagar/ui';

/** Placeholder for a member who is loading. */
export function PersonSkeleton() {
  return (
    <div className="sg-network-row">
      <SkeletonAvatar />
      <div className="sg-network-details">
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
