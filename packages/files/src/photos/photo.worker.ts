import { type Draw, type ShrinkInput, shrinkPhoto } from './shrinkPhoto.ts';

const draw: Draw = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  return context && { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
};

self.addEventListener('message', ({ data }: MessageEvent<ShrinkInput>) => {
  shrinkPhoto(data, (file) => createImageBitmap(file), draw).then(
    (shrunk) => self.postMessage({ shrunk }),
    // The page tries it by itself.
    (error: unknown) => self.postMessage({ failure: String(error) }),
  );
});
