/** Reads codes with a camera: the browser's, or one supplied by a test. */
export interface Camera {
  /**
   * Shows the camera's picture in `video` and calls back with each code read, repeatedly. Resolves
   * to the function that stops it. Rejects when access is denied or there is no camera.
   */
  watch(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void>;
}

/** Reads the codes of a picture. */
export interface Detector {
  detect(source: HTMLVideoElement | HTMLCanvasElement): Promise<readonly { rawValue: string }[]>;
}

/** Window with the `BarcodeDetector` of browsers that support it. */
interface DetectingPage {
  BarcodeDetector?: {
    new (options: { formats: ['qr_code'] }): Detector;
    getSupportedFormats(): Promise<readonly string[]>;
  };
}

/** Milliseconds between two reads of the picture. */
const LOOK_DELAY = 200;

/**
 * Creates the browser's detector, or one in JavaScript, loaded only then: iPhones and Firefox have
 * no `BarcodeDetector`, and some systems have one that reads nothing (EVT-281).
 */
export async function createDetector(page: object = globalThis): Promise<Detector> {
  const { BarcodeDetector: Native } = page as DetectingPage;
  const formats = await Native?.getSupportedFormats().catch((): readonly string[] => []);
  if (Native && formats?.includes('qr_code')) return new Native({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Returns the browser's camera, or null where a page has no access to one. */
export function browserCamera(): Camera | null {
  if (!globalThis.navigator?.mediaDevices) return null;
  return {
    async watch(video, onCode) {
      // Loaded first, so that a decoder that cannot be loaded leaves no camera running.
      const detector = await createDetector();
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      });
      video.srcObject = stream;
      await video.play();
      let isReading = false;
      const timer = setInterval(async () => {
        if (isReading) return;
        isReading = true;
        try {
          for (const { rawValue } of await detector.detect(video)) onCode(rawValue);
        } catch {
          // A frame that is not ready cannot be read; the next one can.
        } finally {
          isReading = false;
        }
      }, LOOK_DELAY);
      return () => {
        clearInterval(timer);
        for (const track of stream.getTracks()) track.stop();
        video.srcObject = null;
      };
    },
  };
}
