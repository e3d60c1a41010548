import type { Suspension } from '@saudagar/contract';
import { formatMoment, zoneName } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/**
 * Words a deactivation for its member: until when, in the zone of their device, and why. Without an
 * end the documented words.
 */
export function useSuspensionText(): (suspension: Suspension | null | undefined) => string {
  const { t, locale } = useTexts();
  return (suspension) => {
    const { reason = null, until = null } = suspension ?? {};
    const state = until
      ? t('session.suspended', { moment: momentOf(until) })
      : t('session.deactivated');
    return reason ? `${state} ${t('session.reason', { reason })}` : state;
  };

  function momentOf(until: string) {
    const date = new Date(until);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return `${formatMoment(date, locale)}\u00a0${zoneName(timeZone, locale, date)}`;
  }
}
