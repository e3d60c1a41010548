import {
  IMAGE_FILES,
  PROFILE_PHOTO_MAX_BYTES,
  PROFILE_PHOTO_TYPES,
  type User,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { checkedBytes } from '../../core/fileContent.ts';
import { signedAddress } from '../../core/signatures.ts';
import { decodableSize } from '../files/imageSize.ts';

const TYPES: readonly string[] = PROFILE_PHOTO_TYPES;
const KINDS = IMAGE_FILES.kinds.filter(({ mime }) => TYPES.includes(mime));

/** Profile photos. */
export class Photos {
  #community: Community;
  #photos = new Map<string, Blob>();
  #versions = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Replaces a member's photo and returns its address (ACCT-109–118). */
  async set(memberId: string, file: File): Promise<string> {
    const { bytes, kind } = await checkedBytes(file, KINDS, PROFILE_PHOTO_MAX_BYTES);
    decodableSize(bytes);
    this.#photos.set(memberId, new Blob([bytes], { type: kind.mime }));
    this.#versions += 1;
    const version = String(this.#versions);
    const address = (size: string) =>
      signedAddress(`/api/users/profile/photo/${memberId}/${size}`, version);
    const photo = { small: address('small'), medium: address('medium'), large: address('large') };
    this.#switch(memberId, { profile_image: photo.large, photo });
    return photo.large;
  }

  /** Removes a member's photo, if any (ACCT-126). */
  remove(memberId: string): void {
    this.#photos.delete(memberId);
    this.#switch(memberId, { profile_image: null, photo: null });
  }

  /** Returns a member's own photo. */
  get(memberId: string): Blob {
    const photo = this.#photos.get(memberId);
    if (!photo) throw new Refusal(404, 'photoNotFound');
    return photo;
  }

  #switch(memberId: string, to: Pick<User, 'profile_image' | 'photo'>): void {
    this.#community.accounts.update(memberId, to);
    this.#community.events.publish(memberId, { type: 'account' });
  }
}
