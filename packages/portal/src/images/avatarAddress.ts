import type { Member, PhotoSize } from '@saudagar/contract';
import type { AvatarSize } from '@saudagar/ui';

/**
 * Where an avatar's picture comes from: nowhere; an image of our server, for which the photo can
 * be fetched where it fails; an image elsewhere, which never gets the token; or the member's photo
 * on our server, which has to be fetched.
 */
export type AvatarAddress =
  | { kind: 'none' }
  | { kind: 'own'; url: string }
  | { kind: 'foreign'; url: string }
  | { kind: 'photo' };

/** The photo that serves an avatar size; there is none larger than `large` (WID-019). */
export function photoSizeOf(size: AvatarSize): PhotoSize {
  return size === 'xlarge' ? 'large' : size;
}

/**
 * Resolves a member's picture: a signed address first (WID-027), then what `profile_image` says
 * (WID-006–011). `server` is the server's absolute address, without a slash at the end.
 */
export function avatarAddress(
  { photo, profile_image }: Pick<Member, 'photo' | 'profile_image'>,
  size: AvatarSize,
  server: string,
): AvatarAddress {
  const resolve = (value: string) => (value.startsWith('/') ? `${server}${value}` : value);

  const signed = photo?.[photoSizeOf(size)];
  if (signed) return { kind: 'own', url: resolve(signed) };

  const value = profile_image?.trim() ?? '';
  if (['', 'null', 'undefined'].includes(value)) return { kind: 'none' };
  if (value.startsWith('/api/')) return { kind: 'own', url: resolve(value) };
  if (!/^https?:\/\//i.test(value)) return { kind: 'photo' };
  return { kind: originOf(value) === originOf(server) ? 'own' : 'foreign', url: value };
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);
