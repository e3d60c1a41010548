import type { FileInfo } from '@saudagar/contract';
import { picture } from '../../core/pictures.ts';

/** Builds an uploaded image that renders without a request. `seed` picks its picture. */
export function buildFileInfo(overrides: Partial<FileInfo> = {}, seed = 0): FileInfo {
  const url = picture(seed);
  return {
    id: 'file-1',
    category: 'posts',
    filename: 'file-1.jpg',
    original_filename: 'gudang.jpg',
    file_type: 'image',
    mime_type: 'image/jpeg',
    file_size: 482_133,
    extension: 'jpg',
    width: 1200,
    height: 800,
    urls: { thumbnail: url, full: url, download: url },
    ...overrides,
  };
}

/** Builds an uploaded PDF. */
export function buildDocumentInfo(overrides: Partial<FileInfo> = {}): FileInfo {
  const url = 'data:application/pdf,%25PDF-1.4';
  return buildFileInfo({
    id: 'file-2',
    filename: 'file-2.pdf',
    original_filename: 'Katalog Harga 2026.pdf',
    file_type: 'document',
    mime_type: 'application/pdf',
    file_size: 1_204_224,
    extension: 'pdf',
    width: null,
    height: null,
    urls: { thumbnail: null, full: url, download: url },
    ...overrides,
  });
}
