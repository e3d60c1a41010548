import { fileKindOf } from '@saudagar/contract';
import { fromCallback } from 'xstate';
import type { FileRefusal, FileRules } from '../uploads/fileRules.ts';
import { canPrepare, isOddPhoto, type PhotoMode } from './photoMode.ts';

/** Result of preparing a chosen photo. */
export type PhotoNews =
  | { readonly type: 'photo.prepared'; readonly from: File; readonly to: File }
  | { readonly type: 'photo.refused'; readonly from: File; readonly refusal: FileRefusal };

/** Photos that were chosen. */
export interface ChosenPhotos {
  readonly type: 'photos.chosen';
  readonly files: readonly File[];
  readonly rules: FileRules;
  readonly mode: PhotoMode;
}

/** Returns the event that prepares those of the offered files that were taken. */
export const photosChosen = (
  offered: readonly File[],
  taken: readonly { readonly file: File }[],
  { rules, mode }: Pick<ChosenPhotos, 'rules' | 'mode'>,
): ChosenPhotos => ({
  ...{ type: 'photos.chosen', rules, mode },
  files: offered.filter((one) => taken.some(({ file }) => file === one)),
});

/** Photos being prepared, and those that were. */
const preparing = new WeakMap<File, Promise<File>>();
const unfinished = new WeakSet<File>();
const sizes = new WeakMap<File, number>();
/** One photo after another, since a decoded one takes up to 200 MB. */
let last: Promise<unknown> = Promise.resolve();

/** Returns the photos among files. */
const photosOf = (files: readonly File[], { kinds }: FileRules) =>
  files.filter((file) => fileKindOf(file.name, kinds)?.type === 'image' || isOddPhoto(file, kinds));

/** Prepares photos one after another; the result of each is passed on. */
export function preparePhotos(
  { files, rules, mode }: Omit<ChosenPhotos, 'type'>,
  onNews: (news: PhotoNews) => void,
): void {
  if (!canPrepare()) return;
  for (const from of photosOf(files, rules)) {
    unfinished.add(from);
    // An app whose build cannot load it sends the photo as it is.
    const news = last
      .then(() => prepare(from, rules, mode))
      .catch((error: unknown): PhotoNews => {
        console.info('saudagar: photo', error);
        return { type: 'photo.prepared', from, to: from };
      });
    const ready = news.then((one) => {
      unfinished.delete(from);
      onNews(one);
      return one.type === 'photo.prepared' ? one.to : from;
    });
    preparing.set(from, ready);
    last = ready;
  }
}

async function prepare(from: File, rules: FileRules, mode: PhotoMode): Promise<PhotoNews> {
  const { preparePhoto } = await import('./preparePhoto.ts');
  const result = await preparePhoto(from, rules, mode);
  if (!(result instanceof File)) return { type: 'photo.refused', from, refusal: result };
  if (result.size !== from.size) sizes.set(result, from.size);
  return { type: 'photo.prepared', from, to: result };
}

/** Reports that photos are no longer prepared; they are sent as they are. */
export const reportPhotos = ({ event }: { event: { error: unknown } }) =>
  console.info('saudagar: photos', event.error);

/** Returns a chosen file once it is prepared; at once when nothing prepares it. */
export const preparedFile = (file: File): Promise<File> =>
  preparing.get(file) ?? Promise.resolve(file);

/** Returns true for a photo whose preparation has not ended. */
export const isPreparing = (file: File): boolean => unfinished.has(file);

/** Returns the bytes a file had before it was made smaller. */
export const originalSize = (file: File): number | undefined => sizes.get(file);

/** Prepares the chosen photos of a machine; those that were not taken are left alone. */
export const photoPreparation = fromCallback<ChosenPhotos, void>(({ receive, sendBack }) => {
  receive((chosen) => preparePhotos(chosen, sendBack));
});
