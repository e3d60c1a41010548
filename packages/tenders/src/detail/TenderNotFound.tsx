import { EmptyState } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface TenderNotFoundProps {
  /** True when it was deleted while displayed. @default false */
  isDeleted?: boolean | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** The back link. */
  action?: ReactNode | undefined;
}

/** Placeholder for a deleted or inaccessible tender, without revealing which. */
export function TenderNotFound({ isDeleted = false, level = 1, action }: TenderNotFoundProps) {
  const { t } = useTexts();
  if (isDeleted) return <EmptyState level={level} title={t('detail.deleted')} action={action} />;
  return (
    <EmptyState level={level} title={t('detail.gone')} action={action}>
      {t('detail.goneText')}
    </EmptyState>
  );
}
