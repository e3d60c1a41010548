import { EmptyState } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface TenderNotFoundProps {
  /** Whether it went while it was shown. @default false */
  isDeleted?: boolean;
  level?: 1 | 2 | 3;
  /** The way back. */
  action?: ReactNode;
}

/** Stands in for a tender that is gone or not the member's to see: which, nobody is told. */
export function TenderNotFound({ isDeleted = false, level = 1, action }: TenderNotFoundProps) {
  const { t } = useTexts();
  if (isDeleted) return <EmptyState level={level} title={t('detail.deleted')} action={action} />;
  return (
    <EmptyState level={level} title={t('detail.gone')} action={action}>
      {t('detail.goneText')}
    </EmptyState>
  );
}
