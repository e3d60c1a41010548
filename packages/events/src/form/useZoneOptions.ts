import type { SelectOption } from '@saudagar/ui';
import { useMemo } from 'react';
import { zoneLabel } from '../when/eventTime.ts';
import { deviceZone, INDONESIAN_ZONES, knownZone } from '../when/zones.ts';
import { useTexts } from './texts.ts';

/** Names of all zones; an old browser lists Indonesia's and its own. */
const ALL = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

/** Returns the choices of a time zone: Indonesia's first, the member's own, then all others. */
export function useZoneOptions(chosen: string, moment: string): readonly SelectOption[] {
  const { t, locale } = useTexts();
  const day = moment.slice(0, 10);
  return useMemo(() => {
    const at = new Date(day);
    const labelOf = (id: string) =>
      Number.isNaN(at.getTime()) || !knownZone(id) ? id : zoneLabel(id, locale, at);
    const near = [...INDONESIAN_ZONES, deviceZone(), ...(chosen ? [chosen] : [])];
    return [
      ...(chosen ? [] : [{ id: '', label: t('fields.noZone') }]),
      ...[...new Set(near)].map((id) => ({ id, label: labelOf(id) })),
      ...ALL.filter((id) => !near.includes(id)).map((id) => ({
        id,
        label: id.replaceAll('_', ' '),
      })),
    ];
  }, [chosen, day, locale, t]);
}
