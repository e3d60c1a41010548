import type { ManagedUser } from '@saudagar/contract';
import { formatDate } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Words a user's status: active, inactive, or suspended with the day of its end. */
export function useStatusText(): (user: ManagedUser) => string {
  const { t, locale } = useTexts();
  return ({ is_active, deactivation }) => {
    if (is_active) return t('active');
    if (!deactivation?.until) return t('inactive');
    const day = formatDate(new Date(deactivation.until), locale, 'medium');
    return t('suspendedUntil', { moment: day });
  };
}
