import { classes } from '../classes.ts';
import type { AvatarSize } from '../people/Avatar.tsx';

export interface SkeletonTextProps {
  /** Number of lines; the last is shorter. @default 1 */
  lines?: number | undefined;
  /** Height of the text. @default 'body' */
  size?: 'small' | 'body' | 'title' | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Placeholder of loading text. The container announces it with `aria-busy`. */
export function SkeletonText({ lines = 1, size = 'body', className }: SkeletonTextProps) {
  return (
    <span
      className={classes('sg-skeleton-text', `sg-skeleton-text-${size}`, className)}
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <span key={line} className="sg-skeleton" />
      ))}
    </span>
  );
}

/** Placeholder of an avatar. */
export function SkeletonAvatar({ size = 'medium' }: { size?: AvatarSize }) {
  return <span className={`sg-skeleton sg-avatar sg-avatar-${size}`} aria-hidden="true" />;
}

/** Placeholder of an image, map or chart: fills its container. */
export function SkeletonBlock({ className }: { className?: string }) {
  return (
    <span className={classes('sg-skeleton sg-skeleton-block', className)} aria-hidden="true" />
  );
}

/** Placeholder of a card with author and text: a post, a comment, a member. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <div className="sg-card sg-card-medium sg-skeleton-card" aria-hidden="true">
      <div className="sg-skeleton-author">
        <SkeletonAvatar />
        <SkeletonText lines={2} size="small" />
      </div>
      <SkeletonText lines={lines} />
    </div>
  );
}
