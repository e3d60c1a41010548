import { EDITED_FIELDS, type EventLink } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { priceText } from '../card/price.ts';
import { eventTime, zoneLabel } from '../when/eventTime.ts';
import { knownZone } from '../when/zones.ts';
import { useTexts } from './texts.ts';

/** Returns functions that name an event's fields and format their values, times in its zone. */
export function useValueText(time_zone?: string | null) {
  const { t, locale } = useTexts();
  const tagText = useTagText();
  const none = t('history.none');
  const known = [...EDITED_FIELDS, 'status', 'banner', 'gallery', 'documents'] as const;

  const nameOf = (field: string): string => {
    const name = known.find((one) => one === field);
    return name ? t(`fields.${name}`) : field;
  };
  const textOf = (field: string, value: unknown): string => {
    if (field === 'registered_only') return t(value ? 'history.yes' : 'history.no');
    if (value == null || value === '' || (Array.isArray(value) && value.length === 0)) return none;
    if (field === 'start_date' || field === 'end_date')
      return eventTime({ start_date: String(value), time_zone }, locale);
    if (field === 'time_zone' && knownZone(String(value)))
      return zoneLabel(String(value), locale, new Date());
    if (field === 'price') return priceText(Number(value), 'IDR', locale);
    if (field === 'event_type') return tagText(String(value));
    if (field === 'status')
      return t(value === 'cancelled' ? 'history.cancelled' : 'history.active');
    if (field === 'links')
      return (value as EventLink[]).map(({ title, url }) => `${title} (${url})`).join(', ');
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  return { nameOf, textOf };
}
