import { RESOURCE_TYPES } from '@saudagar/contract';
import { type DraftFields, draftField } from '@saudagar/flows';
import type { ResourceValues } from './resourceValues.ts';

/** Where what is filled in of a resource is kept; null for a new one. */
export const resourceDraftName = (id: string | null): string =>
  id === null ? 'admin.resource' : `admin.resource.${id}`;

/** How a draft of a resource is read. An upload under way was lost. */
export const RESOURCE_DRAFT: DraftFields<ResourceValues> = {
  title: draftField.text,
  resource_type: draftField.choice(['', ...RESOURCE_TYPES]),
  description: draftField.text,
  category: draftField.text,
  priority: draftField.number,
  author_name: draftField.text,
  author_organization: draftField.text,
  content_url: draftField.text,
  thumbnail_url: draftField.text,
  duration_minutes: draftField.number,
  read_time_minutes: draftField.number,
  tags: draftField.text,
  body: draftField.text,
  attachments: draftField.texts,
  featured: draftField.flag,
  draft_mode: draftField.flag,
  isUploading: draftField.passing,
};
