import type { Resource } from '@saudagar/contract';
import { useTexts } from '../texts.ts';
import { timeOf, timeParts } from './time.ts';

/** A resource's duration in words such as '1 h 15 min video'; null when unknown (RES-010). */
export function useTime(resource: Resource): string | null {
  const { t, locale } = useTexts();
  const time = timeOf(resource);
  if (!time) return null;
  const { form, values } = timeParts(time.minutes, locale);
  return t(`time.${time.of}`, { time: t(`time.${form}`, values) });
}
