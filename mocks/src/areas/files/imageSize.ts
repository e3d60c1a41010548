import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** An image's width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size from an image's header, of JPEG, PNG, GIF or WebP; undefined without one. */
function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x89504e47) return sizeOf(view.getUint32(16), view.getUint32(20));
    if (view.getUint32(0) === 0x47494638) {
      return sizeOf(view.getUint16(6, true), view.getUint16(8, true));
    }
    return webpSize(view);
  } catch {
    // The header is truncated.
    return undefined;
  }
}

/** Returns the size of an image that the server would decode. */
export function decodableSize(bytes: Uint8Array): ImageSize | undefined {
  const size = imageSize(bytes);
  if (size && Math.max(size.width, size.height) > IMAGE_SIDE_MAX)
    throw new Refusal(413, 'imageSideTooLong', { field: 'file' });
  if (size && size.width * size.height > IMAGE_PIXELS_MAX)
    throw new Refusal(413, 'tooManyPixels', { field: 'file' });
  return size;
}

function sizeOf(width: number, height: number): ImageSize {
  return { width, height };
}

function jpegSize(view: DataView): ImageSize {
  let offset = 2;
  for (;;) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sizeOf(view.getUint16(offset + 7), view.getUint16(offset + 5));
    offset += 2 + view.getUint16(offset + 2);
  }
}

function webpSize(view: DataView): ImageSize | undefined {
  const chunk = view.getUint8(15);
  if (chunk === 0x58) {
    const wide = view.getUint32(24, true) & 0xffffff;
    const high = view.getUint32(26, true) >>> 8;
    return sizeOf(wide + 1, (high & 0xffffff) + 1);
  }
  if (chunk === 0x4c) {
    const bits = view.getUint32(21, true);
    return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return chunk === 0x20
    ? sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    : undefined;
}
