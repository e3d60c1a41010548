import { loadable } from '@saudagar/ui';

/** Comes with the first picture chosen, and the cropping library with it. */
export const cropArea = loadable(async () => (await import('./CropArea.tsx')).CropArea);
