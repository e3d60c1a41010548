import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const accountRefusals = {
  wrongLogin: { en: 'Invalid email or password', id: 'Email atau kata sandi salah' },
  emailTaken: { en: 'This email is already registered', id: 'Email ini sudah terdaftar' },
  usernameTaken: { en: 'This username is already taken', id: 'Nama pengguna ini sudah dipakai' },
  commonPassword: {
    en: 'This password is too common. Choose another.',
    id: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  },
  passwordLinkGone: {
    en: 'This link is no longer valid. Ask for a new one.',
    id: 'Tautan ini sudah tidak berlaku. Mintalah tautan baru.',
  },
  memberNotFound: { en: 'Member not found', id: 'Anggota tidak ditemukan' },
  wrongPassword: { en: 'This is not your password', id: 'Kata sandi ini bukan kata sandi Anda' },
  samePassword: {
    en: 'This is the password you have. Choose another.',
    id: 'Ini kata sandi Anda yang sekarang. Pilih yang lain.',
  },
  changePasswordFirst: {
    en: 'Choose a password of your own first',
    id: 'Buat kata sandi Anda sendiri terlebih dahulu',
  },
  passwordEnded: {
    en: 'This temporary password has expired. Ask an admin for a new one.',
    id: 'Kata sandi sementara ini sudah kedaluwarsa. Minta yang baru kepada admin.',
  },
  sessionNotFound: { en: 'This device is already signed out', id: 'Perangkat ini sudah keluar' },
  archiveNotFound: {
    en: 'This download is no longer valid. Prepare it again.',
    id: 'Unduhan ini sudah tidak berlaku. Siapkan lagi.',
  },
  lastAdmin: {
    en: 'You are the last admin. Make another member an admin first.',
    id: 'Anda admin terakhir. Jadikan anggota lain admin terlebih dahulu.',
  },
  futureYear: {
    en: 'The founding year cannot be in the future',
    id: 'Tahun berdiri tidak boleh di masa depan',
  },
  badWebsite: {
    en: 'Enter a valid web address, such as https://example.com',
    id: 'Masukkan alamat web yang benar, misalnya https://contoh.com',
  },
  photoNotFound: { en: 'Photo not found', id: 'Foto tidak ditemukan' },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const accountLabels = {
  email: { en: 'Email', id: 'Email' },
  username: { en: 'Username', id: 'Nama pengguna' },
  full_name: { en: 'Full name', id: 'Nama lengkap' },
  password: { en: 'Password', id: 'Kata sandi' },
  company_name: { en: 'Company name', id: 'Nama perusahaan' },
  industry_tags: { en: 'Industry tags', id: 'Bidang usaha' },
  location: { en: 'Location', id: 'Lokasi' },
  phone: { en: 'Phone', id: 'Nomor telepon' },
  token: { en: 'Link', id: 'Tautan' },
  current_password: { en: 'Current password', id: 'Kata sandi saat ini' },
  new_password: { en: 'New password', id: 'Kata sandi baru' },
  business_name: { en: 'Business name', id: 'Nama usaha' },
  business_description: { en: 'Business description', id: 'Keterangan usaha' },
  industry: { en: 'Industry', id: 'Industri' },
  founded_year: { en: 'Founded year', id: 'Tahun berdiri' },
  employee_count: { en: 'Number of employees', id: 'Jumlah karyawan' },
  website: { en: 'Website', id: 'Situs web' },
  business_email: { en: 'Business email', id: 'Email usaha' },
  business_phone: { en: 'Business phone', id: 'Telepon usaha' },
  address: { en: 'Address', id: 'Alamat' },
  specialties: { en: 'Specialties', id: 'Keahlian' },
  certifications: { en: 'Certifications', id: 'Sertifikasi' },
} as const satisfies Wordings;
