import {
  normalizeAddress,
  RESOURCE_FILES_MAX,
  RESOURCE_NUMBERS,
  RESOURCE_TAG_MAX,
  RESOURCE_TAGS_MAX,
} from '@saudagar/contract';
import { type FieldErrors, numberErrors } from '@saudagar/flows';
import { RESOURCE_FIELDS, type ResourceValues, tagsOf } from './resourceValues.ts';

/** Validates a resource by the server's rules (ADM-214–223). */
export function resourceErrors(values: ResourceValues): FieldErrors<ResourceValues> {
  const { content_url, thumbnail_url, attachments, isUploading } = values;
  const tags = tagsOf(values.tags);
  const rules: [keyof ResourceValues, string, boolean][] = [
    ['content_url', 'url', !isUrl(content_url)],
    ['thumbnail_url', 'url', !isUrl(thumbnail_url)],
    ['tags', 'tagsMany', tags.length > RESOURCE_TAGS_MAX],
    ['tags', 'tagLong', tags.some((tag) => tag.length > RESOURCE_TAG_MAX)],
    ['attachments', 'filesMany', attachments.length > RESOURCE_FILES_MAX],
    ['attachments', 'uploading', isUploading],
  ];
  const { priority, duration_minutes, read_time_minutes } = RESOURCE_NUMBERS;
  const isVideo = values.resource_type === 'video';
  const limits = isVideo ? { priority, duration_minutes } : { priority, read_time_minutes };
  return Object.fromEntries([
    ...Object.entries(numberErrors(values, limits)),
    ...Object.entries(RESOURCE_FIELDS.errors(values)),
    ...rules.filter(([, , isBroken]) => isBroken).map(([name, rule]) => [name, { rule }]),
  ]);
}

/** Returns true when the text is empty or a web address. */
function isUrl(text: string): boolean {
  const typed = normalizeAddress(text);
  if (typed === '') return true;
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
}
