import type { ResourceBody } from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';

/** Maps a moderator's form fields to columns. Only some types store a time (RES-027, 028). */
export function columnsOf(fields: Omit<ResourceBody, 'attachments' | 'draft_mode'>) {
  const { title, description, author_name, author_organization, tags = [] } = fields;
  const isVideo = fields.resource_type === 'video';
  return {
    title,
    description,
    resource_type: fields.resource_type,
    category: fields.category,
    priority: fields.priority ?? 0,
    author_name,
    author_organization,
    content_url: fields.content_url || null,
    thumbnail_url: fields.thumbnail_url || null,
    duration_minutes: isVideo ? (fields.duration_minutes ?? null) : null,
    read_time_minutes: isVideo ? null : (fields.read_time_minutes ?? null),
    tags: JSON.stringify([...new Set(tags)]),
    featured: fields.featured ?? false,
    body: fields.body || null,
    searched: searchedText(title, description, author_name, author_organization, ...tags),
  };
}

/** Fields of a resource that the audit log compares. */
export function auditedResource(
  fields: Omit<Parameters<typeof columnsOf>[0], 'category'> & { category: string },
) {
  const {
    searched: _,
    tags,
    ...columns
  } = columnsOf({
    ...fields,
    category: fields.category as ResourceBody['category'],
  });
  return { ...columns, tags: JSON.parse(tags) as string[] };
}
