import { RESOURCE_TYPES } from '@saudagar/contract';
import { NEW_RESOURCE, type ResourceValues } from './resourceValues.ts';

/** Where what is filled in of a resource is kept; null for a new one. */
export const resourceDraftName = (id: string | null): string =>
  id === null ? 'admin.resource' : `admin.resource.${id}`;

const text = (kept: unknown): string => (typeof kept === 'string' ? kept : '');
const numberOrNull = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null);

/** Reads what was filled in; null for what is no such thing. An upload under way was lost. */
export function readResourceDraft(kept: unknown): ResourceValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!Object.keys(NEW_RESOURCE).every((name) => name in kept)) return null;
  const values = kept as Record<keyof ResourceValues, unknown>;
  return {
    title: text(values.title),
    resource_type: RESOURCE_TYPES.find((type) => type === values.resource_type) ?? '',
    description: text(values.description),
    category: text(values.category),
    priority: numberOrNull(values.priority) ?? 0,
    author_name: text(values.author_name),
    author_organization: text(values.author_organization),
    content_url: text(values.content_url),
    thumbnail_url: text(values.thumbnail_url),
    duration_minutes: numberOrNull(values.duration_minutes),
    read_time_minutes: numberOrNull(values.read_time_minutes),
    tags: text(values.tags),
    body: text(values.body),
    attachments: Array.isArray(values.attachments)
      ? values.attachments.filter((id) => typeof id === 'string')
      : [],
    featured: values.featured === true,
    draft_mode: values.draft_mode === true,
    isUploading: false,
  };
}
