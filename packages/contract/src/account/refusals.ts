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
} as const satisfies Wordings;
