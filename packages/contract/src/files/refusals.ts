import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const filesRefusals = {
  fileNotFound: { en: 'File not found', id: 'File tidak ditemukan' },
  fileTooLarge: { en: 'File is too large', id: 'Ukuran file terlalu besar' },
  unsupportedFile: { en: 'File type is not supported', id: 'Jenis file tidak didukung' },
  fileHasMacros: {
    en: 'Office files with macros are not accepted. Save the file without macros and try again.',
    id: 'File Office yang berisi makro tidak diterima. Simpan file tanpa makro, lalu coba lagi.',
  },
  emptyFile: { en: 'The file is empty', id: 'File ini kosong' },
  brokenUpload: {
    en: 'The upload was not complete. Please try again.',
    id: 'Unggahan tidak lengkap. Silakan coba lagi.',
  },
  tooManyParts: {
    en: 'The form holds too many parts',
    id: 'Formulir berisi terlalu banyak bagian',
  },
  uploadQuota: {
    en: 'You have uploaded as much as a day allows. Please try again tomorrow.',
    id: 'Anda sudah mengunggah sebanyak batas satu hari. Silakan coba lagi besok.',
  },
  tooManyPixels: {
    en: 'The picture has too many pixels: at most 25 million',
    id: 'Piksel gambar terlalu banyak: paling banyak 25 juta',
  },
  imageSideTooLong: {
    en: 'The picture is too long: each side may have at most 16,384 pixels',
    id: 'Gambar terlalu panjang: setiap sisi paling banyak 16.384 piksel',
  },
  imageTooSlow: {
    en: 'The picture takes too long to open. Please save it as a new file and try again.',
    id: 'Gambar ini terlalu lama dibuka. Silakan simpan ulang sebagai file baru, lalu coba lagi.',
  },
  picturesWaiting: {
    en: 'Many pictures are waiting. Please try again in a moment.',
    id: 'Banyak gambar sedang menunggu. Silakan coba lagi sebentar lagi.',
  },
} as const satisfies Wordings;
