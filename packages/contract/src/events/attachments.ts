import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line } from '../core/fields.ts';
import { FILE_DESCRIPTION_MAX, FileInfo } from '../files/files.ts';

/** Maximum number of images in an event's gallery (EVT-118, WID-038). */
export const EVENT_GALLERY_MAX = 5;
/** Maximum number of documents of an event (EVT-119, EVT-136, WID-049). */
export const EVENT_DOCUMENTS_MAX = 10;

/** An image of an event (EVT-070–072); `file` has its metadata with signed addresses (additive). */
export const EventImage = z.object({
  id: Id,
  thumbnail_path: z.nullish(z.string()),
  description: z.nullish(z.string()),
  file: z.optional(FileInfo),
});
export type EventImage = z.infer<typeof EventImage>;

/**
 * A document of an event (EVT-074–078); `file` has its metadata with signed addresses (additive).
 */
export const EventDocument = z.object({
  id: Id,
  file_name: z.string(),
  file_size: z.number(),
  mime_type: z.nullish(z.string()),
  description: z.nullish(z.string()),
  file: z.optional(FileInfo),
});
export type EventDocument = z.infer<typeof EventDocument>;

/** All files of an event (EVT-068–078). */
export const EventAttachments = z.object({
  banner: z.nullish(EventImage),
  gallery: z._default(z.array(EventImage), []),
  attachments: z._default(z.array(EventDocument), []),
});
export type EventAttachments = z.infer<typeof EventAttachments>;

/**
 * The files of an event (EVT-067), visible to everyone who sees the event; the documents of a
 * `registered_only` one to the registered and its editors alone (additive).
 */
export const getEventAttachments = endpoint({
  name: 'getEventAttachments',
  summary: 'The files of an event',
  method: 'GET',
  path: '/api/events/{id}/attachments',
  params: IdParams,
  reply: EventAttachments,
  access: 'anyone',
  optionalAuth: true,
  refusals: [404],
  idempotent: true,
});

const Described = z.optional(Line(FILE_DESCRIPTION_MAX));

/**
 * Adds an image (EVT-157–161): JPEG, PNG, GIF or WebP up to 10 MB. A new banner replaces the old
 * one. 409 when the gallery is full. Idempotent by `client_id` (additive). 403 for all but the
 * organizer, moderators and admins.
 */
export const uploadEventImage = endpoint({
  name: 'uploadEventImage',
  summary: 'Add a picture to an event',
  method: 'POST',
  path: '/api/events/upload/image',
  body: z.object({
    event_id: Id,
    is_banner: z._default(z.enum(['true', 'false']), 'false'),
    description: Described,
    client_id: z.optional(ClientId),
    file: z.instanceof(File),
  }),
  encoding: 'multipart',
  reply: EventImage,
  status: 201,
  access: 'steward',
  refusals: [404, 409, 413, 415],
  idempotent: true,
});

/**
 * Adds a document (EVT-162–165): PDF, Word, PowerPoint, Excel or text up to 50 MB. 409 beyond the
 * maximum number. Idempotent by `client_id` (additive).
 */
export const uploadEventDocument = endpoint({
  name: 'uploadEventDocument',
  summary: 'Add a document to an event',
  method: 'POST',
  path: '/api/events/upload/attachment',
  body: z.object({
    event_id: Id,
    description: Described,
    client_id: z.optional(ClientId),
    file: z.instanceof(File),
  }),
  encoding: 'multipart',
  reply: EventDocument,
  status: 201,
  access: 'steward',
  refusals: [404, 409, 413, 415],
  idempotent: true,
});

/**
 * Orders the images and documents of an event (additive, EVT-321): the named files take this order
 * among those of their kind, all others keep their place. Unknown ids are passed over.
 */
export const orderEventAttachments = endpoint({
  name: 'orderEventAttachments',
  summary: 'Put the files of an event in order',
  method: 'PUT',
  path: '/api/events/{id}/attachments/order',
  params: IdParams,
  body: z.object({
    ids: z.array(Id).check(z.maxLength(EVENT_GALLERY_MAX + EVENT_DOCUMENTS_MAX + 1)),
  }),
  reply: EventAttachments,
  access: 'steward',
  refusals: [404],
  idempotent: true,
});

/** Removes an image or document from its event, by the file's id (EVT-220). */
export const deleteEventAttachment = endpoint({
  name: 'deleteEventAttachment',
  summary: 'Take a file off an event',
  method: 'DELETE',
  path: '/api/events/attachments/{id}',
  params: IdParams,
  access: 'steward',
  refusals: [404],
  idempotent: true,
});
