import type { Resource } from '@saudagar/contract';
import { formatNumber, type Locale } from '@saudagar/ui';

/** Splits minutes into hours and minutes, each formatted for the locale. */
export function timeParts(total: number, locale: Locale) {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return {
    form: hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'both',
    values: { hours: formatNumber(hours, locale), minutes: formatNumber(minutes, locale) },
  } as const;
}

/** A video's duration, or else the reading time, in minutes; null when unknown (RES-009). */
export function timeOf(resource: Resource): { minutes: number; of: 'duration' | 'read' } | null {
  const isVideo = resource.resource_type === 'video';
  const minutes = Math.round(
    (isVideo ? resource.duration_minutes : resource.read_time_minutes) ?? 0,
  );
  return minutes > 0 ? { minutes, of: isVideo ? 'duration' : 'read' } : null;
}
