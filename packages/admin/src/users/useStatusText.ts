import type { ManagedUser } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Words a user's status: active, inactive, or suspended with the day of its end. */
export function useStatusText(): (user: ManagedUser) => string {
  const { t, locale } = useTexts();
  return ({ is_active, deactivation }) => {
    if (is_active) return t('active');
    if (!deactivation?.until) return t('inactive');
    const date = new Date(deactivation.until);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
    return t('suspendedUntil', { moment: day });
  };
}
