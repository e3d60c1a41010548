import { SkeletonAvatar, SkeletonText } from '@saudagar/ui';

/** Stands in for a member who is on their way. */
export function PersonSkeleton() {
  return (
    <div className="sg-group-person-row" aria-hidden="true">
      <SkeletonAvatar />
      <SkeletonText lines={2} className="sg-person-texts" />
    </div>
  );
}
