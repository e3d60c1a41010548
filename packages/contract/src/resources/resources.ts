import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { LikeBody, LikeReply } from '../core/likes.ts';
import { revisionOf } from '../core/revision.ts';
import { FileInfo } from '../files/files.ts';
import type { NumberLimits } from '../text/numberEntry.ts';

/** Types of resources (RES-015). */
export const RESOURCE_TYPES = ['video', 'article', 'blog', 'ebook'] as const;
export const ResourceType = z.enum(RESOURCE_TYPES);
export type ResourceType = z.infer<typeof ResourceType>;

/** Categories of resources as wire values (RES-016). */
export const RESOURCE_CATEGORIES = [
  'Business Management',
  'Legal & Compliance',
  'Marketing',
  'Finance',
  'Procurement',
  'Technology',
] as const;
export const ResourceCategory = z.enum(RESOURCE_CATEGORIES);
export type ResourceCategory = z.infer<typeof ResourceCategory>;

/** Approval of a resource: only `approved` ones are published (RES-033, RES-045, RES-046). */
export const ApprovalStatus = z.enum(['approved', 'draft', 'pending']);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/**
 * Maximum characters of a title, a description, an article's text and a tag, and maximum number of
 * tags.
 */
export const RESOURCE_TITLE_MAX = 200;
export const RESOURCE_DESCRIPTION_MAX = 2_000;
export const RESOURCE_BODY_MAX = 50_000;
export const RESOURCE_TAG_MAX = 40;
export const RESOURCE_TAGS_MAX = 20;
/** Maximum number of files of a resource. */
export const RESOURCE_FILES_MAX = 10;
/** Maximum priority (ADM-214), and maximum minutes of a resource. */
export const RESOURCE_PRIORITY_MAX = 100;
export const RESOURCE_MINUTES_MAX = 10_000;
/** Limits of a resource's numbers (ADM-214–223). */
export const RESOURCE_NUMBERS = {
  priority: { least: 0, most: RESOURCE_PRIORITY_MAX },
  duration_minutes: { least: 1, most: RESOURCE_MINUTES_MAX },
  read_time_minutes: { least: 1, most: RESOURCE_MINUTES_MAX },
} as const satisfies Record<string, NumberLimits>;

/** Fields of a resource whose edit by a moderator waits for approval (ADM-380). */
const RevisedFields = {
  title: z.string(),
  description: z.string(),
  resource_type: ResourceType,
  category: z.string(),
  priority: z.number(),
  author_name: z.string(),
  author_organization: z.string(),
  content_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
  duration_minutes: z.nullable(z.number()),
  read_time_minutes: z.nullable(z.number()),
  tags: z.array(z.string()),
  attachments: z.array(Id),
  featured: z.boolean(),
  body: z.nullable(z.string()),
};

/**
 * A learning resource (RES-017–036). `duration_minutes` is for videos, `read_time_minutes` for the
 * others. Additive: `body` is an article's own text, `files` has its attachments' metadata;
 * `liked`, `saved_lists` (ids) and `progress` (percent, 0 to 100) are the caller's own, `is_own` is
 * true for who first saved it; these are missing in some calls. `revision` is an edit that waits
 * for approval, with its files, for moderators.
 */
export const Resource = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  resource_type: ResourceType,
  category: z.string(),
  priority: z._default(z.number(), 0),
  author_name: z.string(),
  author_organization: z.string(),
  content_url: z.nullish(z.string()),
  thumbnail_url: z.nullish(z.string()),
  duration_minutes: z.nullish(z.number()),
  read_time_minutes: z.nullish(z.number()),
  tags: z._default(z.array(z.string()), []),
  attachments: z._default(z.array(Id), []),
  featured: z._default(z.boolean(), false),
  approval_status: z._default(ApprovalStatus, 'approved'),
  views_count: z._default(z.number(), 0),
  likes_count: z._default(z.number(), 0),
  published_date: z.nullish(Timestamp),
  body: z.nullish(z.string()),
  files: z.optional(z.array(FileInfo)),
  liked: z.optional(z.boolean()),
  saved_lists: z.optional(z.array(Id)),
  progress: z.optional(z.number()),
  is_own: z.optional(z.boolean()),
  revision: z.nullish(
    z.extend(revisionOf(z.partial(z.object(RevisedFields))), {
      files: z.optional(z.array(FileInfo)),
    }),
  ),
});
export type Resource = z.infer<typeof Resource>;

/** Filters of the library and the Admin Center. */
export const ResourceFilters = z.extend(PageQuery, {
  resource_type: z.optional(ResourceType),
  category: z.optional(ResourceCategory),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});

/**
 * Published resources (RES-037–040): featured first, then by priority, then newest. `search`
 * matches title, description, author, organization and tags (RES-057). Public and without a token:
 * the caller's own data comes from `listResourceMarks`.
 */
export const listResources = endpoint({
  name: 'listResources',
  summary: 'Published resources',
  method: 'GET',
  path: '/api/resources',
  query: ResourceFilters,
  reply: z.array(Resource),
  paged: true,
  access: 'anyone',
  idempotent: true,
});

/** Maximum number of resources in one call for the caller's marks. */
export const RESOURCE_MARKS_MAX = 100;

/** A member's own data of a resource: `saved_lists` are ids, `progress` is in percent. */
export const ResourceMarks = z.object({
  id: Id,
  liked: z.boolean(),
  saved_lists: z.array(Id),
  progress: z.number(),
});
export type ResourceMarks = z.infer<typeof ResourceMarks>;

/** The caller's marks on resources, whose ids are joined by commas (additive). */
export const listResourceMarks = endpoint({
  name: 'listResourceMarks',
  summary: 'Own marks on resources',
  method: 'GET',
  path: '/api/resources/marks',
  query: z.object({ ids: z._default(z.string().check(z.maxLength(65 * RESOURCE_MARKS_MAX)), '') }),
  reply: z.array(ResourceMarks),
  access: 'member',
  idempotent: true,
});

/**
 * Published resources that the caller saved, with their own marks: of one list, or started or
 * finished; of all lists without a filter (additive). Filtered and ordered like the library.
 */
export const listSavedResources = endpoint({
  name: 'listSavedResources',
  summary: 'Resources that one saved or began',
  method: 'GET',
  path: '/api/resources/kept',
  query: z.extend(ResourceFilters, {
    list: z.optional(Id),
    progress: z.optional(z.enum(['begun', 'finished'])),
  }),
  reply: z.array(Resource),
  paged: true,
  access: 'member',
  idempotent: true,
  isKept: true,
});

/**
 * One published resource (additive). With an optional token it includes the caller's likes, lists
 * and progress, and moderators also get unpublished ones.
 */
export const getResource = endpoint({
  name: 'getResource',
  summary: 'One resource',
  method: 'GET',
  path: '/api/resources/{id}',
  params: IdParams,
  reply: Resource,
  access: 'anyone',
  optionalAuth: true,
  refusals: [404],
  idempotent: true,
});

/** Counts a view: once a member and day, whatever the `client_id` (RES-042, RES-050). */
export const viewResource = endpoint({
  name: 'viewResource',
  summary: 'Count a view of a resource',
  method: 'POST',
  path: '/api/resources/{id}/view',
  params: IdParams,
  body: z.optional(z.object({ client_id: z.optional(ClientId) })),
  reply: z.object({ views_count: z.optional(z.number()) }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/** Likes or unlikes a resource: toggles, or sets `liked` (RES-043, RES-048). */
export const likeResource = endpoint({
  name: 'likeResource',
  summary: 'Like or unlike a resource',
  method: 'POST',
  path: '/api/resources/{id}/like',
  params: IdParams,
  body: LikeBody,
  reply: LikeReply,
  access: 'member',
  refusals: [404],
  idempotent: true,
  mayWait: true,
});

/** Saves the caller's reading or watching progress, in percent; 100 is finished (additive). */
export const keepResourceProgress = endpoint({
  name: 'keepResourceProgress',
  summary: 'Remember how far a resource is read or watched',
  method: 'PUT',
  path: '/api/resources/{id}/progress',
  params: IdParams,
  body: z.object({ progress: z.number().check(z.int(), z.gte(0), z.lte(100)) }),
  reply: z.object({ progress: z.number() }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});
