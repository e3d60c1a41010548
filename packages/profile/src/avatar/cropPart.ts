import { loadable } from '@saudagar/ui';

/** Loaded with the first chosen image, together with the cropping library. */
export const cropArea = loadable(async () => (await import('./CropArea.tsx')).CropArea);
