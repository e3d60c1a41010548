import {
  deleteProfilePhoto,
  getProfilePhoto,
  PROFILE_PHOTO_MAX_BYTES,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { fileRoute, memberRoute, type Route, uploadRoute } from '../../http/route.ts';
import { avatarUrls } from './memberView.ts';
import { photoKey } from './profilePhotos.ts';

/** Profile photos. */
export function photoRoutes({ members, photos, signer }: Community): Route[] {
  return [
    uploadRoute(
      uploadProfilePhoto,
      () => PROFILE_PHOTO_MAX_BYTES,
      async ({ member, file }) => {
        const version = await photos.set(member.id, file.path, file.claimed);
        return { profile_image_url: avatarUrls(signer, member.id, version)?.large ?? '' };
      },
    ),

    memberRoute(deleteProfilePhoto, async ({ member }) => {
      await photos.remove(member.id);
      return undefined;
    }),

    fileRoute(getProfilePhoto, async ({ params, query }) => {
      const version = (await members.find(params.userId))?.photo_version;
      if (!version) throw new Refusal(404, 'photoNotFound');
      return {
        key: photoKey(version, params.size),
        mime: 'image/webp',
        name: `${params.size}.webp`,
        disposition: 'inline',
        missing: 'photoNotFound',
        // Without its version the address stays while the photo behind it changes.
        isFixed: query.v === version,
      };
    }),
  ];
}
