import {
  FILE_LIMITS,
  FileCategory,
  type FileInfo,
  fileKindOf,
  RESUMABLE_UPLOADS_PATH,
} from '@saudagar/contract';
import { languageOf, Refusal } from '@saudagar/contract/server';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { wrongType } from '../../core/fileContent.ts';
import { refusalOf, type Sessions } from '../../core/mockEndpoint.ts';
import type { Files } from './files.ts';

/** An upload that arrives in parts. */
interface StagedUpload {
  readonly ownerId: string;
  readonly name: string;
  readonly type: string;
  readonly category: FileCategory;
  readonly size: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Uploads by the protocol tus until they are finished. */
export class ResumableUploads {
  #staged = new Map<string, StagedUpload>();
  #made = 0;
  #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  /** Begins an upload, refused at once for its type or size. */
  create(ownerId: string, headers: Headers): string {
    const { filename: name = '', filetype: type = '', ...rest } = metadataOf(headers);
    const category = FileCategory.options.find((option) => option === rest.category);
    const size = Number(headers.get('upload-length') ?? Number.NaN);
    if (!Number.isSafeInteger(size)) throw new Refusal(400, 'brokenUpload');
    if (!category || !name) throw new Refusal(422, 'unreadable');
    const { kinds, maxBytes } = FILE_LIMITS[category];
    const kind = fileKindOf(name, kinds);
    if (!kind) throw wrongType();
    if (size > maxBytes[kind.type]) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
    if (size === 0) throw new Refusal(422, 'emptyFile', { field: 'file' });
    this.#made += 1;
    const id = `part-${this.#made}`;
    this.#staged.set(id, { ownerId, name, type, category, size, bytes: new Uint8Array() });
    return id;
  }

  find(ownerId: string, id: string): StagedUpload {
    const upload = this.#staged.get(id);
    if (upload?.ownerId !== ownerId) throw new Refusal(404, 'fileNotFound');
    return upload;
  }

  /** Appends a part that begins where the last one ended. */
  append(upload: StagedUpload, offset: number, part: Uint8Array): void {
    if (offset !== upload.bytes.length) throw new Refusal(409, 'brokenUpload');
    if (offset + part.length > upload.size) throw new Refusal(413, 'fileTooLarge');
    const bytes = new Uint8Array(offset + part.length);
    bytes.set(upload.bytes);
    bytes.set(part, offset);
    upload.bytes = bytes;
  }

  remove(ownerId: string, id: string): void {
    this.find(ownerId, id);
    this.#staged.delete(id);
  }

  /** Stores a complete upload; one that was stored before is the same file. */
  async finish(ownerId: string, id: string, clientId: string): Promise<FileInfo> {
    const first = this.#files.uploadedAs(ownerId, clientId);
    if (first) return first;
    const { category, name, type, size, bytes } = this.find(ownerId, id);
    if (bytes.length !== size) throw new Refusal(409, 'uploadIncomplete');
    const file = new File([bytes], name, { type });
    const info = await this.#files.upload(ownerId, category, file, clientId);
    this.#staged.delete(id);
    return info;
  }
}

/** Creates the handlers of the protocol tus. */
export function tusHandlers(
  { accounts }: Sessions,
  uploads: ResumableUploads,
): readonly HttpHandler[] {
  type Answer = (call: { request: Request; viewerId: string; id: string }) => Promise<Response>;
  const answer =
    (respond: Answer) =>
    async ({ request, params }: { request: Request; params: { id?: string } }) => {
      const { headers } = request;
      try {
        const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
        const { id: viewerId } = accounts.viewer(token);
        return await respond({ request, viewerId, id: params.id ?? '' });
      } catch (error) {
        return refusalOf(error, languageOf(headers.get('accept-language')));
      }
    };
  const empty = (status: number, headers: Record<string, string> = {}) =>
    new HttpResponse(null, { status, headers: { 'tus-resumable': '1.0.0', ...headers } });
  const one = `*${RESUMABLE_UPLOADS_PATH}/:id`;
  return [
    http.post<{ id?: string }>(
      `*${RESUMABLE_UPLOADS_PATH}`,
      answer(async ({ request, viewerId }) => {
        const id = uploads.create(viewerId, request.headers);
        return empty(201, { location: `${RESUMABLE_UPLOADS_PATH}/${id}` });
      }),
    ),
    http.head<{ id?: string }>(
      one,
      answer(async ({ viewerId, id }) => {
        const { bytes, size } = uploads.find(viewerId, id);
        return empty(200, {
          'upload-offset': String(bytes.length),
          'upload-length': String(size),
        });
      }),
    ),
    http.patch<{ id?: string }>(
      one,
      answer(async ({ request, viewerId, id }) => {
        const upload = uploads.find(viewerId, id);
        const part = new Uint8Array(await request.arrayBuffer());
        uploads.append(upload, Number(request.headers.get('upload-offset')), part);
        return empty(204, { 'upload-offset': String(upload.bytes.length) });
      }),
    ),
    http.delete<{ id?: string }>(
      one,
      answer(async ({ viewerId, id }) => {
        uploads.remove(viewerId, id);
        return empty(204);
      }),
    ),
  ];
}

/** Reads the pairs of `Upload-Metadata`, whose values are base64. */
function metadataOf(headers: Headers): Partial<Record<string, string>> {
  const pairs = (headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.split(' '));
  const textOf = (encoded: string) =>
    new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)));
  return Object.fromEntries(pairs.map(([key, value = '']) => [key, textOf(value)]));
}
