import { type Draw, type ShrinkInput, type Shrunk, shrinkPhoto } from './shrinkPhoto.ts';

/** Milliseconds after which the page no longer waits for the worker. */
const TIMEOUT_MS = 30_000;

type Answer = { readonly shrunk: Shrunk } | { readonly failure: string };

let worker: Worker | null = null;
/** False once the worker could not be loaded, as in an app whose build leaves its file out. */
let hasWorker = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Makes a photo smaller in a worker; by itself where the browser or the app has none. */
export async function shrinkInWorker(input: ShrinkInput): Promise<Shrunk> {
  if (hasWorker) {
    try {
      const shrunk = await askWorker(input);
      // An image element reads types that a worker cannot, such as HEIC in some browsers.
      if (shrunk !== 'unreadable') return shrunk;
    } catch (error) {
      hasWorker = false;
      worker?.terminate();
      worker = null;
      console.info('saudagar: photos are prepared without a worker', error);
    }
  }
  return shrinkPhoto(input, decodeInPage, drawInPage);
}

function askWorker(input: ShrinkInput): Promise<Shrunk> {
  const started =
    worker ?? new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  worker = started;
  const { promise, resolve, reject } = Promise.withResolvers<Shrunk>();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const listening = { once: true, signal };
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  started.addEventListener('error', () => reject(new Error('the worker failed')), listening);
  started.addEventListener(
    'message',
    ({ data }: MessageEvent<Answer>) =>
      'failure' in data ? reject(new Error(data.failure)) : resolve(data.shrunk),
    listening,
  );
  started.postMessage(input);
  return promise;
}

async function decodeInPage(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const drawInPage: Draw = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const encode = (type: string, quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return context && { context, encode };
};
