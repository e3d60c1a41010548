import { SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Placeholder lines for messages that are loading. */
export function RoomSkeleton() {
  const { t } = useTexts();
  return (
    <div className="sg-messages-loading">
      <VisuallyHidden role="status">{t('room.loading')}</VisuallyHidden>
      <SkeletonText lines={2} />
      <SkeletonText lines={3} />
      <SkeletonText lines={2} />
    </div>
  );
}
