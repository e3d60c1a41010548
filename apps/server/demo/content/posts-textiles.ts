import type { DemoPost } from './post.ts';

/** Batik, tenun, songket and other cloth, oldest first. */
export const textilePosts: readonly DemoPost[] = [
  {
    by: 'mei_kain',
    text: 'Cari pemasok kain katun primissima putih, kebutuhan rutin **60 gulung per bulan**. Lebar 115 cm, susut di bawah 3 persen. Pembayaran termin 14 hari setelah kenal dulu dua kali transaksi tunai. #katun #tanahabang',
    comments: [
      [
        'agus_konveksi',
        'Saya biasa ambil dari penenun di Klaten, Ci. Kalau mau saya sambungkan ke orangnya.',
        [['mei_kain', 'Mau sekali Mas Agus, terima kasih. Minta contoh 5 meter dulu ya.']],
      ],
      [
        'ratna_canting',
        'Untuk batik, tolong pastikan yang sudah *diloyor*. Kalau belum, warna suka tidak rata.',
      ],
    ],
  },
  {
    by: 'sri_lurik',
    text: 'Lurik ATBM motif telu pat sudah turun dari alat tenun pagi ini. Sembilan hari untuk 22 meter, dikerjakan Bu Warni yang sudah menenun sejak umur belasan. Benang pewarna alam dari kulit mahoni dan tingi.',
    pictures: ['tenun tanah', 'tenun indigo square'],
    comments: [
      [
        'stefani_curah',
        'The mahogany brown is gorgeous. Do you sell it by the metre or only as full lengths?',
        [['sri_lurik', 'Bisa per meter, Mbak. Minimal 2 meter, saya kirim contoh warnanya dulu.']],
      ],
      [
        'umbu_ikat',
        'Salam dari Sumba, Ibu. Kami di sini juga masih pakai mengkudu dan nila. Senang masih banyak yang bertahan.',
      ],
      ['mpok_nur', 'Salut buat Bu Warni. Titip salam dari Marunda.'],
    ],
  },
  {
    by: 'rosma_ulos',
    text: 'Horas! Stok ulos ragi hotang siap kirim 40 lembar, cocok untuk acara keluarga di akhir bulan. Harga grosir mulai 10 lembar.\n\nKami juga terima pesanan selempang wisuda dari potongan ulos, jadi tidak ada kain yang terbuang. #ulos #balige',
    comments: [
      ['sahat_kopi', 'Mauliate Ito, ibuku pesan 3 lembar ya. Nanti kujemput ke Balige.'],
      [
        'novi_songket',
        'Ide selempang wisudanya bagus, Kak. Di Palembang juga mulai ramai yang minta.',
      ],
    ],
  },
  {
    by: 'yanti_tenun',
    text: 'Katalog baru kami sudah jadi: 18 motif dari lima kampung di Malaka, lengkap dengan nama penenun, ukuran, dan harga. Silakan diunduh. Untuk toko suvenir ada harga khusus mulai 12 lembar.',
    document: 'katalog-tenun-malaka.pdf',
    comments: [
      [
        'komang_villa',
        'Kak Yanti, motif nomor 7 ada yang ukuran bed runner? Untuk vila butuh 14 lembar.',
        [
          ['yanti_tenun', 'Bisa dibuat, Bli. Waktu tenun kira-kira 6 minggu untuk 14 lembar.'],
          ['komang_villa', 'Oke, masih masuk jadwal. Saya kirim ukurannya malam ini.'],
        ],
      ],
      [
        'ratna_canting',
        'Menuliskan nama penenun di katalog itu langkah yang indah. Saya tiru ya, Kak.',
      ],
      [
        'dewi_hub',
        'Katalognya rapi sekali. Boleh kami jadikan contoh di sesi berbagi bulan ini?',
        [['yanti_tenun', 'Dengan senang hati, Kak Dewi.']],
      ],
    ],
  },
  {
    by: 'galuh_sasirangan',
    text: 'Ada yang punya pengalaman mengirim kain sasirangan ke Sulawesi lewat kapal? Ongkir udara makin berat untuk pesanan di atas 20 kilo. Lebih baik lewat Surabaya dulu atau langsung dari Banjarmasin?',
    comments: [
      [
        'togar_cargo',
        'Kalau tidak mengejar waktu, konsolidasi lewat Surabaya biasanya lebih murah. Siapkan 9 sampai 12 hari.',
      ],
      [
        'tenri_sutra',
        'Saya sering terima dari Banjarmasin langsung ke Makassar, 6 hari. Bungkus plastik dua lapis karena lembap.',
        [['galuh_sasirangan', 'Terima kasih Kak Tenri, catat: dua lapis plastik.']],
      ],
      [
        'linda_ekspor',
        'Happy to quote both routes for you. Send me the weight and the carton size.',
      ],
    ],
  },
  {
    by: 'tenri_sutra',
    text: 'Musim kokon kali ini bagus. Benang sutra lokal kami naik kelas: putusnya jauh berkurang karena suhu rebusan dijaga di 80 derajat. Terima kasih untuk Pak Ruslan yang membantu membuat termometer sederhananya 😊 @ruslan_takalar',
    comments: [
      ['ruslan_takalar', 'Siap Bu Tenri, alatnya sederhana saja. Kalau rusak kabari.'],
      [
        'mei_kain',
        'Benang lokal dijual lepas tidak, Kak? Ada pelanggan saya yang cari untuk sulam.',
        [['tenri_sutra', 'Ada sedikit, Ci. Sekitar 8 kilo bulan ini.']],
      ],
    ],
  },
  {
    by: 'ratna_canting',
    text: 'Sering ditanya bedanya batik tulis, cap, dan printing. Cara paling gampang: **lihat baliknya**.\n\n1. Tulis: warna depan dan belakang hampir sama, garis tidak seragam.\n2. Cap: tembus juga, tapi pola berulang rapi.\n3. Printing: bagian belakang jauh lebih pucat.\n\nTidak ada yang salah dengan printing, asal *jujur menyebutnya*. Pembeli yang tahu akan kembali lagi. #batik #tips',
    pictures: ['kawung soga'],
    comments: [
      [
        'nia_hijab',
        'Penjelasan paling sederhana yang pernah saya baca. Izin bagikan ke tim toko, Bu.',
        [['ratna_canting', 'Silakan Teh, semoga bermanfaat.']],
      ],
      [
        'mpok_nur',
        'Setuju. Yang bikin rusak pasar itu printing dijual harga tulis.',
        [
          ['ratna_canting', 'Betul Mpok. Pelan-pelan kita edukasi bareng.'],
          [
            'agus_konveksi',
            'Di Solo juga begitu. Sekarang saya tulis di label: “tekstil bermotif batik”.',
          ],
        ],
      ],
      ['cut_gayo', 'Bookmarking this one. I never knew what to look for on the back.'],
      [
        'putri_keramik',
        'Sama persis dengan keramik: pembeli bisa merasakan bedanya kalau diberi tahu cara melihat.',
      ],
    ],
  },
  {
    by: 'umbu_ikat',
    text: 'Question for those who sell abroad: how do you explain why one cloth takes five months? Buyers in Europe love our ikat until they hear the delivery time. I am thinking of selling from a small ready stock instead of taking orders.',
    pictures: ['tenun malam'],
    comments: [
      [
        'linda_ekspor',
        'Ready stock in one size, made to order for the rest. That is what most of my textile clients end up doing.',
      ],
      [
        'hendrik_vco',
        'Film the process once, two minutes, and put the link in every quotation. It changed our conversations completely.',
        [['umbu_ikat', 'Good idea. My niece has a decent phone, we will try.']],
      ],
      [
        'made_ubud',
        'In Ubud the galleries take a 30 percent deposit and send a photo of the loom every month. People love it.',
      ],
    ],
  },
  {
    by: 'novi_songket',
    text: 'Harga benang emas naik lagi minggu ini, sekitar 8 persen dari pemasok di Jakarta. Teman-teman perajin songket, apakah sudah menyesuaikan harga jual? Saya masih menahan sampai stok lama habis. #songket #palembang',
    comments: [
      [
        'baiq_sukarara',
        'Saya naikkan 5 persen saja untuk yang full benang emas, Yuk. Pelanggan bisa mengerti kalau dijelaskan.',
      ],
      [
        'mei_kain',
        'Kalau ambil patungan 50 kilo bisa dapat harga lama, Yuk Novi. Mau saya koordinasikan?',
        [
          ['novi_songket', 'Mau Ci! Saya ambil 15 kilo.'],
          ['baiq_sukarara', 'Saya ikut 10 kilo kalau jadi.'],
        ],
      ],
    ],
  },
  {
    by: 'asep_bordir',
    text: 'Bordir komputer 12 kepala kami sedang longgar minggu ini dan minggu depan. Barangkali ada yang perlu bordir seragam, mukena, atau logo tas. Minimal 50 potong, file gambar bisa kami bantu rapikan.',
    comments: [
      [
        'nia_hijab',
        'Kang, mukena rayon 200 potong bisa selesai 10 hari?',
        [['asep_bordir', 'Bisa Teh, asal motifnya di bawah 12 ribu tusuk. Kirim gambarnya ya.']],
      ],
      [
        'dimas_kulit',
        'Bisa di atas kulit tebal 1,2 mm tidak, Kang?',
        [['asep_bordir', 'Bisa, tapi jarumnya harus ganti dan pelan. Coba kirim 2 lembar contoh.']],
      ],
    ],
  },
  {
    by: 'baiq_sukarara',
    text: 'Kemarin 14 pelajar belajar menenun di rumah kami. Satu jam pertama ribut, setelah itu semua diam karena fokus. Ada satu anak laki-laki yang tidak mau pulang 😄 Semoga ada yang meneruskan.',
    pictures: ['tenun pesisir', 'tenun daun', 'weave tanah'],
    comments: [
      [
        'lalu_mutiara',
        'Bangga sekali, Baiq. Kalau ada rombongan tamu toko boleh saya arahkan ke sana?',
        [['baiq_sukarara', 'Boleh sekali, kabari sehari sebelumnya ya.']],
      ],
      ['sri_lurik', 'Terharu. Di Pedan anak muda juga mulai melirik, asal ada yang mengajak.'],
      ['yanti_tenun', 'Anak yang tidak mau pulang itu, biasanya nanti jadi penenun paling sabar.'],
    ],
  },
  {
    by: 'agus_konveksi',
    text: 'Sisa perca batik dari produksi seragam menumpuk 3 karung. Gratis untuk yang mau ambil di Solo, lebih senang lagi kalau dipakai untuk pelatihan ibu-ibu. Ukuran 10 sampai 30 cm.',
    comments: [
      [
        'siti_rotan',
        'Mas, untuk bantalan kursi rotan cocok sekali. Bisa titip kirim ke Cirebon, ongkir saya yang tanggung?',
        [['agus_konveksi', 'Bisa Bu, satu karung saya sisihkan.']],
      ],
      [
        'stefani_curah',
        'Love this. Patchwork pouches sell very well in my shop, I would happily buy finished ones from whoever sews them.',
      ],
      ['sri_lurik', 'Kelompok ibu-ibu di desa saya mau satu karung, Mas. Besok ada yang ke Solo.'],
    ],
  },
  {
    by: 'mpok_nur',
    text: 'Motif ondel-ondel cap baru sudah turun, warnanya berani kayak orang Betawi 😁 Seragam kantor kelurahan minta 85 potong, alhamdulillah. #batikbetawi',
    pictures: ['parang cabai square'],
    comments: [
      [
        'bang_jali',
        'Mantap Mpok! Ntar buat seragam abang-abang bir pletok pesen 12 ya.',
        [['mpok_nur', 'Siap Bang, ukurannya jangan pada bohong ye.']],
      ],
      ['rina_dapur', 'Warnanya cantik, Mpok. Ada yang bahan adem untuk celemek?'],
    ],
  },
  {
    by: 'galuh_sasirangan',
    text: 'Terima kasih untuk saran jalur kapalnya kemarin. Akhirnya langsung Banjarmasin–Makassar, 6 hari, kain kering semua. Hemat hampir 40 persen dibanding udara. Kelompok ini memang juara 🙏',
    comments: [
      [
        'tenri_sutra',
        'Alhamdulillah. Dua lapis plastiknya terbukti kan?',
        [['galuh_sasirangan', 'Terbukti, Kak. Kardus luarnya lembap tapi kain aman.']],
      ],
      ['togar_cargo', 'Senang dengarnya. Simpan nomor kapalnya untuk pengiriman berikut.'],
    ],
  },
  {
    by: 'sri_lurik',
    text: 'Pewarna alam: ada yang sudah mencoba menyimpan larutan indigo pasta lebih dari sebulan? Punya saya mulai berbau asam di minggu ketiga.',
    comments: [
      [
        'umbu_ikat',
        'Tambahkan sedikit kapur sirih dan tutup rapat. Simpan di tempat gelap, jangan kena panas siang.',
      ],
      [
        'ratna_canting',
        'Cek pH-nya, Bu. Di tempat saya dijaga 11. Kalau turun, tambah gula aren sedikit supaya hidup lagi.',
        [['sri_lurik', 'Wah, saya kira sudah mati. Besok saya coba, matur nuwun.']],
      ],
    ],
  },
  {
    by: 'rosma_ulos',
    text: 'Small win: a museum shop in Singapore ordered thirty ulos shawls after finding our page. Paid in full before production. Who can advise on labels with fibre content in English?',
    comments: [
      [
        'linda_ekspor',
        'Congratulations! Fibre content by percentage, care symbols, and country of origin. I will send you a sample label.',
        [['rosma_ulos', 'You are an angel, Linda. Mauliate!']],
      ],
      ['cut_gayo', 'So happy for you, Kak Rosma. Paid in full up front, that is respect.'],
      ['dewi_hub', 'Selamat Kak Rosma! Cerita seperti ini yang bikin kami semangat.'],
    ],
  },
  {
    by: 'ratna_canting',
    text: 'Daftar harga batik cap untuk reseller sudah diperbarui. Harga **tidak naik**, hanya ada tambahan potongan untuk pengambilan 50 potong ke atas. Semua kain katun primissima 105 x 200 cm.\n\nPesanan hari kerja dikirim paling lambat dua hari setelah pembayaran. #batikcap #reseller #pekalongan',
    pictures: ['megamendung indigo'],
    document: 'daftar-harga-batik-cap.pdf',
    comments: [
      ['mei_kain', 'Terima kasih tidak naik, Bu. Sudah saya unduh, besok saya kirim pesanan.'],
      [
        'lalu_mutiara',
        'Kain nomor 4 masih ada, Bu? Untuk taplak meja toko.',
        [['ratna_canting', 'Masih 26 lembar, Pak Lalu.']],
      ],
      [
        'nia_hijab',
        'Kalau 30 potong tapi campur motif, masuk potongan yang mana, Bu?',
        [['ratna_canting', 'Campur motif boleh, Teh. Yang dihitung jumlahnya.']],
      ],
    ],
  },
];
