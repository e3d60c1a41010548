import { SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Placeholder of a comparison while it is loading. */
export function LoadingProposals() {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden>{t('compare.loading')}</VisuallyHidden>
      <SkeletonText size="title" />
      <SkeletonText lines={6} />
    </>
  );
}
