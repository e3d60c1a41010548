import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line } from '../core/fields.ts';

/** Maximum characters of a list's name, and maximum number of a member's lists. */
export const SAVED_LIST_NAME_MAX = 60;
export const SAVED_LISTS_MAX = 50;

/** A member's own list of saved resources (additive, RES-049). */
export const SavedList = z.object({ id: Id, name: z.string(), resources_count: z.number() });
export type SavedList = z.infer<typeof SavedList>;

const Name = Line(SAVED_LIST_NAME_MAX).check(z.minLength(1));

/** The caller's lists by name (additive). */
export const listSavedLists = endpoint({
  name: 'listSavedLists',
  summary: 'Own lists of saved resources',
  method: 'GET',
  path: '/api/resource-lists',
  reply: z.array(SavedList),
  access: 'member',
  idempotent: true,
});

/**
 * Creates a list (additive). 409 for a duplicate name, compared without case; 400 beyond the
 * maximum number.
 */
export const createSavedList = endpoint({
  name: 'createSavedList',
  summary: 'Make a list of saved resources',
  method: 'POST',
  path: '/api/resource-lists',
  body: z.object({ name: Name, client_id: z.optional(ClientId) }),
  reply: SavedList,
  status: 201,
  access: 'member',
  refusals: [400, 409],
  idempotent: true,
});

/** Renames the caller's list (additive); 404 for anybody else. */
export const renameSavedList = endpoint({
  name: 'renameSavedList',
  summary: 'Rename a list of saved resources',
  method: 'PUT',
  path: '/api/resource-lists/{id}',
  params: IdParams,
  body: z.object({ name: Name }),
  reply: SavedList,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

/** Deletes the caller's list; the resources stay (additive). 404 for anybody else. */
export const deleteSavedList = endpoint({
  name: 'deleteSavedList',
  summary: 'Delete a list of saved resources',
  method: 'DELETE',
  path: '/api/resource-lists/{id}',
  params: IdParams,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Sets which of the caller's lists contain a resource; an empty set removes it from all (additive).
 */
export const saveResource = endpoint({
  name: 'saveResource',
  summary: 'Save a resource in own lists',
  method: 'PUT',
  path: '/api/resources/{id}/lists',
  params: IdParams,
  body: z.object({ list_ids: z.array(Id).check(z.maxLength(SAVED_LISTS_MAX)) }),
  reply: z.object({ saved_lists: z.array(Id) }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});
