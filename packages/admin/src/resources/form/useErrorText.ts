import { RESOURCE_FILES_MAX, RESOURCE_TAG_MAX, RESOURCE_TAGS_MAX } from '@saudagar/contract';
import { useTexts } from '../texts.ts';
import type { ResourceValues } from './resourceValues.ts';

const LIMITS: Record<string, number> = {
  tagsMany: RESOURCE_TAGS_MAX,
  tagLong: RESOURCE_TAG_MAX,
  filesMany: RESOURCE_FILES_MAX,
};

/** Returns a function that translates errors of the resource form (ADM-260). */
export function useErrorText(): (name: keyof ResourceValues, rule: string) => string {
  const { t } = useTexts();
  return (name, rule) => {
    const field = t(`form.${name}` as 'form.title');
    return t(`rules.${rule}` as 'rules.required', { field, limit: LIMITS[rule] ?? '' });
  };
}
