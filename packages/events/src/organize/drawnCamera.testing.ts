import { encode } from 'uqr';
import { type Camera, createDetector } from './camera.ts';

/** Pixels per module of the code, as a close camera sees it. */
const SCALE = 6;

/** Draws a code as a registration shows it. */
function drawCode(code: string): HTMLCanvasElement {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
  return canvas;
}

/** A camera that reads a drawn code as a real one would. */
export const drawnCamera: Camera & {
  /** Shows the camera a code; returns the function that triggers another read. */
  hold(code: string): () => Promise<void>;
  isOn(): boolean;
} = (() => {
  const watching = new Set<(code: string) => void>();
  let held: HTMLCanvasElement | null = null;
  return {
    hold(code) {
      const canvas = drawCode(code);
      held = canvas;
      return async () => {
        // The decoder of browsers that have none.
        const detector = await createDetector({});
        for (const { rawValue } of await detector.detect(canvas))
          for (const onCode of watching) onCode(rawValue);
      };
    },
    isOn: () => watching.size > 0,
    async watch(video, onCode) {
      watching.add(onCode);
      if (held) video.poster = held.toDataURL();
      return () => void watching.delete(onCode);
    },
  };
})();
