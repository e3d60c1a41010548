import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, Text, WebAddress, WholeNumber } from '../core/fields.ts';
import {
  ApprovalStatus,
  RESOURCE_BODY_MAX,
  RESOURCE_DESCRIPTION_MAX,
  RESOURCE_FILES_MAX,
  RESOURCE_NUMBERS,
  RESOURCE_TAG_MAX,
  RESOURCE_TAGS_MAX,
  RESOURCE_TITLE_MAX,
  Resource,
  ResourceCategory,
  ResourceFilters,
  ResourceType,
} from './resources.ts';

const Tags = z
  .array(Line(RESOURCE_TAG_MAX).check(z.minLength(1)))
  .check(z.maxLength(RESOURCE_TAGS_MAX));
const Files = z.array(Id).check(z.maxLength(RESOURCE_FILES_MAX));

/** Body of a resource (ADM-188–224). Tags are trimmed, empty ones dropped. */
const ResourceBody = z.object({
  title: Line(RESOURCE_TITLE_MAX).check(z.minLength(1)),
  description: Text(RESOURCE_DESCRIPTION_MAX),
  resource_type: ResourceType,
  category: ResourceCategory,
  priority: z.optional(WholeNumber(RESOURCE_NUMBERS.priority)),
  author_name: Line(120).check(z.minLength(1)),
  author_organization: Line(120).check(z.minLength(1)),
  content_url: z.nullish(WebAddress),
  thumbnail_url: z.nullish(WebAddress),
  duration_minutes: z.nullish(WholeNumber(RESOURCE_NUMBERS.duration_minutes)),
  read_time_minutes: z.nullish(WholeNumber(RESOURCE_NUMBERS.read_time_minutes)),
  tags: z.optional(Tags),
  attachments: z.optional(Files),
  featured: z.optional(z.boolean()),
  draft_mode: z.optional(z.boolean()),
  body: z.nullish(z.string().check(z.trim(), z.maxLength(RESOURCE_BODY_MAX))),
});
export type ResourceBody = z.input<typeof ResourceBody>;

/**
 * Resources in the Admin Center, newest first (ADM-138–145). `active_only` is sent as documented;
 * deleted resources never appear.
 */
export const listManagedResources = endpoint({
  name: 'listManagedResources',
  summary: 'All resources, for the Admin Center',
  method: 'GET',
  path: '/api/admin/resources',
  query: z.extend(ResourceFilters, {
    approval_status: z.optional(ApprovalStatus),
    active_only: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.object({ resources: z.array(Resource), cursor: z.nullish(z.string()) }),
  access: 'moderator',
  idempotent: true,
});

/** Counts of the library (ADM-124–128). */
export const getResourceStats = endpoint({
  name: 'getResourceStats',
  summary: 'Figures of the resource library',
  method: 'GET',
  path: '/api/admin/resources/stats',
  reply: z.object({
    overview: z.object({
      total_resources: z.number(),
      published_resources: z.number(),
      draft_resources: z.number(),
      featured_resources: z.number(),
    }),
  }),
  access: 'moderator',
  idempotent: true,
});

/**
 * Creates a resource (ADM-241, 242): a draft with `draft_mode`, otherwise published for an admin,
 * and pending approval for a moderator (ADM-122). Idempotent by `client_id`.
 */
export const createResource = endpoint({
  name: 'createResource',
  summary: 'Make a resource',
  method: 'POST',
  path: '/api/admin/resources',
  body: z.extend(ResourceBody, {
    priority: z._default(WholeNumber(RESOURCE_NUMBERS.priority), 0),
    tags: z._default(Tags, []),
    attachments: z._default(Files, []),
    featured: z._default(z.boolean(), false),
    draft_mode: z._default(z.boolean(), false),
    client_id: z.optional(ClientId),
  }),
  reply: Resource,
  status: 201,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});

/**
 * Changes a resource (ADM-243); omitted fields stay. A moderator's edit of a published one waits for
 * approval (ADM-380): the reply is the resource as it is, with its `revision`.
 */
export const updateResource = endpoint({
  name: 'updateResource',
  summary: 'Change a resource',
  method: 'PUT',
  path: '/api/admin/resources/{id}',
  params: IdParams,
  body: ResourceBody,
  reply: Resource,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});

/** Publishes a resource (ADM-169); a moderator's is pending approval first (ADM-122). */
export const publishResource = endpoint({
  name: 'publishResource',
  summary: 'Publish a resource',
  method: 'PUT',
  path: '/api/admin/resources/{id}/publish',
  params: IdParams,
  reply: Resource,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});

/** Turns a resource back into a draft (ADM-173, ADM-185). */
export const unpublishResource = endpoint({
  name: 'unpublishResource',
  summary: 'Take a resource back to draft',
  method: 'PUT',
  path: '/api/admin/resources/{id}/unpublish',
  params: IdParams,
  reply: Resource,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});

/** Deletes a resource (ADM-178, RES-047); 403 for moderators (ADM-182). */
export const deleteResource = endpoint({
  name: 'deleteResource',
  summary: 'Delete a resource',
  method: 'DELETE',
  path: '/api/admin/resources/{id}',
  params: IdParams,
  access: 'admin',
  refusals: [404],
  idempotent: true,
});
