import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused, and what a registration is answered. */
export const eventsRefusals = {
  eventNotFound: { en: 'Event not found', id: 'Acara tidak ditemukan' },
  notEventEditor: {
    en: 'Only the organizer, moderators and admins can edit this event',
    id: 'Hanya penyelenggara, moderator, dan admin yang dapat mengubah acara ini',
  },
  eventCancelled: { en: 'This event has been cancelled', id: 'Acara ini sudah dibatalkan' },
  eventOver: { en: 'This event is over', id: 'Acara ini sudah selesai' },
  eventEndsFirst: {
    en: 'The end must not be before the start',
    id: 'Waktu selesai tidak boleh sebelum waktu mulai',
  },
  priceNegative: { en: 'The price must be at least 0', id: 'Harga minimal 0' },
  noAttendees: { en: 'At least one person must be able to come', id: 'Minimal satu peserta' },
  belowRegistrations: {
    en: 'Max attendees cannot be lower than the current registrations',
    id: 'Jumlah peserta maksimal tidak boleh kurang dari jumlah pendaftar saat ini',
  },
  editReasonMissing: {
    en: 'Say why you are editing this event',
    id: 'Tuliskan alasan Anda mengubah acara ini',
  },
  eventFieldLocked: {
    en: 'This can no longer be changed for this event',
    id: 'Bagian ini tidak dapat diubah lagi untuk acara ini',
  },
  registrationGivenUp: {
    en: 'You gave this registration up. Register again if you want to come.',
    id: 'Anda sudah membatalkan pendaftaran ini. Daftar lagi jika ingin hadir.',
  },
  registeredForEvent: { en: 'You are registered', id: 'Anda sudah terdaftar' },
  waitlistedForEvent: {
    en: 'This event is full. You are on the waitlist.',
    id: 'Acara ini penuh. Anda masuk daftar tunggu.',
  },
  nobodyRegistered: { en: 'Nobody is registered yet', id: 'Belum ada yang terdaftar' },
  checkInUnknown: {
    en: 'Nobody registered for this event has this code',
    id: 'Tidak ada peserta acara ini dengan kode tersebut',
  },
  checkInWaiting: {
    en: 'This person is on the waitlist and has no place yet',
    id: 'Orang ini masih di daftar tunggu dan belum mendapat tempat',
  },
  galleryFull: {
    en: 'The gallery holds at most 5 images',
    id: 'Galeri memuat paling banyak 5 gambar',
  },
  documentsFull: {
    en: 'An event holds at most 10 documents',
    id: 'Acara memuat paling banyak 10 dokumen',
  },
  attachmentNotFound: { en: 'File not found', id: 'Lampiran tidak ditemukan' },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const eventsLabels = {
  event_type: { en: 'Event type', id: 'Jenis acara' },
  start_date: { en: 'Start', id: 'Mulai' },
  end_date: { en: 'End', id: 'Selesai' },
  venue: { en: 'Venue', id: 'Gedung atau ruangan' },
  max_attendees: { en: 'Max attendees', id: 'Peserta maksimal' },
  price: { en: 'Price', id: 'Harga' },
  links: { en: 'Links', id: 'Tautan' },
  edit_reason: { en: 'Reason for the edit', id: 'Alasan perubahan' },
  status: { en: 'Status', id: 'Status' },
  status_filter: { en: 'Status', id: 'Status' },
  from: { en: 'From', id: 'Dari' },
  to: { en: 'To', id: 'Sampai' },
  mine: { en: 'My events', id: 'Acara saya' },
  registration_data: { en: 'Registration', id: 'Data pendaftaran' },
  registration_id: { en: 'Registration', id: 'Pendaftaran' },
  code: { en: 'Code', id: 'Kode' },
  scanned_at: { en: 'Time of the check-in', id: 'Waktu check-in' },
  text: { en: 'Message', id: 'Pesan' },
  event_id: { en: 'Event', id: 'Acara' },
  is_banner: { en: 'Banner', id: 'Gambar utama' },
} as const satisfies Wordings;
