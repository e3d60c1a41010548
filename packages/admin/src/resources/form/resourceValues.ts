import {
  type NumberEntry,
  numberOf,
  type Resource,
  type ResourceBody,
  type ResourceCategory,
  type ResourceType,
} from '@saudagar/contract';

/** What the resource form asks for (ADM-189–203). */
export interface ResourceValues {
  title: string;
  /** Empty until one is chosen. */
  resource_type: ResourceType | '';
  description: string;
  /** Empty until one is chosen. */
  category: string;
  /** Nothing counts as 0. */
  priority: NumberEntry;
  author_name: string;
  author_organization: string;
  content_url: string;
  thumbnail_url: string;
  /** In minutes. */
  duration_minutes: NumberEntry;
  read_time_minutes: NumberEntry;
  /** As they are typed, with commas between them. */
  tags: string;
  /** The own text of an article or blog. */
  body: string;
  /** Ids of uploaded files. */
  attachments: readonly string[];
  featured: boolean;
  draft_mode: boolean;
  /** Whether a file is on its way: until then nothing is saved (ADM-224). */
  isUploading: boolean;
}

/** A resource that nothing is known of. */
export const NEW_RESOURCE: ResourceValues = {
  title: '',
  resource_type: '',
  description: '',
  category: '',
  priority: 0,
  author_name: '',
  author_organization: '',
  content_url: '',
  thumbnail_url: '',
  duration_minutes: null,
  read_time_minutes: null,
  tags: '',
  body: '',
  attachments: [],
  featured: false,
  draft_mode: false,
  isUploading: false,
};

/** A resource's own fields, as the form begins with them. A draft stays one unless that is changed. */
export const valuesOf = (resource: Resource): ResourceValues => ({
  title: resource.title,
  resource_type: resource.resource_type,
  description: resource.description,
  category: resource.category,
  priority: resource.priority,
  author_name: resource.author_name,
  author_organization: resource.author_organization,
  content_url: resource.content_url ?? '',
  thumbnail_url: resource.thumbnail_url ?? '',
  duration_minutes: resource.duration_minutes ?? null,
  read_time_minutes: resource.read_time_minutes ?? null,
  tags: resource.tags.join(', '),
  body: resource.body ?? '',
  attachments: resource.attachments,
  featured: resource.featured,
  draft_mode: resource.approval_status === 'draft',
  isUploading: false,
});

/** Tags between commas: trimmed, each once, without empty ones (ADM-219–221). */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** The body that is sent; a time goes along only with its type (ADM-245, ADM-246). */
export const bodyOf = (values: ResourceValues): ResourceBody => {
  const isVideo = values.resource_type === 'video';
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    resource_type: values.resource_type as ResourceType,
    category: values.category as ResourceCategory,
    priority: numberOf(values.priority) ?? 0,
    author_name: values.author_name.trim(),
    author_organization: values.author_organization.trim(),
    content_url: values.content_url.trim() || null,
    thumbnail_url: values.thumbnail_url.trim() || null,
    duration_minutes: isVideo ? numberOf(values.duration_minutes) : null,
    read_time_minutes: isVideo ? null : numberOf(values.read_time_minutes),
    tags: tagsOf(values.tags),
    attachments: [...values.attachments],
    featured: values.featured,
    draft_mode: values.draft_mode,
    body: values.body.trim() || null,
  };
};
