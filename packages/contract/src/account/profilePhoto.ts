import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { MEGABYTE, SignedQuery } from '../files/files.ts';

/** Maximum size of a profile photo: 5 242 880 bytes, inclusive (ACCT-114, ACCT-129). */
export const PROFILE_PHOTO_MAX_BYTES = 5 * MEGABYTE;
/** Media types that a profile photo may have (ACCT-109–112). */
export const PROFILE_PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const;

/** Sizes the server stores of a photo; an avatar of size xlarge fetches `large` (WID-019). */
export const PhotoSize = z.enum(['small', 'medium', 'large']);
export type PhotoSize = z.infer<typeof PhotoSize>;

/** Replaces the member's own photo (ACCT-116–118). 413 over 5 MB, 415 for another type. */
export const uploadProfilePhoto = endpoint({
  name: 'uploadProfilePhoto',
  summary: "Replace one's own profile photo",
  method: 'POST',
  path: '/api/users/profile/upload-photo',
  body: z.object({ file: z.instanceof(File) }),
  encoding: 'multipart',
  reply: z.object({ profile_image_url: z.string() }),
  access: 'member',
  refusals: [413, 415],
  idempotent: true,
});

/** Removes the member's own photo (ACCT-126). */
export const deleteProfilePhoto = endpoint({
  name: 'deleteProfilePhoto',
  summary: "Remove one's own profile photo",
  method: 'DELETE',
  path: '/api/users/profile/photo',
  access: 'member',
  idempotent: true,
});

/** A member's photo as an image (WID-012). 404 where there is none. */
export const getProfilePhoto = fileEndpoint({
  name: 'getProfilePhoto',
  summary: "A member's photo",
  method: 'GET',
  path: '/api/users/profile/photo/{userId}/{size}',
  params: z.object({ userId: Id, size: PhotoSize }),
  query: SignedQuery,
  access: 'member',
  refusals: [404],
  idempotent: true,
});
