import { EmptyState } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface EventNotFoundProps {
  /** Whether it went while it was shown. @default false */
  isDeleted?: boolean;
  level?: 1 | 2 | 3;
  /** The way back. */
  action?: ReactNode;
}

/** Stands in for an event that is gone or not the member's to see: which, nobody is told. */
export function EventNotFound({ isDeleted = false, level = 1, action }: EventNotFoundProps) {
  const { t } = useTexts();
  if (isDeleted) return <EmptyState level={level} title={t('delete.done')} action={action} />;
  return (
    <EmptyState level={level} title={t('detail.gone')} action={action}>
      {t('detail.goneText')}
    </EmptyState>
  );
}
