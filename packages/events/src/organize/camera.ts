/** Reads codes with a camera: the browser's, or one supplied by a test. */
export interface Camera {
  /**
   * Shows the camera's picture in `video` and calls back with each code read, repeatedly. Resolves
   * to the function that stops it. Rejects when access is denied or there is no camera.
   */
  watch(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void>;
}

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}

/** Window with the `BarcodeDetector` of browsers that support it. */
interface DetectingPage {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

/** Milliseconds between two reads of the picture. */
const LOOK_DELAY = 200;

/** Returns the browser's camera, or null without `BarcodeDetector`. */
export function browserCamera(): Camera | null {
  const { BarcodeDetector } = globalThis as DetectingPage;
  if (!BarcodeDetector || !globalThis.navigator?.mediaDevices) return null;
  return {
    async watch(video, onCode) {
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      });
      const detector = new BarcodeDetector({ formats: ['qr_code'] });
      video.srcObject = stream;
      await video.play();
      const timer = setInterval(() => {
        detector.detect(video).then(
          (codes) => {
            for (const { rawValue } of codes) onCode(rawValue);
          },
          // A frame that is not ready cannot be read; the next one can.
          () => {},
        );
      }, LOOK_DELAY);
      return () => {
        clearInterval(timer);
        for (const track of stream.getTracks()) track.stop();
        video.srcObject = null;
      };
    },
  };
}
