/** Longest side of a thumbnail in pixels. */
export const THUMBNAIL_SIDE = 640;

/** Side in pixels of each size of a profile photo. */
export const PHOTO_SIDES = { small: 64, medium: 128, large: 384 } as const;
