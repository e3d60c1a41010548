import { expect, test, vi } from 'vitest';
import { createDetector } from './camera.ts';

const browser = (...formats: string[]) => {
  const BarcodeDetector = vi.fn(class {});
  return Object.assign(BarcodeDetector, { getSupportedFormats: async () => formats });
};

// EVT-281
test('the browser reads codes where it can, and a loaded decoder elsewhere', async () => {
  const able = browser('ean_13', 'qr_code');
  expect(await createDetector({ BarcodeDetector: able })).toBeInstanceOf(able);
  for (const page of [{}, { BarcodeDetector: browser() }]) {
    const detector = await createDetector(page);
    expect(detector).toHaveProperty('detect');
    expect(detector).not.toBeInstanceOf(able);
  }
});
