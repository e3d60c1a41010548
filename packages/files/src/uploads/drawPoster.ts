/** Longest side of a poster, in px. */
const LONGEST = 1280;
/** Position in the video, in seconds, since the first frame is often black. */
const INTO = 1;
/** Milliseconds to wait for a browser that cannot decode the file. */
const PATIENCE = 10_000;

/** Returns a frame of a video as JPEG; null if the browser cannot decode it. */
export async function drawPoster(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  const due = AbortSignal.timeout(PATIENCE);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await once(video, 'loadeddata', due);
    video.currentTime = Math.min(INTO, video.duration / 2 || 0);
    await once(video, 'seeked', due);
    const picture = await jpegOf(video);
    return picture && new File([picture], 'poster.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function once(video: HTMLVideoElement, event: string, due: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal: due });
    video.addEventListener('error', () => reject(video.error), { once: true, signal: due });
    due.addEventListener('abort', () => reject(due.reason), { once: true });
  });
}

function jpegOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
