import type { Resource } from '@saudagar/contract';

/** A resource as the plain data describes it. */
export type SampleResource = Partial<Resource> &
  Pick<Resource, 'title' | 'description' | 'resource_type' | 'category'> & {
    /** File attached to it. */
    file?: 'video' | 'book';
  };

const paragraphs = (...all: string[]) => all.join('\n\n');

/** A merchants' library, in the order of ids. */
export const SAMPLE_RESOURCES: readonly SampleResource[] = [
  {
    title: 'Ekspor perdana: dari dokumen sampai kapal berangkat',
    description:
      'Kelas lengkap untuk pelaku usaha yang baru pertama kali mengekspor: memilih incoterm, menyiapkan dokumen, dan bekerja dengan perusahaan forwarding.',
    resource_type: 'video',
    category: 'Business Management',
    author_name: 'Hendra Wijaya',
    author_organization: 'Asosiasi Eksportir Jawa Timur',
    duration_minutes: 75,
    tags: ['ekspor', 'incoterm', 'dokumen', 'forwarding'],
    featured: true,
    priority: 90,
    content_url: 'https://kelas.example.com/ekspor-perdana',
  },
  {
    title: 'Menata stok gudang tanpa aplikasi mahal',
    description:
      'Cara sederhana mencatat barang masuk dan keluar dengan kartu stok, dan kapan saatnya pindah ke aplikasi.',
    resource_type: 'video',
    category: 'Technology',
    author_name: 'Dewi Lestari',
    author_organization: 'Gudang Bersama Surabaya',
    duration_minutes: 24,
    tags: ['stok', 'gudang'],
    featured: true,
    priority: 60,
    file: 'video',
  },
  {
    title: 'Lima pertanyaan pembeli luar negeri yang wajib Anda jawab',
    description:
      'Pembeli yang serius selalu menanyakan hal yang sama. Siapkan jawabannya sebelum surel pertama datang.',
    resource_type: 'article',
    category: 'Marketing',
    author_name: 'Ratna Dewi',
    author_organization: 'Koperasi Kopi Gayo',
    read_time_minutes: 6,
    tags: ['pembeli', 'ekspor', 'negosiasi'],
    featured: true,
    priority: 40,
    body: paragraphs(
      'Surel pertama dari pembeli luar negeri biasanya pendek, tetapi isinya menentukan. Mereka ingin tahu apakah Anda **siap memasok**, bukan sekadar punya barang bagus.',
      'Pertama, berapa kapasitas per bulan? Sebutkan angka yang bisa dipenuhi di bulan tersibuk sekalipun.',
      'Kedua, sertifikat apa yang dimiliki? Lampirkan salinannya sejak awal.',
      'Ketiga, bagaimana syarat pembayarannya? Surat kredit lebih aman untuk pesanan pertama.',
      'Keempat, berapa lama sampai barang dikirim? Hitung juga waktu uji mutu dan pengemasan.',
      'Kelima, siapa yang bisa dihubungi bila ada masalah? Beri satu nama dan satu nomor.',
    ),
  },
  {
    title: 'Menghitung harga pokok penjualan untuk toko kecil',
    description:
      'Langkah demi langkah menghitung harga pokok penjualan, lengkap dengan contoh toko kelontong.',
    resource_type: 'article',
    category: 'Finance',
    author_name: 'Maya Kusuma',
    author_organization: 'Klinik UMKM Nusantara',
    read_time_minutes: 8,
    tags: ['HPP', 'pembukuan', 'harga'],
    priority: 30,
    body: paragraphs(
      'Harga pokok penjualan adalah biaya langsung dari barang yang terjual. Tanpa angka ini, untung hanya perasaan.',
      'Jumlahkan persediaan awal dan pembelian bersih, lalu kurangi dengan persediaan akhir.',
      'Contoh: persediaan awal Rp12.000.000, pembelian Rp30.000.000, persediaan akhir Rp9.000.000. Maka HPP bulan itu Rp33.000.000.',
    ),
  },
  {
    title: 'Panduan Pembukuan UMKM',
    description: 'Buku elektronik 64 halaman: buku kas, piutang, utang, dan laporan laba rugi.',
    resource_type: 'ebook',
    category: 'Finance',
    author_name: 'Agus Pranoto',
    author_organization: 'Ikatan Akuntan Muda',
    read_time_minutes: 120,
    tags: ['pembukuan', 'laporan'],
    priority: 20,
    file: 'book',
  },
  {
    title: 'NIB dan izin usaha: urus sendiri dalam satu sore',
    description:
      'Urutan mengurus Nomor Induk Berusaha lewat OSS, berikut kesalahan yang sering terjadi.',
    resource_type: 'blog',
    category: 'Legal & Compliance',
    author_name: 'Putri Anggraini',
    author_organization: 'Kantor Hukum Anggraini & Rekan',
    read_time_minutes: 5,
    tags: ['NIB', 'OSS', 'izin'],
    body: paragraphs(
      'Nomor Induk Berusaha kini bisa terbit di hari yang sama. Siapkan KTP, NPWP, dan kode KBLI usaha Anda.',
      'Kesalahan tersering adalah memilih KBLI yang terlalu umum. Periksa uraiannya, bukan judulnya saja.',
    ),
  },
  {
    title: 'Negosiasi dengan pemasok saat harga bahan naik',
    description: 'Tiga cara menjaga margin tanpa memutus hubungan dengan pemasok lama.',
    resource_type: 'blog',
    category: 'Procurement',
    author_name: 'Budi Santoso',
    author_organization: 'Mebel Jati Santoso',
    read_time_minutes: 4,
    tags: ['pemasok', 'negosiasi'],
    content_url: 'https://blog.example.com/negosiasi-pemasok',
  },
  {
    title: 'Foto produk dengan ponsel dan cahaya jendela',
    description: 'Peralatan di bawah seratus ribu rupiah dan hasil yang layak untuk katalog.',
    resource_type: 'video',
    category: 'Marketing',
    author_name: 'Siti Rahma',
    author_organization: 'Batik Rahma Pekalongan',
    duration_minutes: 18,
    tags: ['foto', 'katalog', 'ponsel'],
    content_url: 'https://kelas.example.com/foto-produk',
  },
  {
    title: 'Menyusun kontrak pengadaan yang adil',
    description: 'Contoh pasal tentang mutu, keterlambatan, dan pembayaran bertahap.',
    resource_type: 'ebook',
    category: 'Procurement',
    author_name: 'Putri Anggraini',
    author_organization: 'Kantor Hukum Anggraini & Rekan',
    read_time_minutes: 60,
    tags: ['kontrak', 'pengadaan'],
    content_url: 'https://buku.example.com/kontrak-pengadaan.pdf',
  },
  {
    title: 'Kelas daring: membaca laporan arus kas',
    description: 'Rekaman kelas ini sedang disiapkan panitia.',
    resource_type: 'video',
    category: 'Finance',
    author_name: 'Agus Pranoto',
    author_organization: 'Ikatan Akuntan Muda',
    tags: [],
  },
  {
    title: 'Daftar periksa sebelum membuka cabang kedua',
    description: 'Masih ditulis.',
    resource_type: 'article',
    category: 'Business Management',
    author_name: 'Maya Kusuma',
    author_organization: 'Klinik UMKM Nusantara',
    tags: ['cabang'],
    approval_status: 'draft',
    published_date: null,
  },
  {
    title: 'Memilih mesin kasir untuk warung ramai',
    description: 'Perbandingan empat mesin kasir yang tersedia di Indonesia.',
    resource_type: 'blog',
    category: 'Technology',
    author_name: 'Dewi Lestari',
    author_organization: 'Gudang Bersama Surabaya',
    read_time_minutes: 7,
    tags: ['kasir', 'warung'],
    approval_status: 'pending',
    published_date: null,
    body: 'Pilih mesin yang tetap bekerja saat listrik dan internet padam.',
  },
];
