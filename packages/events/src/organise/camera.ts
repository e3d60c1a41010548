/** Reads codes with a camera: the browser's own, or one that a test hands in. */
export interface Camera {
  /**
   * Shows in `video` what it sees and calls back with each code that it reads, as often as it does.
   * Resolves to the way to stop. Rejects where it may not be used, or there is none.
   */
  watch(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void>;
}

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}

/** What browsers are called that read codes by themselves. */
interface DetectingPage {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
}

/** Milliseconds between two looks at the picture. */
const LOOK_DELAY = 200;

/** The browser's camera, or null where it does not read codes by itself (`BarcodeDetector`). */
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
          // A picture that is not there yet cannot be read; the next one can.
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
