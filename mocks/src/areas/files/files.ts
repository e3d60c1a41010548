import {
  FILE_LIMITS,
  type FileCategory,
  type FileInfo,
  fileKindOf,
  IMAGE_FILES,
  nameWithExtension,
  POSTER_MAX_BYTES,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { checkedContent, wrongType } from '../../core/fileContent.ts';
import { signedAddress } from '../../core/signatures.ts';
import { decodableSize } from './imageSize.ts';

/** A file with its content. */
export interface StoredFile {
  info: FileInfo;
  ownerId: string;
  content: Blob;
  /** Poster of a video, shown before it plays. */
  poster?: Blob;
}

/** Uploaded files. */
export class Files {
  #files = new Map<string, StoredFile>();
  #uploads = new Map<string, string>();
  #made = 0;
  #community: Community;
  #isHolding = false;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a file; without content its own `full` address serves as such. */
  add(info: FileInfo, ownerId: string, content = contentOf(info)): void {
    this.#files.set(info.id, { info, ownerId, content });
  }

  /**
   * Stores an upload (FEED-030–044, WID-028–051): its content must match the type of its name.
   * Repeating the same `clientId` returns the first file.
   */
  async upload(
    ownerId: string,
    category: FileCategory,
    file: File,
    clientId?: string,
  ): Promise<FileInfo> {
    const { kinds, maxBytes } = FILE_LIMITS[category];
    const named = fileKindOf(file.name, kinds);
    if (!named) throw wrongType();
    const { bytes, kind } = await checkedContent(file, named, maxBytes[named.type]);
    const key = clientId && `${ownerId} ${clientId}`;
    const first = clientId && this.uploadedAs(ownerId, clientId);
    if (first) return first;
    this.#made += 1;
    const id = `upload-${this.#made}`;
    const extension = kind.extensions[0] ?? '';
    const size = kind.type === 'image' ? decodableSize(bytes) : undefined;
    const info: FileInfo = {
      id,
      category,
      filename: `${id}.${extension}`,
      original_filename: nameWithExtension(file.name, kind),
      file_type: kind.type,
      mime_type: kind.mime,
      file_size: file.size,
      extension,
      width: size?.width ?? null,
      height: size?.height ?? null,
      description: null,
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

  /** Returns the file that a member uploaded under an idempotency key. */
  uploadedAs(ownerId: string, clientId: string): FileInfo | undefined {
    return this.find(this.#uploads.get(`${ownerId} ${clientId}`) ?? '');
  }

  /** Returns a member's uploads. */
  of(ownerId: string): StoredFile[] {
    return [...this.#files.values()].filter((file) => file.ownerId === ownerId);
  }

  /** Deletes those files that no content carries any more. */
  dropUnused(ids: readonly string[]): void {
    if (this.#isHolding) return;
    for (const id of ids) if (!this.#community.holdsFile(id)) this.remove(id);
  }

  /** Does something that drops no file, such as a removal that can be taken back. */
  holding<T>(work: () => T): T {
    this.#isHolding = true;
    try {
      return work();
    } finally {
      this.#isHolding = false;
    }
  }

  /** Deletes a file. */
  remove(id: string): void {
    this.#files.delete(id);
  }

  /** Finds a file's metadata. */
  find(id: string): FileInfo | undefined {
    return this.#files.get(id)?.info;
  }

  /** Returns the metadata of those files that exist, in order. */
  infosOf(ids: readonly string[]): FileInfo[] {
    return ids.flatMap((id) => this.find(id) ?? []);
  }

  /** Returns a file with its content. */
  get(id: string): StoredFile {
    const stored = this.#files.get(id);
    if (!stored) throw new Refusal(404, 'fileNotFound');
    return stored;
  }

  /** Returns a file visible to a member; without a member it was opened by a signed address. */
  open(id: string, viewerId: string | undefined): StoredFile {
    const stored = this.get(id);
    const { ownerId } = stored;
    const isOpen =
      viewerId === undefined
        ? !this.#community.closesFile(id)
        : ownerId === viewerId || this.#community.showsFile(viewerId, id);
    if (!isOpen) throw new Refusal(404, 'fileNotFound');
    return stored;
  }

  /** Returns a file by its stored name. */
  getByName(category: string, filename: string): StoredFile {
    for (const stored of this.#files.values()) {
      if (stored.info.category === category && stored.info.filename === filename) return stored;
    }
    throw new Refusal(404, 'fileNotFound');
  }

  /** Changes a member's description of their own file; an empty one deletes it. */
  describe(ownerId: string, id: string, description: string): FileInfo {
    const stored = this.get(id);
    if (stored.ownerId !== ownerId) throw new Refusal(404, 'fileNotFound');
    stored.info = { ...stored.info, description: description || null };
    return stored.info;
  }

  /** Sets the poster of a member's own video. */
  async setPoster(ownerId: string, id: string, file: File): Promise<FileInfo> {
    const stored = this.get(id);
    if (stored.ownerId !== ownerId || stored.info.file_type !== 'video' || !stored.info.urls)
      throw new Refusal(404, 'fileNotFound');
    const named = fileKindOf(file.name, IMAGE_FILES.kinds);
    if (!named) throw wrongType();
    const { bytes, kind } = await checkedContent(file, named, POSTER_MAX_BYTES);
    decodableSize(bytes);
    stored.poster = new Blob([bytes], { type: kind.mime });
    const thumbnail = signedAddress(`/api/files/thumbnail/${id}`);
    stored.info = { ...stored.info, urls: { ...stored.info.urls, thumbnail } };
    return stored.info;
  }

  /** Returns metadata with addresses that open for one member, as long as they see the files. */
  openFor(readerId: string, files: readonly FileInfo[]): FileInfo[] {
    const own = (address: string) =>
      address.startsWith('/api/files/')
        ? signedAddress(address.replace(/\?.*/, ''), readerId)
        : address;
    return files.map(({ urls, ...info }) => ({
      ...info,
      ...(urls && {
        urls: {
          thumbnail: urls.thumbnail && own(urls.thumbnail),
          full: own(urls.full),
          download: own(urls.download),
        },
      }),
    }));
  }

  /** Returns current metadata of files stored with a post or message. */
  current(files: readonly FileInfo[]): FileInfo[] {
    return files.map((file) => this.find(file.id) ?? file);
  }

  /** Returns metadata of a member's own uploads of a category, in order. */
  ownedBy(ownerId: string, ids: readonly string[], category: FileCategory = 'posts'): FileInfo[] {
    return ids.map((id) => {
      const stored = this.#files.get(id);
      if (stored?.ownerId !== ownerId || stored.info.category !== category) {
        throw new Refusal(404, 'fileNotFound', { field: 'attachments' });
      }
      return stored.info;
    });
  }
}

function contentOf(info: FileInfo): Blob {
  const [, type = 'application/octet-stream', text = ''] =
    /^data:([^,;]*),(.*)$/s.exec(info.urls?.full ?? '') ?? [];
  return new Blob([decodeURIComponent(text)], { type });
}
