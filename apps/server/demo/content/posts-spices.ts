import type { DemoPost } from './post.ts';

/** Spices, chilies, onions and jamu, oldest first. */
export const spicePosts: readonly DemoPost[] = [
  {
    by: 'eko_brebes',
    text: 'Harga pagi di Brebes: bawang merah kering askip Rp 27.000, cabai merah keriting Rp 38.000, rawit merah Rp 52.000. Rawit masih bergerak karena hujan di sentra. #hargapasar #cabai',
    pictures: ['chilies cabai'],
    comments: [
      ['rina_dapur', 'Aduh rawit. Menu sambal katering minggu depan saya ganti andaliman saja 😅'],
      [
        'jenny_roa',
        'Di Manado rawit sudah 70, Mas. Kalau bisa kirim 200 kilo lewat udara, hitungannya masuk.',
        [
          ['eko_brebes', 'Bisa saya carikan, Mbak. Sampai Manado kira-kira 64, sudah sama kargo.'],
          ['jenny_roa', 'Ambil 150 kilo dulu.'],
        ],
      ],
      ['nurul_bawang', 'Probolinggo bawang merah 25, Mas. Siap bantu kalau stok Brebes kurang.'],
    ],
  },
  {
    by: 'hasan_cengkeh',
    text: 'Cengkeh kering dari Ambon dan Banda siap 2 ton, kadar air 12 persen, gagang di bawah 3 persen. Pala dengan fuli juga tersedia. Daftar harga terlampir, berlaku sampai akhir bulan.',
    pictures: ['spices soga', 'spices rempah'],
    document: 'daftar-harga-rempah-banda.pdf',
    comments: [
      [
        'uda_rizal',
        'Fuli berapa kilo, Abang? Saya butuh 60 kilo untuk bumbu rendang kering.',
        [['hasan_cengkeh', 'Ada 110 kilo, Uda. Saya tahan 60.']],
      ],
      [
        'tuti_jamu',
        'Cengkeh untuk jamu cukup 15 kilo, apakah bisa eceran?',
        [['hasan_cengkeh', 'Untuk anggota sini bisa, Mbok.']],
      ],
      [
        'linda_ekspor',
        'Is the clove lot fumigated? I have a buyer in Rotterdam asking for one tonne.',
        [['hasan_cengkeh', 'Not yet, can be done in Surabaya. Let us talk.']],
      ],
    ],
  },
  {
    by: 'aliong_lada',
    text: 'Muntok white pepper, ASTA cleaned, double washed. Price list attached for 25 kg bags, ex warehouse Pangkalpinang. We ship samples every Thursday.',
    pictures: ['spices tanah'],
    document: 'price-list-white-pepper.pdf',
    comments: [
      [
        'uda_rizal',
        'Koh, lada putih 100 kilo untuk Padang, kapan bisa naik kapal?',
        [['aliong_lada', 'Sabtu ini ada kapal, Uda. Pembayaran seperti biasa.']],
      ],
      ['okto_vanili', 'Clear and simple list, Ko. I will copy the layout for my vanilla.'],
    ],
  },
  {
    by: 'teuku_pala',
    text: 'Minyak pala hasil suling minggu ini 38 kilo, rendemen 11 persen. Tanya: ada yang punya kenalan lab uji di Medan yang hasilnya cepat? Terakhir saya menunggu 18 hari.',
    comments: [
      [
        'togar_cargo',
        'Ada yang dekat pelabuhan, biasanya 5 hari kerja. Saya kirim kontaknya, Bang Teuku.',
        [['teuku_pala', 'Terima kasih banyak, Bang Togar.']],
      ],
      [
        'hendrik_vco',
        'For essential oils ask for the GC report in English too, saves you paying twice.',
      ],
    ],
  },
  {
    by: 'tuti_jamu',
    text: 'Jamu beras kencur instan tanpa gula sudah lolos uji simpan 6 bulan. Dulu orang bilang tidak mungkin tanpa gula. Ternyata bisa, asal kencurnya dikeringkan pelan di bawah 50 derajat. #jamu #sukoharjo',
    pictures: ['jars rempah'],
    comments: [
      [
        'citra_sabun',
        'Mbok, saya mau jadi reseller di Malang! Ibu-ibu arisan pasti suka.',
        [['tuti_jamu', 'Monggo Mbak Citra, saya kirim paket contoh.']],
      ],
      [
        'farid_halal',
        'Selamat Mbok! Kalau izin edarnya perlu ditemani, saya siap bantu tanpa biaya.',
      ],
      ['bang_jali', 'Bir pletok sama beras kencur kudu duet nih, Mbok 😄'],
    ],
  },
  {
    by: 'okto_vanili',
    text: 'Vanilla from Nabire, grade A, 16–18 cm, moisture 28 percent, cured for five months. Only 24 kg this season. I would rather sell to three people who come back than to one who does not.',
    pictures: ['spices malam'],
    comments: [
      [
        'yohana_kue',
        '2 kilo untuk saya, Kak. Kue kering tahun ini mau naik kelas.',
        [['okto_vanili', 'Siap Ci, jadi yang pertama.']],
      ],
      ['andi_kakao', 'Satu kilo untuk cokelat, Kak Okto. Timur dengan timur harus saling beli.'],
      ['cut_gayo', 'That last sentence should be on a wall somewhere.'],
    ],
  },
  {
    by: 'nurul_bawang',
    text: 'Bertanya pada yang sudah berpengalaman: minyak sisa goreng bawang (masih harum, baru dua kali pakai) enaknya dijual ke siapa? Sehari bisa 15 liter.',
    comments: [
      [
        'rina_dapur',
        'Ke tukang mi ayam, Bu! Minyak bawang itu harta karun.',
        [['nurul_bawang', 'Masyaallah benar juga. Tetangga saya mi ayam semua 😄']],
      ],
      [
        'farid_halal',
        'Kemas sebagai minyak bawang sejak awal, pisahkan dari jelantah. Nanti daftar halalnya satu paket dengan bawang goreng.',
      ],
      ['citra_sabun', 'Kalau sudah tidak layak makan, saya ambil untuk sabun cuci.'],
    ],
  },
  {
    by: 'uda_rizal',
    text: 'Kayu manis Kerinci mutu AA naik karena permintaan dari luar. Saran saya, yang pakai untuk produksi sendiri beli untuk tiga bulan sekarang. Bukan menakut-nakuti, gudang pengepul memang sedang tipis.',
    pictures: ['chart cabai'],
    comments: [
      ['yohana_kue', 'Terima kasih infonya, Uda. Pesan 20 kilo bubuk.'],
      [
        'tuti_jamu',
        'Saya masih punya stok dua bulan. Ikut tambah 30 kilo stik.',
        [['uda_rizal', 'Siap Mbok, berangkat Jumat.']],
      ],
      ['aliong_lada', 'Same story with pepper. Warehouses are thin everywhere this month.'],
    ],
  },
  {
    by: 'bang_jali',
    text: 'Resep bir pletok warung abang dari dulu kagak berubah: jahe, secang, serai, kapulaga, kayu manis, daun pandan, lada. Yang berubah cuma harganya 😄 Cari pemasok **secang serut** yang stabil, 40 kilo sebulan.',
    comments: [
      [
        'tuti_jamu',
        'Secang dari Sukoharjo ada, Bang. Serut halus atau kasar?',
        [['bang_jali', 'Kasar, Mbok. Biar kagak nyangkut di saringan.']],
      ],
      ['uda_rizal', 'Kapulaga dan kayu manis biar dari Padang, Bang.'],
    ],
  },
  {
    by: 'eko_brebes',
    text: 'Bawang merah lokal melimpah minggu ini, harga di petani sempat 16.000. Mohon bantuan teman-teman katering dan pabrik sambal: kalau bisa belanja agak lebih, petani sangat terbantu. Saya siapkan karung 20 kilo, sortir sedang.',
    comments: [
      [
        'nurul_bawang',
        'Saya ambil 2 ton, Mas. Gudang saya masih muat.',
        [['eko_brebes', 'Alhamdulillah. Matur suwun, Bu Nurul.']],
      ],
      ['rina_dapur', '5 karung ke Bogor ya, Mas Eko.'],
      ['jenny_roa', 'Saya 500 kilo, kirim lewat kapal saja.'],
      ['dewi_hub', 'Kami sematkan posting ini hari ini. Semoga cepat terserap, Mas Eko.'],
    ],
  },
  {
    by: 'hasan_cengkeh',
    text: 'Cuaca di laut Banda kurang baik, jadwal kapal mundur tiga hari. Pesanan rempah yang seharusnya tiba akhir pekan akan sampai Rabu. Mohon maaf, nomor kontainer sudah saya kirim ke masing-masing.',
    comments: [
      ['uda_rizal', 'Aman, Abang. Keselamatan dulu.'],
      ['tuti_jamu', 'Tidak apa-apa Pak Hasan, masih ada stok.'],
    ],
  },
  {
    by: 'jenny_roa',
    text: 'Sambal roa botol 150 gram sekarang tahan 8 bulan di suhu ruang. Prosesnya sama, hanya botol dan tutupnya yang diganti. Kadang jawabannya memang di kemasan, bukan di resep.',
    pictures: ['jars cabai', 'chilies rempah', 'jars senja'],
    comments: [
      [
        'liem_kemas',
        'Senang hasilnya bagus, Kak Jenny. Itu tutup dengan *liner* baru yang kita coba bulan lalu.',
        [['jenny_roa', 'Iya Koh, tidak ada satu pun yang rembes.']],
      ],
      [
        'euis_keripik',
        'Sambalnya enak pisan, saya sudah coba. Barter sama keripik yuk!',
        [
          ['jenny_roa', 'Barter 2 dus lawan 2 dus, Ceu?'],
          ['euis_keripik', 'Deal!'],
        ],
      ],
      ['hendrik_vco', 'Proud of you, Jen. Manado represents.'],
    ],
  },
  {
    by: 'maryam_mandailing',
    text: 'Gula aren semut organik kami sudah stabil di kadar air 2,5 persen, tidak menggumpal lagi. Kuncinya diayak saat masih hangat. Ada 400 kilo siap kirim dari Panyabungan.',
    pictures: ['jars soga'],
    comments: [
      ['rina_dapur', 'Untuk minuman katering pas sekali, Bu. 25 kilo ya.'],
      [
        'cut_gayo',
        'Kafe-kafe di Takengon mencari ini. Boleh minta harga 100 kilo?',
        [['maryam_mandailing', 'Boleh Ananda, nanti malam Ibu kirim.']],
      ],
    ],
  },
  {
    by: 'teuku_pala',
    text: 'Lab yang disarankan Bang Togar selesai *empat hari*. Hasil minyak pala kami lolos syarat pembeli. Terima kasih, komunitas ini menghemat dua minggu hidup saya.',
    comments: [
      ['togar_cargo', 'Mantap! Nanti kalau kirim drum, jangan lupa surat bahan cairnya.'],
      ['dewi_hub', 'Selamat Pak Teuku, ikut senang.'],
    ],
  },
  {
    by: 'aliong_lada',
    text: 'A buyer asked me for pepper “without dust, without stones, without waiting, and below market price”. I offered him three of the four. Which one did I leave out? 😄',
    comments: [
      ['linda_ekspor', 'The waiting! No, wait, the price.'],
      [
        'okto_vanili',
        'I would have charged extra for the stones 😂',
        [['aliong_lada', 'Premium mineral content, why did I not think of that.']],
      ],
      ['uda_rizal', 'Pembeli begini ada di semua kota, Koh 🤣'],
    ],
  },
  {
    by: 'tuti_jamu',
    text: 'Bagi yang sedang banyak lembur menyiapkan stok: wedang jahe, sereh, sedikit gula aren, minum hangat sebelum tidur. Badan juga aset usaha, jangan lupa dirawat ya 🙏',
    comments: [
      ['nia_hijab', 'Terima kasih Mbok, persis yang dibutuhkan malam ini.'],
      ['agus_konveksi', 'Anak-anak lembur di konveksi sudah saya buatkan. Semua minta tambah.'],
      ['maryam_mandailing', 'Gula arennya dari saya, Mbok 😊'],
    ],
  },
  {
    by: 'eko_brebes',
    text: 'Update: 11 ton bawang terserap dalam sepuluh hari lewat komunitas ini. Harga di petani kembali ke 21.000. Saya tidak tahu harus bilang apa selain **terima kasih**. 🧅❤️',
    pictures: ['stall daun'],
    comments: [
      ['nurul_bawang', 'Ini baru namanya saudagar. Bangga jadi bagian.'],
      ['ratna_canting', 'Merinding bacanya, Mas Eko. Semoga petani selalu untung.'],
      [
        'arif_beras',
        'Luar biasa. Kalau gabah anjlok, saya tahu harus ke mana 🙏',
        [['eko_brebes', 'Siap balas budi, Mas Arif.']],
      ],
      ['made_ubud', 'Cerita terbaik bulan ini. Terima kasih semua yang ikut membeli.'],
    ],
  },
  {
    by: 'jenny_roa',
    text: 'Pertanyaan kecil: label “pedas level 1–5” apa ada standarnya? Pelanggan Jawa bilang level 2 saya sudah level 5 😅',
    comments: [
      [
        'euis_keripik',
        'Tidak ada, Kak. Kami pakai gambar cabai saja, dan level 3 kami khusus orang kuat.',
      ],
      [
        'uni_fitri',
        'Di Minang juga dibilang “sedang” 😄 Saran saya beri tahu jumlah cabai per 100 gram.',
        [['jenny_roa', 'Jumlah cabai per 100 gram itu ide bagus, Uni!']],
      ],
    ],
  },
];
