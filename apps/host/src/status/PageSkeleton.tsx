import './status.css';
import { SkeletonCard } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Placeholder of a page whose code is loading. */
export function PageSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('loading')} className="sg-page-skeleton">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
