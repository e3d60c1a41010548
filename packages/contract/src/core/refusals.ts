import type { Wordings } from './wording.ts';

/** Why any call may be refused. */
export const coreRefusals = {
  signInFirst: { en: 'Sign in to continue', id: 'Masuk untuk melanjutkan' },
  sessionEnded: {
    en: 'Your session has ended. Sign in again.',
    id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  },
  deactivated: {
    en: 'This account has been deactivated. Contact an administrator.',
    id: 'Akun ini telah dinonaktifkan. Hubungi admin.',
  },
  notAllowed: {
    en: 'You are not allowed to do this',
    id: 'Anda tidak memiliki izin untuk melakukan ini',
  },
  linkExpired: {
    en: 'This address is no longer valid. Load the page again.',
    id: 'Tautan ini sudah tidak berlaku. Muat ulang halaman.',
  },
  tooManyTries: {
    en: 'Too many attempts. Please wait a moment and try again.',
    id: 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.',
  },
  tooOften: {
    en: 'That was a lot in a short time. Please wait a moment and try again.',
    id: 'Terlalu banyak dalam waktu singkat. Tunggu sebentar lalu coba lagi.',
  },
  notFound: { en: 'Not found', id: 'Tidak ditemukan' },
  fileMissing: { en: 'Choose a file', id: 'Pilih file terlebih dahulu' },
  badCursor: {
    en: 'This page of the list is not known. Load the list again.',
    id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
  },
  badText: {
    en: 'The text holds a character that cannot be stored',
    id: 'Teks memuat karakter yang tidak dapat disimpan',
  },
  unreadable: { en: 'The request could not be read', id: 'Permintaan tidak dapat dibaca' },
  wrongBodyType: {
    en: 'This kind of content is not accepted here',
    id: 'Jenis konten ini tidak diterima di sini',
  },
  bodyTooLarge: { en: 'The request is too large', id: 'Permintaan terlalu besar' },
  noSuchPart: { en: 'The file has no such part', id: 'Bagian file tersebut tidak ada' },
  serverFault: {
    en: 'Something went wrong on the server. Please try again.',
    id: 'Terjadi kesalahan pada server. Silakan coba lagi.',
  },
  notThisWay: {
    en: 'This cannot be done with this address',
    id: 'Ini tidak dapat dilakukan pada alamat ini',
  },
  tooSlow: {
    en: 'The request took too long. Please try again.',
    id: 'Permintaan memakan waktu terlalu lama. Silakan coba lagi.',
  },
  headersTooLarge: {
    en: 'The headers of the request are too large',
    id: 'Header permintaan terlalu besar',
  },
  closing: {
    en: 'The server is restarting. Please try again in a moment.',
    id: 'Server sedang dimulai ulang. Silakan coba lagi sebentar lagi.',
  },
  databaseAway: {
    en: 'The community’s database does not answer. Please try again in a moment.',
    id: 'Basis data komunitas sedang tidak menjawab. Silakan coba lagi sebentar lagi.',
  },
  diskFull: {
    en: 'The community has no room left for this. Please tell an administrator.',
    id: 'Ruang penyimpanan komunitas sudah penuh. Silakan beri tahu admin.',
  },
  tooManyAtOnce: {
    en: 'Too many of your requests are waiting. Please try again in a moment.',
    id: 'Terlalu banyak permintaan Anda yang menunggu. Silakan coba lagi sebentar lagi.',
  },
  required: { en: '{label} is required', id: '{label} wajib diisi' },
  tooShort: {
    en: '{label} must be at least {count} characters',
    id: '{label} minimal {count} karakter',
  },
  tooLong: {
    en: '{label} must be at most {count} characters',
    id: '{label} maksimal {count} karakter',
  },
  tooMany: { en: '{label}: at most {count}', id: '{label}: paling banyak {count}' },
  tooSmall: { en: '{label} must be at least {count}', id: '{label} minimal {count}' },
  tooBig: { en: '{label} must be at most {count}', id: '{label} maksimal {count}' },
  notWhole: {
    en: '{label}: write a whole number, without decimals',
    id: '{label}: tulis angka bulat tanpa desimal',
  },
  notAChoice: {
    en: '{label}: choose from the list',
    id: '{label}: pilih dari daftar yang tersedia',
  },
  invalid: {
    en: 'Check {label}: this value cannot be used here',
    id: 'Periksa {label}: nilai ini tidak dapat dipakai di sini',
  },
  badEmail: { en: 'Enter a valid email address', id: 'Masukkan alamat email yang benar' },
  badUsername: {
    en: 'Username may hold only letters, digits, underscores and dots',
    id: 'Nama pengguna hanya boleh berisi huruf, angka, garis bawah, dan titik',
  },
  badPhone: { en: 'Enter a valid phone number', id: 'Masukkan nomor telepon yang benar' },
} as const satisfies Wordings;

/** What people call fields that several areas have. */
export const coreLabels = {
  content: { en: 'Text', id: 'Teks' },
  attachments: { en: 'Attachments', id: 'Lampiran' },
  client_id: { en: 'Client id', id: 'Id klien' },
  description: { en: 'Description', id: 'Keterangan' },
  category: { en: 'Category', id: 'Kategori' },
  file: { en: 'File', id: 'File' },
  sort: { en: 'Sorting', id: 'Urutan' },
  q: { en: 'Search text', id: 'Teks pencarian' },
  limit: { en: 'Limit', id: 'Batas' },
  time_zone: { en: 'Time zone', id: 'Zona waktu' },
  cursor: { en: 'Cursor', id: 'Kursor' },
  skip: { en: 'Skip', id: 'Lewati' },
  name: { en: 'Name', id: 'Nama' },
  expires: { en: 'Expiry', id: 'Masa berlaku' },
  signature: { en: 'Signature', id: 'Tanda tangan' },
  v: { en: 'Version', id: 'Versi' },
} as const satisfies Wordings;
