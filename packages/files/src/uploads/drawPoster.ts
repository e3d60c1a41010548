/** Longest side of a poster, in px. */
const MAX_SIDE = 1280;
/** Position in the video, in seconds, since the first frame is often black. */
const POSITION = 1;
/** Milliseconds to wait for a browser that cannot decode the file. */
const TIMEOUT_MS = 10_000;

/** Returns a frame of a video as JPEG; null if the browser cannot decode it. */
export async function drawPoster(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await once(video, 'loadeddata', timeout);
    video.currentTime = Math.min(POSITION, video.duration / 2 || 0);
    await once(video, 'seeked', timeout);
    const image = await jpegOf(video);
    return image && new File([image], 'poster.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function once(video: HTMLVideoElement, event: string, timeout: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal: timeout });
    video.addEventListener('error', () => reject(video.error), { once: true, signal: timeout });
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
}

function jpegOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
