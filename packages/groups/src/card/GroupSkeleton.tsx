import { Card, SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Stands in for a card that is on its way. */
export function GroupSkeleton() {
  const { t } = useTexts();
  return (
    <Card className="sg-group-card">
      <VisuallyHidden>{t('card.loading')}</VisuallyHidden>
      <SkeletonText size="title" />
      <SkeletonText lines={3} />
    </Card>
  );
}
