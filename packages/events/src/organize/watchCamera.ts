import { fromCallback } from 'xstate';
import type { Camera } from './camera.ts';

/** Events of a watched camera. */
type CameraEvent =
  | { type: 'code.scanned'; code: string }
  | { type: 'camera.opened' }
  | { type: 'camera.failed' };

/** Watches a camera until it is stopped, also when it opens only then. */
export const watchCamera = fromCallback<
  CameraEvent,
  { camera: Camera; video: HTMLVideoElement },
  CameraEvent
>(({ input: { camera, video }, sendBack }) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  camera
    .watch(video, (code) => sendBack({ type: 'code.scanned', code }))
    .then(
      (end) => {
        if (isOver) return end();
        stop = end;
        sendBack({ type: 'camera.opened' });
      },
      () => sendBack({ type: 'camera.failed' }),
    );
  return () => {
    isOver = true;
    stop?.();
  };
});
