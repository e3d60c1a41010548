/** Languages the server answers in. */
export type Language = 'en' | 'id';

const en = {
  signInFirst: 'Sign in to continue',
  sessionEnded: 'Your session has ended. Sign in again.',
  wrongLogin: 'Invalid email or password',
  deactivated: 'This account has been deactivated. Contact an administrator.',
  notAllowed: 'You are not allowed to do this',
  linkExpired: 'This address is no longer valid. Load the page again.',
  emailTaken: 'This email is already registered',
  usernameTaken: 'This username is already taken',
  commonPassword: 'This password is too common. Choose another.',
  tooManyTries: 'Too many attempts. Please wait a moment and try again.',
  tooOften: 'That was a lot in a short time. Please wait a moment and try again.',
  uploadQuota: 'You have uploaded as much as a day allows. Please try again tomorrow.',
  postNotFound: 'Post not found',
  commentNotFound: 'Comment not found',
  fileNotFound: 'File not found',
  photoNotFound: 'Photo not found',
  memberNotFound: 'Member not found',
  ownConnection: 'You cannot connect with yourself',
  ownConversation: 'You cannot message yourself',
  roomNotFound: 'Conversation not found',
  directRoom: 'This is a conversation of two. Create a group to talk with more people.',
  roomFull: 'A group can have at most 100 members',
  notFound: 'Not found',
  alreadyFlagged: 'You have already flagged this content',
  fileTooLarge: 'File is too large',
  unsupportedFile: 'File type is not supported',
  emptyFile: 'The file is empty',
  fileMissing: 'Choose a file',
  brokenUpload: 'The upload was not complete. Please try again.',
  tooManyParts: 'The form holds too many parts',
  badCursor: 'This page of the list is not known. Load the list again.',
  badText: 'The text holds a character that cannot be stored',
  unreadable: 'The request could not be read',
  wrongBodyType: 'This kind of content is not accepted here',
  bodyTooLarge: 'The request is too large',
  serverFault: 'Something went wrong on the server. Please try again.',
  notThisWay: 'This cannot be done with this address',
  tooSlow: 'The request took too long. Please try again.',
  headersTooLarge: 'The headers of the request are too large',
  closing: 'The server is restarting. Please try again in a moment.',
  required: '{label} is required',
  tooShort: '{label} must be at least {count} characters',
  tooLong: '{label} must be at most {count} characters',
  tooMany: '{label}: at most {count}',
  tooSmall: '{label} must be at least {count}',
  tooBig: '{label} must be at most {count}',
  notAChoice: '{label}: choose from the list',
  invalid: 'Check {label}: this value cannot be used here',
  badEmail: 'Enter a valid email address',
  badUsername: 'Username may hold only letters, digits, underscores and dots',
  badPhone: 'Enter a valid phone number',
};

/** Names the server's own texts; every language has all of them. */
export type DetailKey = keyof typeof en;

const id: Record<DetailKey, string> = {
  signInFirst: 'Masuk untuk melanjutkan',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  wrongLogin: 'Email atau kata sandi salah',
  deactivated: 'Akun ini telah dinonaktifkan. Hubungi admin.',
  notAllowed: 'Anda tidak memiliki izin untuk melakukan ini',
  linkExpired: 'Tautan ini sudah tidak berlaku. Muat ulang halaman.',
  emailTaken: 'Email ini sudah terdaftar',
  usernameTaken: 'Nama pengguna ini sudah dipakai',
  commonPassword: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  tooManyTries: 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.',
  tooOften: 'Terlalu banyak dalam waktu singkat. Tunggu sebentar lalu coba lagi.',
  uploadQuota: 'Anda sudah mengunggah sebanyak batas satu hari. Silakan coba lagi besok.',
  postNotFound: 'Postingan tidak ditemukan',
  commentNotFound: 'Komentar tidak ditemukan',
  fileNotFound: 'File tidak ditemukan',
  photoNotFound: 'Foto tidak ditemukan',
  memberNotFound: 'Anggota tidak ditemukan',
  ownConnection: 'Anda tidak dapat terhubung dengan diri sendiri',
  ownConversation: 'Anda tidak dapat mengirim pesan kepada diri sendiri',
  roomNotFound: 'Percakapan tidak ditemukan',
  directRoom: 'Ini percakapan berdua. Buat grup untuk mengobrol dengan lebih banyak orang.',
  roomFull: 'Satu grup paling banyak beranggotakan 100 orang',
  notFound: 'Tidak ditemukan',
  alreadyFlagged: 'Anda sudah melaporkan konten ini',
  fileTooLarge: 'Ukuran file terlalu besar',
  unsupportedFile: 'Jenis file tidak didukung',
  emptyFile: 'File ini kosong',
  fileMissing: 'Pilih file terlebih dahulu',
  brokenUpload: 'Unggahan tidak lengkap. Silakan coba lagi.',
  tooManyParts: 'Formulir berisi terlalu banyak bagian',
  badCursor: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
  badText: 'Teks memuat karakter yang tidak dapat disimpan',
  unreadable: 'Permintaan tidak dapat dibaca',
  wrongBodyType: 'Jenis konten ini tidak diterima di sini',
  bodyTooLarge: 'Permintaan terlalu besar',
  serverFault: 'Terjadi kesalahan pada server. Silakan coba lagi.',
  notThisWay: 'Ini tidak dapat dilakukan pada alamat ini',
  tooSlow: 'Permintaan memakan waktu terlalu lama. Silakan coba lagi.',
  headersTooLarge: 'Header permintaan terlalu besar',
  closing: 'Server sedang dimulai ulang. Silakan coba lagi sebentar lagi.',
  required: '{label} wajib diisi',
  tooShort: '{label} minimal {count} karakter',
  tooLong: '{label} maksimal {count} karakter',
  tooMany: '{label}: paling banyak {count}',
  tooSmall: '{label} minimal {count}',
  tooBig: '{label} maksimal {count}',
  notAChoice: '{label}: pilih dari daftar yang tersedia',
  invalid: 'Periksa {label}: nilai ini tidak dapat dipakai di sini',
  badEmail: 'Masukkan alamat email yang benar',
  badUsername: 'Nama pengguna hanya boleh berisi huruf, angka, garis bawah, dan titik',
  badPhone: 'Masukkan nomor telepon yang benar',
};

/** The server's own texts, by language. */
export const texts: Record<Language, Record<DetailKey, string>> = { en, id };

const labels: Record<Language, Record<string, string>> = {
  en: {
    email: 'Email',
    username: 'Username',
    full_name: 'Full name',
    password: 'Password',
    company_name: 'Company name',
    industry_tags: 'Industry tags',
    location: 'Location',
    phone: 'Phone',
    content: 'Text',
    post_type: 'Post type',
    attachments: 'Attachments',
    parent_comment_id: 'Comment',
    client_id: 'Client id',
    reason: 'Reason',
    description: 'Description',
    content_type: 'Content type',
    content_id: 'Content',
    category: 'Category',
    file: 'File',
    sort: 'Sorting',
    filter: 'Filter',
    hashtag: 'Hashtag',
    q: 'Search text',
    limit: 'Limit',
    cursor: 'Cursor',
    name: 'Name',
    user_ids: 'Members',
    message_type: 'Message type',
    sequence: 'Message number',
    before: 'Before',
    after: 'After',
    mark_read: 'Mark read',
    liked: 'Liked',
    expires: 'Expiry',
    signature: 'Signature',
    v: 'Version',
  },
  id: {
    email: 'Email',
    username: 'Nama pengguna',
    full_name: 'Nama lengkap',
    password: 'Kata sandi',
    company_name: 'Nama perusahaan',
    industry_tags: 'Bidang usaha',
    location: 'Lokasi',
    phone: 'Nomor telepon',
    content: 'Teks',
    post_type: 'Jenis postingan',
    attachments: 'Lampiran',
    parent_comment_id: 'Komentar',
    client_id: 'Id klien',
    reason: 'Alasan',
    description: 'Keterangan',
    content_type: 'Jenis konten',
    content_id: 'Konten',
    category: 'Kategori',
    file: 'File',
    sort: 'Urutan',
    filter: 'Filter',
    hashtag: 'Tagar',
    q: 'Teks pencarian',
    limit: 'Batas',
    cursor: 'Kursor',
    name: 'Nama',
    user_ids: 'Anggota',
    message_type: 'Jenis pesan',
    sequence: 'Nomor pesan',
    before: 'Sebelum',
    after: 'Sesudah',
    mark_read: 'Tandai dibaca',
    liked: 'Suka',
    expires: 'Masa berlaku',
    signature: 'Tanda tangan',
    v: 'Versi',
  },
};

/** One of the server's texts in a language, its `{name}` places filled. */
export function detailText(
  language: Language,
  key: DetailKey,
  values: Record<string, string | number> = {},
): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** What people call a field of the wire; an unknown one keeps its own name. */
export function fieldLabel(language: Language, field: string): string {
  return labels[language][field] ?? field;
}

/**
 * The language an `Accept-Language` header prefers among ours: the first with the highest weight,
 * English where it names neither.
 */
export function languageOf(header: string | undefined): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const primary = tag.trim().split('-')[0];
    const language = primary === 'id' || primary === 'in' ? 'id' : primary === 'en' ? 'en' : null;
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
