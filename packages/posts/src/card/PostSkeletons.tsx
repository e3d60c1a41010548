import { SkeletonCard, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Placeholders for posts that are loading. */
export function PostSkeletons({ count = 3 }: { count?: number }) {
  const { t } = useTexts();
  return (
    <div className="sg-post-skeletons" aria-busy="true">
      <VisuallyHidden>{t('post.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have only an index
        <SkeletonCard key={index} lines={index % 2 === 0 ? 3 : 2} />
      ))}
    </div>
  );
}
