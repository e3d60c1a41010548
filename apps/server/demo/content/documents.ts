/** A price list or catalogue: the seed writes it as a one-page PDF. */
export interface DemoSheet {
  title: string;
  lead: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  closing: string;
}

/** The attached documents by file name: a sheet becomes a PDF, a text stays one. */
export const documents = {
  'daftar-harga-batik-cap.pdf': {
    title: 'Canting Ratna - Daftar Harga Batik Cap',
    lead: 'Katun primissima 105 x 200 cm. Harga per lembar, belum termasuk ongkos kirim.',
    columns: ['No', 'Motif', '1-9 lembar', '10-49', '50 ke atas'],
    rows: [
      ['1', 'Kawung soga', 'Rp 145.000', 'Rp 128.000', 'Rp 119.000'],
      ['2', 'Parang indigo', 'Rp 145.000', 'Rp 128.000', 'Rp 119.000'],
      ['3', 'Megamendung', 'Rp 155.000', 'Rp 138.000', 'Rp 128.000'],
      ['4', 'Jlamprang pesisir', 'Rp 165.000', 'Rp 147.000', 'Rp 136.000'],
      ['5', 'Buketan', 'Rp 175.000', 'Rp 156.000', 'Rp 144.000'],
    ],
    closing: 'Motif boleh dicampur; potongan dihitung dari jumlah lembar.',
  },
  'katalog-tenun-malaka.pdf': {
    title: 'Tenun Malaka - Katalog',
    lead: 'Setiap kain ditenun tangan. Nama penenun tercantum pada label.',
    columns: ['No', 'Motif', 'Penenun', 'Ukuran', 'Harga'],
    rows: [
      ['1', 'Futus merah', 'Mama Lusia', '60 x 180 cm', 'Rp 650.000'],
      ['2', 'Bunga kapas', 'Mama Agnes', '60 x 180 cm', 'Rp 600.000'],
      ['5', 'Kaki cicak', 'Mama Hedwig', '75 x 200 cm', 'Rp 900.000'],
      ['7', 'Ombak senja', 'Mama Rosa', '45 x 220 cm', 'Rp 725.000'],
      ['12', 'Sisik naga', 'Mama Paulina', '75 x 200 cm', 'Rp 950.000'],
    ],
    closing: 'Harga toko suvenir: potongan 15 persen mulai 12 lembar.',
  },
  'daftar-harga-kopi-gayo.pdf': {
    title: 'Gayo Tinggi Coffee - Green Bean Price List',
    lead: 'New crop, altitude above 1,400 m, moisture 11-12 percent, bags of 60 kg.',
    columns: ['Lot', 'Process', 'Village', 'Score', 'Price per kg'],
    rows: [
      ['G-01', 'Semi-washed', 'Atu Lintang', '83.5', 'Rp 128.000'],
      ['G-02', 'Washed', 'Pantan Musara', '84.25', 'Rp 136.000'],
      ['G-03', 'Honey', 'Jagong', '85.0', 'Rp 149.000'],
      ['G-04', 'Natural', 'Bies', '84.0', 'Rp 142.000'],
    ],
    closing: 'Samples of 300 g are free; the courier is paid by the receiver.',
  },
  'cupping-notes-lintong.txt': `CATATAN CUPPING - KOPI LINTONG SAHAT

Lot 1  84,00  cokelat, rempah, badan tebal
Lot 2  85,25  jeruk bali, gula merah, manis panjang   (favorit)
Lot 3  84,50  teh hitam, sereh, bersih
Lot 4  82,75  kacang panggang, asam lembut
Lot 5  80,50  agak grassy, dijual untuk campuran

Air 93 derajat, 8,25 gram per 150 ml, tiga cangkir per lot, tiga penilai.
`,
  'price-list-white-pepper.pdf': {
    title: 'Lada Putih Muntok - White Pepper Price List',
    lead: 'Ex warehouse Pangkalpinang, bags of 25 kg, valid for seven days.',
    columns: ['Grade', 'Density', 'Moisture', 'Minimum', 'Price per kg'],
    rows: [
      ['ASTA double washed', '630 g/l', '12.5 %', '4 bags', 'Rp 158.000'],
      ['FAQ', '600 g/l', '13.5 %', '4 bags', 'Rp 146.000'],
      ['Ground, 60 mesh', '-', '12.0 %', '2 bags', 'Rp 172.000'],
    ],
    closing: 'Samples are shipped every Thursday.',
  },
  'daftar-harga-rempah-banda.pdf': {
    title: 'Rempah Banda Raya - Daftar Harga',
    lead: 'Barang kering, sortir tangan, gudang Ambon.',
    columns: ['Barang', 'Mutu', 'Kadar air', 'Stok', 'Harga per kg'],
    rows: [
      ['Cengkeh', 'Gagang di bawah 3 %', '12 %', '2.000 kg', 'Rp 112.000'],
      ['Pala kupas', 'ABCD', '10 %', '640 kg', 'Rp 96.000'],
      ['Fuli', 'Merah utuh', '11 %', '110 kg', 'Rp 235.000'],
      ['Kenari', 'Kupas bersih', '5 %', '180 kg', 'Rp 165.000'],
    ],
    closing: 'Berlaku sampai akhir bulan. Karung dan surat jalan termasuk.',
  },
  'paket-reseller-keripik.pdf': {
    title: 'Keripik Ceu Euis - Paket Reseller',
    lead: 'Singkong, pisang, tempe; rasa asin, balado, keju, dan daun jeruk. Bungkus 150 gram.',
    columns: ['Paket', 'Isi', 'Harga paket', 'Harga jual', 'Potongan'],
    rows: [
      ['A', '10 bungkus', 'Rp 135.000', 'Rp 160.000', '15 %'],
      ['B', '40 bungkus', 'Rp 512.000', 'Rp 640.000', '20 %'],
      ['C', '100 bungkus', 'Rp 1.200.000', 'Rp 1.600.000', '25 %'],
    ],
    closing: 'Tahan empat bulan. Bungkus bocor diganti tanpa banyak tanya.',
  },
  'checklist-sertifikasi-halal.pdf': {
    title: 'Daftar Periksa Sertifikasi Halal Usaha Mikro',
    lead: 'Centang satu per satu; yang belum ada dikerjakan lebih dulu.',
    columns: ['No', 'Yang disiapkan', 'Keterangan'],
    rows: [
      ['1', 'NIB', 'Sesuai jenis usaha'],
      ['2', 'Daftar bahan', 'Termasuk bumbu, minyak, dan bahan penolong'],
      ['3', 'Diagram alir produksi', 'Satu halaman, titik kritis ditandai'],
      ['4', 'Foto tempat produksi', 'Alat produksi terpisah dari alat keluarga'],
      ['5', 'Komitmen halal', 'Ditandatangani pemilik'],
      ['6', 'Contoh label', 'Sebelum dicetak banyak'],
    ],
    closing: 'Simpan nota pembelian bahan paling sedikit enam bulan.',
  },
  'katalog-mebel-jepara.pdf': {
    title: 'Jati Makmur Jepara - Katalog Mebel',
    lead: 'Jati kering oven 12 persen, dengan surat legalitas kayu. Harga di bengkel.',
    columns: ['Seri', 'Barang', 'Ukuran', 'Pengerjaan', 'Harga'],
    rows: [
      ['A', 'Meja makan 6 orang', '180 x 90 x 76 cm', '5 minggu', 'Rp 6.800.000'],
      ['B', 'Lemari dua pintu', '100 x 55 x 190 cm', '6 minggu', 'Rp 7.400.000'],
      ['C', 'Kursi tamu', '62 x 60 x 88 cm', '5 minggu', 'Rp 2.150.000'],
      ['D', 'Kursi makan', '46 x 52 x 90 cm', '4 minggu', 'Rp 1.250.000'],
      ['E', 'Kursi anak', '32 x 34 x 60 cm', '2 minggu', 'Rp 480.000'],
    ],
    closing: 'Pengerjaan dimulai setelah uang muka 40 persen diterima.',
  },
  'rattan-catalogue.pdf': {
    title: 'Anyam Pesisir - Rattan Catalogue',
    lead: 'Woven by hand in Cirebon. Prices FOB Surabaya, per piece.',
    columns: ['Code', 'Piece', 'Carton (cm)', 'Pieces in 40 HC', 'Price'],
    rows: [
      ['R-03', 'Lounge chair', '78 x 74 x 82', '148', 'USD 46'],
      ['R-09', 'Pendant lamp 45', '47 x 47 x 40', '720', 'USD 14'],
      ['R-12', 'Laundry basket', '46 x 46 x 60', '530', 'USD 12'],
      ['R-17', 'Bread basket', '60 x 40 x 40 (12)', '7.200', 'USD 3'],
      ['R-21', 'Side table', '52 x 52 x 50', '490', 'USD 19'],
    ],
    closing: 'Lead time six weeks. Mixed containers are welcome.',
  },
  'ukuran-kemasan-standar.pdf': {
    title: 'Wijaya Kemas - Ukuran Standar',
    lead: 'Tanpa biaya cetakan. Harga polos; cetak satu warna tambah Rp 120 per buah.',
    columns: ['No', 'Kemasan', 'Ukuran', 'Minimal', 'Harga'],
    rows: [
      ['3', 'Kotak cokelat', '16 x 8 x 2 cm', '500', 'Rp 2.100'],
      ['5', 'Pouch berdiri 150 g', '14 x 22 cm', '1.000', 'Rp 850'],
      ['8', 'Pouch foil 250 g', '16 x 25 cm', '1.000', 'Rp 1.350'],
      ['11', 'Toples kaca 600 ml', 'tutup 8,5 cm', '100', 'Rp 9.800'],
      ['14', 'Karton dinding ganda', '60 x 40 x 40 cm', '50', 'Rp 17.500'],
    ],
    closing: 'Contoh lima buah per ukuran dikirim tanpa biaya.',
  },
  'export-document-checklist.txt': `EXPORT CHECKLIST FOR A FIRST SHIPMENT

[ ] Business number and access to the single window
[ ] HS code, checked against the importing country's tariff
[ ] Commercial invoice: currency, Incoterm, validity of the rate
[ ] Packing list: net and gross weight, carton sizes, marks
[ ] Certificate of origin, applied for before sailing
[ ] Phytosanitary or fumigation certificate where goods ask for it
[ ] Insurance: who pays, from where to where
[ ] Photos of the goods before stuffing, and of the sealed door
[ ] Copy of the bill of lading read twice before it is released
`,
  'jadwal-muat-kapal.pdf': {
    title: 'Bahtera Toba Kargo - Jadwal Muat',
    lead: 'Muatan masuk gudang paling lambat dua hari sebelum keberangkatan.',
    columns: ['Minggu', 'Rute', 'Batas muatan', 'Berangkat', 'Perkiraan tiba'],
    rows: [
      ['1', 'Belawan - Priok', 'Senin', 'Rabu', 'Sabtu'],
      ['2', 'Belawan - Perak', 'Selasa', 'Kamis', 'Senin'],
      ['3', 'Priok - Makassar', 'Rabu', 'Jumat', 'Selasa'],
      ['4', 'Perak - Ambon', 'Kamis', 'Sabtu', 'Kamis'],
    ],
    closing: 'Jadwal dapat berubah karena cuaca; kabar terbaru lewat pesan.',
  },
  'template-catatan-kas.txt': `CATATAN KAS HARIAN

Tanggal | Keterangan            | Masuk     | Keluar    | Saldo
--------|-----------------------|-----------|-----------|-----------
        | Saldo awal            |           |           | 1.500.000
        | Penjualan tunai       |   870.000 |           | 2.370.000
        | Penjualan QRIS        | 1.240.000 |           | 3.610.000
        | Belanja bahan         |           |   960.000 | 2.650.000
        | Ongkos kirim          |           |    85.000 | 2.565.000

Isi setiap tutup toko. Kalau saldo dan uang di laci berbeda, cari hari itu juga.
`,
  'notulen-kopdar.txt': `NOTULEN KOPDAR SEMARANG

Hadir: 43 orang dari 9 kota. Tuan rumah: Kue Kering Yohana.

1. Sesi kemasan: ukuran standar lebih murah daripada cetakan sendiri.
2. Sesi ekspor: mulai dari FOB, foto sebelum muat, baca HS code dua kali.
3. Patungan bahan kue dikoordinasi Yohana.
4. Jati Makmur dan Anyam Pesisir membuat contoh kursi bersama.
5. Servis timbangan gratis oleh Terang Elektronik untuk anggota.
6. Wijaya Kemas mengirim contoh karton ke semua yang hadir.

Berikutnya: Solo, tuan rumah Konveksi Setia.
`,
  'villa-spec-sheet.pdf': {
    title: 'Bale Villa Supplies - Fit-out, 14 villas',
    lead: 'Please quote per item with lead time. Local makers first.',
    columns: ['Item', 'Per villa', 'Total', 'Material', 'Needed in'],
    rows: [
      ['Dining chair', '8', '112', 'Teak or teak and rattan', '10 weeks'],
      ['Sunbed', '2', '28', 'Teak, outdoor oil', '12 weeks'],
      ['Table lamp', '6', '84', 'Rattan or bamboo', '10 weeks'],
      ['Bathroom set', '3', '42', 'Glazed ceramic', '9 weeks'],
      ['Woven bin', '5', '70', 'Rattan, unlacquered', '9 weeks'],
      ['Bed runner', '1', '14', 'Handwoven', '12 weeks'],
    ],
    closing: 'Partial quantities are fine. Honest dates are better than early ones.',
  },
} as const satisfies Record<string, DemoSheet | string>;

/** The name of an attached document. */
export type DocumentName = keyof typeof documents;
