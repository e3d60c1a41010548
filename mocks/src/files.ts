import {
  FILE_LIMITS,
  type FileCategory,
  type FileInfo,
  type FileKind,
  fileKindOf,
  IMAGE_FILES,
  PROFILE_PHOTO_MAX_BYTES,
  PROFILE_PHOTO_TYPES,
} from '@saudagar/contract';
import { claimFits, contentFits } from './fileContent.ts';
import { imageSize } from './imageSize.ts';
import { Refusal } from './refusal.ts';
import { signedAddress } from './signatures.ts';

const PHOTO_TYPES: readonly string[] = PROFILE_PHOTO_TYPES;

interface Stored {
  info: FileInfo;
  ownerId: string;
  content: Blob;
}

/** Uploaded files and profile photos. */
export class Files {
  #files = new Map<string, Stored>();
  #photos = new Map<string, Blob>();
  #uploads = new Map<string, string>();
  #made = 0;

  /** Puts a file in; without content its own `full` address serves as such. */
  add(info: FileInfo, ownerId: string, content = contentOf(info)): void {
    this.#files.set(info.id, { info, ownerId, content });
  }

  /**
   * Stores an upload (FEED-030–044, WID-028–051): the name claims a kind, the content must be of it. The same
   * `clientId` again gives the first file.
   */
  async upload(
    ownerId: string,
    category: FileCategory,
    file: File,
    clientId?: string,
  ): Promise<FileInfo> {
    const { kinds, maxBytes } = FILE_LIMITS[category];
    const kind = fileKindOf(file.name, kinds);
    if (!kind) throw wrongType();
    const bytes = await checkedBytes(file, [kind], maxBytes[kind.type]);
    const key = clientId && `${ownerId} ${clientId}`;
    const first = key && this.find(this.#uploads.get(key) ?? '');
    if (first) return first;
    this.#made += 1;
    const id = `upload-${this.#made}`;
    const extension = kind.extensions[0] ?? '';
    const size = kind.type === 'image' ? imageSize(bytes) : undefined;
    const info: FileInfo = {
      id,
      category,
      filename: `${id}.${extension}`,
      original_filename: file.name,
      file_type: kind.type,
      mime_type: kind.mime,
      file_size: file.size,
      extension,
      width: size?.width ?? null,
      height: size?.height ?? null,
      urls: {
        thumbnail: kind.type === 'image' ? signedAddress(`/api/files/thumbnail/${id}`) : null,
        full: signedAddress(`/api/files/${category}/${id}.${extension}`),
        download: signedAddress(`/api/files/download/${id}`),
      },
    };
    this.add(info, ownerId, new Blob([bytes], { type: kind.mime }));
    if (key) this.#uploads.set(key, id);
    return info;
  }

  /** Forgets a file. */
  remove(id: string): void {
    this.#files.delete(id);
  }

  /** A file's facts, where there is one. */
  find(id: string): FileInfo | undefined {
    return this.#files.get(id)?.info;
  }

  /** A file with its content. */
  get(id: string): Stored {
    const stored = this.#files.get(id);
    if (!stored) throw new Refusal(404, 'fileNotFound');
    return stored;
  }

  /** A file by its stored name. */
  getByName(category: string, filename: string): Stored {
    for (const stored of this.#files.values()) {
      if (stored.info.category === category && stored.info.filename === filename) return stored;
    }
    throw new Refusal(404, 'fileNotFound');
  }

  /** The facts of a member's own uploads for posts, in the order asked for. */
  ownedBy(ownerId: string, ids: readonly string[]): FileInfo[] {
    return ids.map((id) => {
      const stored = this.#files.get(id);
      if (stored?.ownerId !== ownerId || stored.info.category !== 'posts') {
        throw new Refusal(404, 'fileNotFound', { field: 'attachments' });
      }
      return stored.info;
    });
  }

  /** Keeps a profile photo and gives the version its addresses carry (ACCT-109–118). */
  async keepPhoto(ownerId: string, file: File): Promise<string> {
    const kinds = IMAGE_FILES.kinds.filter(({ mime }) => PHOTO_TYPES.includes(mime));
    const bytes = await checkedBytes(file, kinds, PROFILE_PHOTO_MAX_BYTES);
    const kind = kinds.find((each) => contentFits(each, bytes));
    this.#photos.set(ownerId, new Blob([bytes], { type: kind?.mime ?? '' }));
    this.#made += 1;
    return String(this.#made);
  }

  /** Forgets a profile photo. */
  dropPhoto(ownerId: string): void {
    this.#photos.delete(ownerId);
  }

  /** A kept profile photo. */
  photo(ownerId: string): Blob {
    const photo = this.#photos.get(ownerId);
    if (!photo) throw new Refusal(404, 'photoNotFound');
    return photo;
  }
}

function wrongType(): Refusal {
  return new Refusal(415, 'unsupportedFile', { field: 'file' });
}

/** A file's bytes, where it is small enough and really of one of the kinds. */
async function checkedBytes(file: File, kinds: readonly FileKind[], most: number) {
  if (file.size > most) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
  if (!kinds.some((kind) => claimFits(file.type, kind))) throw wrongType();
  if (file.size === 0) throw new Refusal(422, 'emptyFile', { field: 'file' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!kinds.some((kind) => contentFits(kind, bytes))) throw wrongType();
  return bytes;
}

function contentOf(info: FileInfo): Blob {
  const [, type = 'application/octet-stream', text = ''] =
    /^data:([^,;]*),(.*)$/s.exec(info.urls?.full ?? '') ?? [];
  return new Blob([decodeURIComponent(text)], { type });
}
