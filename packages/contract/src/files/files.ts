import { z } from 'zod/mini';
import { aliasOf, endpoint, fileEndpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line } from '../core/fields.ts';

/** One megabyte, as all limits count it (WID-053). */
export const MEGABYTE = 1_048_576;
/** Maximum size of a feed image in bytes (FEED-036). */
export const FEED_IMAGE_MAX_BYTES = 10 * MEGABYTE;
/** Maximum size of a feed document in bytes (FEED-037). */
export const FEED_DOCUMENT_MAX_BYTES = 25 * MEGABYTE;
/** Maximum number of files of a post (FEED-056). */
export const POST_FILES_MAX = 10;
/** Maximum `length` of an image's description. */
export const FILE_DESCRIPTION_MAX = 300;

/** Maximum pixels of an image, all frames together (additive): phones take up to 24.5 million. */
export const IMAGE_PIXELS_MAX = 25_000_000;
/** Longest side of an image in pixels (additive). */
export const IMAGE_SIDE_MAX = 16_384;

/** A supported file type: its media type, its extensions and how it is shown. */
export interface FileKind {
  readonly mime: string;
  readonly extensions: readonly string[];
  readonly type: 'image' | 'document' | 'video';
}

const IMAGES: readonly FileKind[] = [
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], type: 'image' },
  { mime: 'image/png', extensions: ['png'], type: 'image' },
  { mime: 'image/gif', extensions: ['gif'], type: 'image' },
  { mime: 'image/webp', extensions: ['webp'], type: 'image' },
];

const DOCUMENTS: readonly FileKind[] = [
  { mime: 'application/pdf', extensions: ['pdf'], type: 'document' },
  { mime: 'application/msword', extensions: ['doc'], type: 'document' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    type: 'document',
  },
  { mime: 'application/vnd.ms-excel', extensions: ['xls'], type: 'document' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    type: 'document',
  },
  { mime: 'text/plain', extensions: ['txt'], type: 'document' },
];

const PRESENTATIONS: readonly FileKind[] = [
  { mime: 'application/vnd.ms-powerpoint', extensions: ['ppt'], type: 'document' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extensions: ['pptx'],
    type: 'document',
  },
];

const VIDEOS: readonly FileKind[] = [
  { mime: 'video/mp4', extensions: ['mp4'], type: 'video' },
  { mime: 'video/webm', extensions: ['webm'], type: 'video' },
];

const ARCHIVES: readonly FileKind[] = [
  { mime: 'application/zip', extensions: ['zip'], type: 'document' },
];

/** Limits of a feed post: JPEG, PNG, GIF, WebP, PDF, Word, Excel, plain text (FEED-030–034). */
export const FEED_FILE_KINDS: readonly FileKind[] = /* @__PURE__ */ IMAGES.concat(DOCUMENTS);

/** Limits of an upload: its file types, and the maximum bytes of each. */
export interface FileLimits {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: Readonly<Record<FileKind['type'], number>>;
}

/** Limits of a post's files (FEED-030–037). */
export const POST_FILES: FileLimits = {
  kinds: FEED_FILE_KINDS,
  maxBytes: { image: FEED_IMAGE_MAX_BYTES, document: FEED_DOCUMENT_MAX_BYTES, video: 0 },
};

/** Maximum size of a group post's video in bytes (GRP-120). */
export const GROUP_VIDEO_MAX_BYTES = 10 * MEGABYTE;

/** Limits of a group post's files: the feed's types, and videos (GRP-118–120, GRP-138). */
export const GROUP_POST_FILES: FileLimits = {
  kinds: /* @__PURE__ */ FEED_FILE_KINDS.concat(VIDEOS),
  maxBytes: { ...POST_FILES.maxBytes, video: GROUP_VIDEO_MAX_BYTES },
};

/** Limits of an image uploader: JPEG, PNG, GIF, WebP up to 10 MB (WID-028–033). */
export const IMAGE_FILES: FileLimits = {
  kinds: IMAGES,
  maxBytes: { image: 10 * MEGABYTE, document: 0, video: 0 },
};

/** Limits of a document uploader: PDF, Word, PowerPoint, Excel, text up to 50 MB (WID-040–048). */
export const DOCUMENT_FILES: FileLimits = {
  kinds: /* @__PURE__ */ DOCUMENTS.concat(PRESENTATIONS),
  maxBytes: { image: 0, document: 50 * MEGABYTE, video: 0 },
};

/**
 * Limits of a learning resource's files: images, documents (ADM-226–237), and videos, which play
 * inline.
 */
export const RESOURCE_FILES: FileLimits = {
  kinds: /* @__PURE__ */ IMAGES.concat(DOCUMENTS, PRESENTATIONS, VIDEOS),
  maxBytes: { image: 10 * MEGABYTE, document: 25 * MEGABYTE, video: 50 * MEGABYTE },
};

/** Limits of an event's files: images up to 10 MB and documents up to 50 MB (EVT-120–135). */
export const EVENT_FILES: FileLimits = {
  kinds: /* @__PURE__ */ IMAGES.concat(DOCUMENTS, PRESENTATIONS),
  maxBytes: { image: 10 * MEGABYTE, document: 50 * MEGABYTE, video: 0 },
};

/**
 * Limits of a tender's and a proposal's files: documents, and (additive) images and ZIP archives,
 * which nobody opens on the server (TND-151).
 */
export const TENDER_FILES: FileLimits = {
  kinds: /* @__PURE__ */ DOCUMENTS.concat(PRESENTATIONS, IMAGES, ARCHIVES),
  maxBytes: { image: 10 * MEGABYTE, document: 50 * MEGABYTE, video: 0 },
};

/** File type by a file's extension, or undefined when the product does not support it. */
export function fileKindOf(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return kinds.find((kind) => extension !== undefined && kind.extensions.includes(extension));
}

/** Renames a file with another type's extension to one of its own type (additive). */
export const nameWithExtension = (name: string, { extensions }: FileKind): string =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
    ? name
    : `${name.replace(/\.[^.]+$/, '')}.${extensions[0]}`;

/**
 * Short-lived signed addresses of a file (additive, WID-072). `thumbnail` is for images, and for
 * videos with a poster.
 */
export const FileUrls = z.object({
  thumbnail: z.nullish(z.string()),
  full: z.string(),
  download: z.string(),
});

/**
 * Metadata of an uploaded file (WID-058–067). Anything but `image` and (additive) `video` is a
 * document. `description` is the uploader's alternative text (additive).
 */
export const FileInfo = z.object({
  id: Id,
  category: z.string(),
  filename: z.string(),
  original_filename: z.string(),
  file_type: z.string(),
  mime_type: z.optional(z.string()),
  file_size: z.number(),
  extension: z.optional(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  description: z.nullish(z.string()),
  urls: z.optional(FileUrls),
});
export type FileInfo = z.infer<typeof FileInfo>;

/**
 * Purpose of a file: a post, a learning resource (RES-044), an event, a tender or proposal, or
 * (additive) a portal's own use. Each category has its own limits.
 */
export const FileCategory = z.enum([
  'posts',
  'images',
  'documents',
  'resources',
  'events',
  'tenders',
]);
export type FileCategory = z.infer<typeof FileCategory>;

/** Limits of each category. */
export const FILE_LIMITS: Readonly<Record<FileCategory, FileLimits>> = {
  // For feed and groups; feed posts cannot have videos.
  posts: GROUP_POST_FILES,
  images: IMAGE_FILES,
  documents: DOCUMENT_FILES,
  resources: RESOURCE_FILES,
  events: EVENT_FILES,
  tenders: TENDER_FILES,
};

const Upload = z.object({
  category: FileCategory,
  client_id: z.optional(ClientId),
  file: z.instanceof(File),
});
const Uploaded = z.object({ file: FileInfo });

/**
 * Stores one file (FEED-039–042). 413 over the limit, 415 for content that the category does not
 * allow. Idempotent by `client_id`. A file of the category `posts` is private to its uploader until
 * a post or message includes it.
 */
export const uploadFile = endpoint({
  name: 'uploadFile',
  summary: 'Upload one file',
  method: 'POST',
  path: '/api/files/upload',
  body: Upload,
  encoding: 'multipart',
  reply: Uploaded,
  status: 201,
  access: 'member',
  refusals: [413, 415],
  idempotent: true,
});

/** The same call under its second documented path (FEED-043, FEED-044, FEED-053). */
export const uploadFileAlias = aliasOf(uploadFile, {
  name: 'uploadFileAlias',
  path: '/api/upload',
});

/** A file's metadata (WID-057). */
export const getFileInfo = endpoint({
  name: 'getFileInfo',
  summary: "A file's facts",
  method: 'GET',
  path: '/api/files/{id}/info',
  params: IdParams,
  reply: FileInfo,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Sets the alternative text of the caller's file (additive); an empty one removes it. 404 for all
 * but its uploader.
 */
export const describeFile = endpoint({
  name: 'describeFile',
  summary: 'Describe a file',
  method: 'PUT',
  path: '/api/files/{id}/description',
  params: IdParams,
  body: z.object({ description: Line(FILE_DESCRIPTION_MAX) }),
  reply: FileInfo,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Maximum size of a video's poster in bytes. */
export const POSTER_MAX_BYTES = 2 * MEGABYTE;

/**
 * Sets the poster of the caller's video, shown under its `thumbnail` address (additive). 404 for
 * any other file, 413 over 2 MB, 415 for a file that is no image.
 */
export const setFilePoster = endpoint({
  name: 'setFilePoster',
  summary: 'Give a video its poster',
  method: 'POST',
  path: '/api/files/{id}/poster',
  params: IdParams,
  body: z.object({ file: z.instanceof(File) }),
  encoding: 'multipart',
  reply: FileInfo,
  access: 'insider',
  refusals: [404, 413, 415],
  idempotent: true,
});

/**
 * Signature of a signed address; a bearer token works too. `v` is signed with it: the version of
 * the file, or the member the address is bound to, as in a group.
 */
export const SignedQuery = z.object({
  v: z.optional(z.string().check(z.maxLength(64))),
  expires: z.optional(z.string().check(z.maxLength(20))),
  signature: z.optional(z.string().check(z.maxLength(200))),
});

const fileCall = (name: string, summary: string, path: string) =>
  fileEndpoint({
    name,
    summary,
    method: 'GET',
    path,
    params: IdParams,
    query: SignedQuery,
    access: 'insider',
    refusals: [404],
    idempotent: true,
  });

/** A file by id (WID-069). */
export const getFile = fileCall('getFile', 'A file by id', '/api/files/{id}');
/** An image's thumbnail (WID-070). */
export const getFileThumbnail = fileCall(
  'getFileThumbnail',
  "An image's thumbnail",
  '/api/files/thumbnail/{id}',
);
/** A file as an attachment to save (WID-071). */
export const downloadFile = fileCall('downloadFile', 'A file to save', '/api/files/download/{id}');

/** A file by category and stored name (FEED-101, WID-068). */
export const getFileByName = fileEndpoint({
  name: 'getFileByName',
  summary: 'A file by category and stored name',
  method: 'GET',
  path: '/api/files/{category}/{filename}',
  params: z.object({
    category: FileCategory,
    filename: z.string().check(z.maxLength(200), z.regex(/^[\w-]+(\.[\w-]+)*$/)),
  }),
  query: SignedQuery,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});
