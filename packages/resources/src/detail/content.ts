import type { FileInfo, Resource } from '@saudagar/contract';

/** A resource's content, grouped by how its detail page presents it. */
export interface ResourceContent {
  /** Address of a hosted video, which plays in place. */
  video: string | null;
  /** An article's own text. */
  text: string | null;
  /** An external page, which opens in a new tab. */
  link: { href: string; host: string } | null;
  /** Files to open or download, except the video; undefined when only their ids are known. */
  files: readonly FileInfo[] | undefined;
  /** Ids of files whose metadata the server did not include. */
  fileIds: readonly string[];
}

const VIDEO = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** Makes a server path absolute, as the portal's client does. */
type AddressOf = (path: string) => string;

/** An http or https address; null for any other, such as `javascript:`. */
function webAddress(url: string | null | undefined, addressOf: AddressOf): URL | null {
  if (!url) return null;
  try {
    const address = new URL(addressOf(url), globalThis.location?.href);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Groups a resource's content by presentation; null when it has none (RES-013, RES-051). */
export function contentOf(resource: Resource, addressOf: AddressOf): ResourceContent | null {
  const { resource_type: type, content_url: url, files, attachments, body } = resource;
  const isVideo = type === 'video';
  const film = isVideo ? files?.find(isFilm) : undefined;
  const address = webAddress(url, addressOf);
  const ownPlace = webAddress('/api/files/', addressOf)?.href;
  const isOwn = ownPlace !== undefined && address?.href.startsWith(ownPlace) === true;
  const playsAddress = isVideo && isOwn && !film?.urls;
  const video = film?.urls ? addressOf(film.urls.full) : playsAddress ? address.href : null;
  const hasText = type === 'article' || type === 'blog';
  const text = (hasText && body?.trim()) || null;
  const link = address && !playsAddress ? { href: address.href, host: address.host } : null;
  const others = files?.filter((file) => file !== film || !film.urls);
  const fileIds = files ? [] : attachments;
  const isBare = !video && !text && !link && !others?.length && fileIds.length === 0;
  return isBare ? null : { video, text, link, files: others, fileIds };
}

const isFilm = ({ mime_type, original_filename }: FileInfo) =>
  mime_type ? mime_type.startsWith('video/') : VIDEO.test(original_filename);
