import { SkeletonAvatar, SkeletonText } from '@saudagar/ui';

/** Placeholder for a member who is loading. */
export function PersonSkeleton() {
  return (
    <div className="sg-group-person-row" aria-hidden="true">
      <SkeletonAvatar />
      <SkeletonText lines={2} className="sg-person-texts" />
    </div>
  );
}
