import { classes } from '../classes.ts';
import type { AvatarSize } from '../people/Avatar.tsx';

export interface SkeletonTextProps {
  /** Lines of text stood in for; the last is shorter. @default 1 */
  lines?: number;
  /** Height of the text. @default 'body' */
  size?: 'small' | 'body' | 'title';
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** Stands in for text that is on its way. The container says so, with `aria-busy`. */
export function SkeletonText({ lines = 1, size = 'body', className }: SkeletonTextProps) {
  return (
    <span
      className={classes('sg-skeleton-text', `sg-skeleton-text-${size}`, className)}
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <span key={line} className="sg-skeleton" />
      ))}
    </span>
  );
}

/** Stands in for an avatar. */
export function SkeletonAvatar({ size = 'medium' }: { size?: AvatarSize }) {
  return <span className={`sg-skeleton sg-avatar sg-avatar-${size}`} aria-hidden="true" />;
}

/** Stands in for an image, a map, a chart: fills the box it is given. */
export function SkeletonBlock({ className }: { className?: string }) {
  return (
    <span className={classes('sg-skeleton sg-skeleton-block', className)} aria-hidden="true" />
  );
}

/** Stands in for a card with an author and a text: a post, a comment, a member. */
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
