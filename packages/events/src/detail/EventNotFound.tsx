import { EmptyState } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface EventNotFoundProps {
  /** True when the event was deleted while it was shown. @default false */
  isDeleted?: boolean | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** Link back to the list. */
  action?: ReactNode | undefined;
}

/** Placeholder for an event that is deleted or hidden; the two look the same. */
export function EventNotFound({ isDeleted = false, level = 1, action }: EventNotFoundProps) {
  const { t } = useTexts();
  if (isDeleted) return <EmptyState level={level} title={t('delete.done')} action={action} />;
  return (
    <EmptyState level={level} title={t('detail.gone')} action={action}>
      {t('detail.goneText')}
    </EmptyState>
  );
}
