import type { Tender } from '@saudagar/contract';

/** A tender of the sample: hours from now to its deadline, and hours since it was posted. */
export interface SampleTender extends Partial<Tender> {
  title: string;
  description: string;
  poster: string;
  closes: number;
  posted: number;
  /** True when its proposals are sealed. */
  sealed?: boolean;
}

const DAY = 24;

/**
 * Every state: active, closing soon, past, closed, awarded, sealed, draft; own ones and others'.
 */
export const SAMPLE_TENDERS: readonly SampleTender[] = [
  {
    title: 'Pengadaan 120 kursi kafe kayu jati',
    description:
      'Kursi makan untuk tiga cabang kafe di Yogyakarta. Kayu jati kelas B, finishing doff, tahan dicuci. Pengiriman bertahap: 40 kursi setiap dua minggu.',
    poster: 'member-1',
    company_name: 'Kopi Tugu',
    contact_person: 'Siti Rahmawati',
    category: 'Furniture',
    budget_min: 60_000_000,
    budget_max: 90_000_000,
    closes: 12 * DAY,
    posted: 3 * DAY,
    requirements: [
      'Contoh satu kursi sebelum produksi',
      'Garansi satu tahun',
      'Kayu bersertifikat',
    ],
    location: 'Yogyakarta',
    tags: ['kayu jati', 'kafe'],
  },
  {
    title: 'Seragam batik untuk 300 karyawan hotel',
    description:
      'Motif parang modern, dua ukuran warna dasar. Penawaran tertutup sampai batas waktu agar semua pemasok punya kesempatan yang sama.',
    poster: 'member-1',
    company_name: 'Kopi Tugu',
    contact_person: 'Siti Rahmawati',
    category: 'Textile',
    budget_min: 75_000_000,
    budget_max: 110_000_000,
    closes: 5 * DAY,
    posted: 2 * DAY,
    sealed: true,
    requirements: ['Kain katun primisima', 'Tiga putaran contoh ukuran'],
    location: 'Yogyakarta',
    tags: ['batik', 'seragam'],
  },
  {
    title: 'Jasa foto katalog 80 produk kriya',
    description:
      'Foto latar putih dan foto suasana untuk toko daring, siap pakai dalam dua minggu.',
    poster: 'member-1',
    company_name: 'Kopi Tugu',
    contact_person: 'Siti Rahmawati',
    category: 'Services',
    budget_max: 12_000_000,
    closes: -4 * DAY,
    posted: 20 * DAY,
    status: 'awarded',
    location: 'Yogyakarta',
    tags: ['foto produk'],
  },
  {
    title: 'Mesin kasir untuk tiga cabang',
    description: 'Tiga set mesin kasir dengan printer struk dan pelatihan satu hari.',
    poster: 'member-1',
    category: 'Electronics',
    closes: -10 * DAY,
    posted: 30 * DAY,
    status: 'closed',
    tags: ['kasir'],
  },
  {
    title: 'Gorden ruang rapat lantai dua',
    description: 'Masih disusun: ukuran jendela menunggu tukang.',
    poster: 'member-1',
    category: 'Textile',
    closes: 30 * DAY,
    posted: 6,
    status: 'draft',
    tags: [],
  },
  {
    title: 'Kain tenun lurik 500 meter',
    description:
      'Lurik tenun tangan untuk koleksi akhir tahun, lima warna, 100 meter setiap warna.',
    poster: 'member-2',
    company_name: 'Rumah Lurik Klaten',
    category: 'Textile',
    budget_min: 40_000_000,
    budget_max: 55_000_000,
    closes: 9,
    posted: 9 * DAY,
    requirements: ['Contoh warna 20 × 20 cm'],
    location: 'Klaten',
    tags: ['tenun', 'lurik'],
  },
  {
    title: 'Office chairs for a co-working space in Singapore',
    description: '60 ergonomic chairs, delivered and assembled. Warranty of at least three years.',
    poster: 'member-3',
    company_name: 'Merlion Works',
    category: 'Furniture',
    budget_min: 12_000,
    budget_max: 18_000,
    currency: 'SGD',
    closes: 18 * DAY,
    posted: 1 * DAY,
    requirements: ['BIFMA test report', 'Delivery to Tanjong Pagar'],
    location: 'Singapura',
    tags: ['ergonomic', 'office'],
  },
  {
    title: 'Panel surya 20 kWp untuk gudang dingin',
    description: 'Pasokan dan pemasangan, termasuk pengurusan izin PLN.',
    poster: 'member-5',
    company_name: 'Segar Bahari',
    category: 'Electronics',
    budget_min: 210_000_000,
    budget_max: 260_000_000,
    closes: 21 * DAY,
    posted: 4 * DAY,
    sealed: true,
    requirements: ['Sertifikat SLO', 'Garansi inverter lima tahun'],
    location: 'Makassar',
    tags: ['panel surya', 'gudang dingin'],
  },
  {
    title: 'Rattan lounge sets for a Melbourne showroom',
    description:
      'Two full containers of rattan lounge sets, FOB Surabaya, export packing included.',
    poster: 'member-6',
    company_name: 'Southbank Living',
    category: 'Furniture',
    budget_min: 90_000,
    budget_max: 120_000,
    currency: 'AUD',
    closes: 26 * DAY,
    posted: 5 * DAY,
    requirements: ['Kiln dried', 'ISPM 15 pallets'],
    location: 'Surabaya',
    tags: ['rotan', 'ekspor'],
  },
  {
    title: 'Jasa pengiriman bulanan Surabaya–Penang',
    description: 'Dua palet setiap bulan selama satu tahun, termasuk bea masuk.',
    poster: 'member-4',
    company_name: 'Nusantara Spice',
    category: 'Services',
    currency: 'MYR',
    budget_max: 36_000,
    closes: 2 * DAY,
    posted: 11 * DAY,
    location: 'Surabaya',
    tags: ['logistik'],
  },
  {
    title: 'Komponen lampu LED dari Shenzhen',
    description: '10.000 modul LED hangat, uji terang setiap batch.',
    poster: 'member-2',
    category: 'Electronics',
    currency: 'RMB',
    budget_min: 55_000,
    budget_max: 70_000,
    closes: -1 * DAY,
    posted: 15 * DAY,
    location: 'Semarang',
    tags: ['LED'],
  },
  {
    title: 'Anyaman pandan untuk toko di Hamburg',
    description: 'Keranjang anyaman pandan, 1.200 buah dalam tiga ukuran.',
    poster: 'member-5',
    category: 'Furniture',
    currency: 'EUR',
    budget_min: 8_000,
    budget_max: 11_000,
    closes: -6 * DAY,
    posted: 40 * DAY,
    status: 'closed',
    location: 'Tasikmalaya',
    tags: ['pandan', 'ekspor'],
  },
];
