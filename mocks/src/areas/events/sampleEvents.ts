import type { Event } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';

/** An event of the sample: hours from now, and its members. */
export interface SampleEvent extends Partial<Event> {
  title: string;
  /** Hours from now to the start, and the duration. */
  in: number;
  lasts: number;
  /** Seed of the banner; without it there is no banner. */
  picture?: number;
  /** True when its gallery and documents are filled. */
  hasFiles?: boolean;
  /** Registered members, in order. */
  registered?: readonly string[];
}

const DAY = 24;

/** Every state: past, running, upcoming, full, free, paid, cancelled, own, joined, waitlisted. */
export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    title: 'Temu Usaha Batik dan Tenun Yogyakarta',
    description:
      'Sehari penuh bertemu pembeli, pengrajin, dan pemasok kain.\n\nPagi: **perkenalan tiga menit** untuk setiap peserta. Siang: meja bicara dengan kurator. Sore: contoh kontrak kerja sama yang adil bagi pengrajin.',
    event_type: 'Networking',
    in: 9 * DAY + 6,
    lasts: 7,
    location: 'Yogyakarta',
    venue: 'Pendopo Taman Siswa, Jl. Taman Siswa 25',
    max_attendees: 24,
    price: 75_000,
    tags: ['batik', 'tenun', 'temu usaha'],
    links: [
      { title: 'Susunan acara', url: 'https://batikparang.example/acara' },
      {
        title: 'Petunjuk jalan',
        url: 'https://peta.example/taman-siswa',
        description: 'Parkir mobil di sisi timur',
      },
    ],
    organizer_id: 'member-1',
    organizer_name: 'Siti Rahmawati',
    picture: 2,
    hasFiles: true,
    registered: ['member-3', 'member-2', 'member-5'],
  },
  {
    title: 'Kelas Foto Produk dengan Ponsel',
    description:
      'Cahaya jendela, kain polos, dan ponsel Anda sendiri: tiga jam praktik sampai foto siap unggah.',
    event_type: 'Workshop',
    in: 3 * DAY + 2,
    lasts: 3,
    location: 'Bandung',
    venue: 'Rumah Kreatif Dago',
    max_attendees: 40,
    current_attendees: 21,
    tags: ['foto produk', 'pemasaran'],
    organizer_id: 'member-5',
    organizer_name: 'Dewi Anggraini',
    picture: 1,
    registered: ['member-1', 'member-2'],
  },
  {
    title: 'Pameran Mebel dan Kerajinan Jepara',
    description:
      'Enam puluh stan mebel jati, ukiran, dan kerajinan rotan. Pembeli dari luar kota dijemput dari stasiun.',
    event_type: 'Trade Show',
    in: -5,
    lasts: 2 * DAY,
    location: 'Jepara',
    venue: 'Gedung Wanita Jepara',
    price: 25_000,
    current_attendees: 312,
    tags: ['mebel', 'pameran'],
    organizer_id: 'member-2',
    organizer_name: 'Budi Santoso',
    picture: 5,
  },
  {
    title: 'Bincang Ekspor Kopi Kintamani',
    description:
      'Duduk bersama eksportir dan petani kopi: syarat mutu, harga, dan cara membaca kontrak pembeli.',
    event_type: 'Conference',
    in: 16 * DAY,
    lasts: 5,
    location: 'Denpasar',
    venue: 'Sanur Creative Hub',
    max_attendees: 60,
    current_attendees: 60,
    price: 150_000,
    tags: ['kopi', 'ekspor'],
    organizer_id: 'member-3',
    organizer_name: 'Ni Made Ayu Lestari',
    picture: 4,
    registered: ['member-2', 'member-1'],
  },
  {
    title: 'Webinar: Pajak Pertama untuk Usaha Kecil',
    description: 'Dari NPWP sampai lapor tahunan, dengan contoh usaha kelontong. Bawa pertanyaan.',
    event_type: 'Webinar',
    in: 30,
    lasts: 2,
    location: 'Daring',
    current_attendees: 148,
    tags: ['pajak'],
    links: [{ title: 'Ruang webinar', url: 'https://rapat.example/pajak' }],
    organizer_id: 'member-6',
    organizer_name: 'Hendra Wijaya',
  },
  {
    title: 'Pasar Malam Kuliner Surabaya',
    description: 'Dibatalkan karena izin lokasi. Biaya pendaftaran dikembalikan penuh.',
    event_type: 'Trade Show',
    in: 5 * DAY,
    lasts: 6,
    location: 'Surabaya',
    venue: 'Alun-Alun Contong',
    status: 'cancelled',
    cancelled_at: minutesAgo(60 * 24 * 2),
    current_attendees: 37,
    price: 50_000,
    tags: ['kuliner'],
    organizer_id: 'member-4',
    organizer_name: 'Rizky Pratama',
    picture: 0,
  },
  {
    title: 'Lokakarya Kemasan Rempah',
    description: 'Memilih kemasan yang menjaga aroma rempah sampai ke tangan pembeli.',
    event_type: 'Workshop',
    in: -21 * DAY,
    lasts: 4,
    location: 'Ambon',
    venue: 'Balai Kota Ambon',
    max_attendees: 30,
    current_attendees: 28,
    price: 40_000,
    tags: ['rempah', 'kemasan'],
    organizer_id: 'member-6',
    organizer_name: 'Hendra Wijaya',
    picture: 3,
  },
  {
    title: 'Konferensi Dagang Indonesia Timur',
    description:
      'Tiga hari tentang logistik antarpulau, pembiayaan, dan pasar baru bagi pedagang di timur Indonesia.',
    event_type: 'Conference',
    in: 320 * DAY + 3,
    lasts: 3 * DAY,
    location: 'Jayapura',
    venue: 'Suni Convention Hall',
    max_attendees: 500,
    current_attendees: 9,
    price: 1_250_000,
    tags: ['logistik', 'indonesia timur'],
    organizer_id: 'member-6',
    organizer_name: 'Hendra Wijaya',
  },
  {
    title: 'Temu Pemasok Kain Katun',
    description: 'Pertemuan bulanan pemasok dan penjahit. Terima kasih kepada semua yang hadir.',
    event_type: 'Networking',
    in: -40 * DAY,
    lasts: 3,
    location: 'Solo',
    venue: null,
    current_attendees: 17,
    organizer_id: 'member-1',
    organizer_name: 'Siti Rahmawati',
  },
];
