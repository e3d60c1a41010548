import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId } from '../core/fields.ts';
import { FileInfo } from './files.ts';

/**
 * Path of resumable uploads (additive): the protocol tus 1.0, with a bearer token as every call.
 * `Upload-Metadata` names the `category` and the `filename`; `Upload-Length` is known. What was
 * sent is kept for a day, for its sender alone, until `finishUpload` stores it.
 */
export const RESUMABLE_UPLOADS_PATH = '/api/files/tus';

/**
 * Stores the file of a complete resumable upload (additive), with the limits of `uploadFile`. 404
 * for an upload that is unknown, expired or another member's, 409 for an incomplete one. Idempotent
 * by `client_id`.
 */
export const finishUpload = endpoint({
  name: 'finishUpload',
  summary: 'Store a file that was sent in parts',
  method: 'POST',
  path: '/api/files/finish',
  body: z.object({ upload_id: z.string().check(z.maxLength(100)), client_id: ClientId }),
  reply: z.object({ file: FileInfo }),
  status: 201,
  access: 'member',
  refusals: [404, 409, 413, 415],
  idempotent: true,
});
