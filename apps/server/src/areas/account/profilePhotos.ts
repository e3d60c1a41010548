import { stat } from 'node:fs/promises';
import { type PhotoSize, PROFILE_PHOTO_MAX_BYTES, PROFILE_PHOTO_TYPES } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { asFile, type Blobs } from '../../files/blobs.ts';
import { PHOTO_SIDES } from '../../files/pictureSizes.ts';
import { claimFits } from '../../files/sniff.ts';
import { newId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';

/** Profile photos, stored as squares in three sizes. */
export interface ProfilePhotos {
  /**
   * Replaces a member's photo and returns its version. `content` is bytes or a temporary file.
   * @throws Refusal 413 over 5 242 880 bytes, 415 for anything but JPEG, PNG or WebP.
   */
  set(memberId: string, content: Uint8Array | string, claimed?: string): Promise<string>;
  /** Removes a member's photo, if there is one. */
  remove(memberId: string): Promise<void>;
}

const SIZES = Object.keys(PHOTO_SIDES) as PhotoSize[];

/** Key of one size of a photo. */
export const photoKey = (version: string, size: PhotoSize) => `photos/${version}/${size}.webp`;

export function createProfilePhotos(fanOut: FanOut, blobs: Blobs): ProfilePhotos {
  /** Sets a member's photo version and returns the previous one. */
  function switchTo(memberId: string, version: string | null): Promise<string | null> {
    return fanOut.transaction(async (write, publish) => {
      const member = await write
        .selectFrom('members')
        .where('id', '=', memberId)
        .select('photo_version')
        .forUpdate()
        .executeTakeFirstOrThrow();
      await write
        .updateTable('members')
        .set({ photo_version: version })
        .where('id', '=', memberId)
        .execute();
      publish({ kind: 'account', member: memberId });
      return member.photo_version;
    });
  }

  /** Deletes an unreferenced version; on failure the sweep finds it. */
  async function drop(version: string | null): Promise<void> {
    if (version !== null) await blobs.deleteFolder(`photos/${version}`).catch(() => {});
  }

  return {
    set: (memberId, content, claimed) =>
      blobs.withScratch(async (folder) => {
        const path = await asFile(folder, content);
        const { size } = await stat(path);
        if (size > PROFILE_PHOTO_MAX_BYTES)
          throw new Refusal(413, 'fileTooLarge', { field: 'file' });
        if (size === 0) throw new Refusal(422, 'emptyFile', { field: 'file' });
        if (!PROFILE_PHOTO_TYPES.some((mime) => claimFits(claimed, mime)))
          throw new Refusal(415, 'unsupportedFile', { field: 'file' });
        const { preparePhoto } = await import('../../files/images.ts');
        const photos = await preparePhoto(path, PROFILE_PHOTO_TYPES, memberId);
        const version = newId();
        try {
          for (const one of SIZES) await blobs.put(photoKey(version, one), photos[one]);
        } catch (error) {
          await drop(version);
          throw error;
        }
        // A write may have succeeded with its response lost, so the bytes are left to the sweep.
        await drop(await switchTo(memberId, version));
        return version;
      }),

    remove: async (memberId) => drop(await switchTo(memberId, null)),
  };
}
