import type { DemoPost } from './post.ts';

/** What the feed opens with: the last day and a half, oldest first. */
export const latestPosts: readonly DemoPost[] = [
  {
    by: 'putri_keramik',
    text: 'Foto kelas keramik akhir pekan menyusul, tapi mangkuk hijau laut sudah keluar dari tungku. Dua tahun menunggu, **warnanya sama persis** dengan yang di ubin uji.',
    pictures: ['pottery pesisir', 'pottery daun'],
    comments: [
      ['made_ubud', 'Nah, ini dia! Pantas ditunggu.'],
      [
        'lilis_teh',
        'Cangkir saya ada di dalam situ tidak? 😄',
        [['putri_keramik', 'Ada Bu, baris kedua, yang paling lucu.']],
      ],
      ['komang_villa', 'Could the tumblers be in this glaze? I would pay the difference.'],
    ],
  },
  {
    by: 'wahyu_lapak',
    text: 'Ringkasan minggu ini dari 40 toko dampingan: penjualan +6 persen, retur turun, keluhan terbanyak tetap “kapan dikirim?”. Jawaban otomatis dengan jam kirim yang jelas mengurangi pertanyaan itu separuhnya.',
    pictures: ['chart indigo square'],
    comments: [
      [
        'nia_hijab',
        'Sudah dipasang: “pesanan sebelum jam 2 dikirim hari ini”. Sepi pertanyaan sekarang.',
      ],
      ['agus_konveksi', 'Datanya selalu ditunggu, Mas.'],
    ],
  },
  {
    by: 'sahat_kopi',
    text: 'Lot 2 tinggal 4 karung. Setelah itu tunggu petik kedua. Terima kasih untuk semua kedai yang sudah ambil, mauliate godang! #lintong',
    pictures: ['cherries senja'],
    comments: [
      [
        'stefani_curah',
        'Half a bag for the refill shop, please, before it is gone.',
        [['sahat_kopi', 'Kusisihkan, Kak.']],
      ],
    ],
  },
  {
    by: 'linda_ekspor',
    text: 'The container of rattan and teak chairs has arrived, **two days early**. Customs cleared in the afternoon, zero damage. The buyer’s message was one word: “Beautiful.” @siti_rotan @bambang_jati',
    pictures: ['harbour senja', 'containers malam'],
    comments: [
      ['siti_rotan', 'Alhamdulillah! Tujuh puluh keluarga ikut bersorak malam ini.'],
      ['bambang_jati', 'Alhamdulillah. Terima kasih Bu Linda, jempol.'],
      ['dewi_hub', 'Selamat! Ini dari kolom komentar sampai ke Eropa 😭'],
    ],
  },
  {
    by: 'eko_brebes',
    text: 'Harga pagi: bawang merah Rp 24.500, cabai keriting Rp 34.000, rawit Rp 43.000. Pasar ramai, timbangan tidak berhenti. #hargapasar',
    pictures: ['stall rempah'],
    comments: [
      ['nurul_bawang', 'Harga yang enak untuk semua. Semoga bertahan.'],
      ['rina_dapur', 'Terima kasih kabar paginya, Mas.'],
    ],
  },
  {
    by: 'mama_noken',
    text: 'Kardus kedua untuk Ibu Galuh sudah siap: 22 noken, tujuh belas warna. Anak-anak ikut menulis nama pembuatnya di kertas kecil.',
    pictures: ['weave pesisir', 'tenun pesisir', 'tenun rempah'],
    comments: [
      ['galuh_sasirangan', 'Tidak sabar, Mama! Sudah ada tujuh orang yang menunggu.'],
      ['umbu_ikat', 'Seventeen colours! Salut, Mama.'],
    ],
  },
  {
    by: 'liem_kemas',
    text: 'Toples kaca dengan tutup bambu Kang @ujang_bambu lolos uji balik semalaman: tidak ada yang menetes. Ci Yohana, tahun ini tidak perlu lakban 😄',
    pictures: ['jars pagi'],
    comments: [
      ['yohana_kue', 'Terbaik! Kirim 400 dulu ya, Koh.'],
      ['ujang_bambu', 'Alhamdulillah. Ovennya dua kali memang tidak sia-sia.'],
    ],
  },
  {
    by: 'komang_villa',
    text: 'First villa is furnished. Chairs from Jepara, weaving from Cirebon, ceramics from Plered, pots from Kasongan, cloth from Atambua, tea from Ciwidey. My client asked which import brand it was. I told him: *seven islands’ worth of neighbours*.',
    pictures: ['chair pesisir', 'pottery pagi', 'tenun senja', 'terraces senja'],
    comments: [
      ['yanti_tenun', 'Sampai menetes air mata saya, Bli. Terima kasih.'],
      ['putri_keramik', 'Best sentence of the year. Photos of the bathrooms, please!'],
      [
        'joko_gerabah',
        'Pot saya masuk vila! Bapak saya harus lihat ini.',
        [['komang_villa', 'Bring him along, Mas Joko. Tea is on me.']],
      ],
      ['lilis_teh', 'Dan tehnya dari saya 😊'],
    ],
  },
  {
    by: 'tuti_jamu',
    text: 'Wedang secang untuk warung Bang Jali berangkat hari ini, 40 kilo serutan kasar. Warnanya merah delima, wanginya sampai ke jalan.',
    pictures: ['spices cabai'],
    comments: [['bang_jali', 'Nah ini yang ditunggu! Pelanggan udeh nanyain mulu, Mbok.']],
  },
  {
    by: 'uni_fitri',
    text: 'Mohon saran: nama untuk rendang paket kecil 100 gram. Sementara ini ada tiga: *Bekal Rantau*, *Sasuok*, dan *Randang Ketek*. Mana yang paling membuat Anda lapar?',
    comments: [
      ['uda_rizal', 'Randang Ketek, Uni. Lucu dan jelas.'],
      ['jenny_roa', 'Bekal Rantau! Langsung terbayang anak kos.'],
      ['euis_keripik', 'Sasuok susah diucap orang Sunda 😄 Bekal Rantau.'],
    ],
  },
  {
    by: 'dewi_hub',
    text: 'Minggu ini 9 anggota baru bergabung dari Ternate, Pontianak, Kediri, dan kota lainnya. Sapa mereka ya! Dan pengingat lembut dari kami: kalau sebuah transaksi berhasil karena komunitas ini, **ceritakan**. Cerita Anda menolong yang lain.',
    comments: [
      ['hasan_cengkeh', 'Selamat datang saudara-saudara dari Ternate! Rempah bersatu.'],
      ['wahyu_lapak', 'Selamat datang semua. Jangan sungkan bertanya.'],
    ],
  },
  {
    by: 'cut_gayo',
    text: 'Morning cupping with a view. Two of the three new honey lots taste like brown sugar and mandarin. The third tastes like *patience*: it needs another month of rest. Samples go out on Monday.',
    pictures: ['cup tanah', 'cherries cabai'],
    comments: [
      ['komang_villa', 'Patience is my favourite tasting note. One bag of it, when ready.'],
      ['yosep_baliem', 'Kirim satu contoh ke Wamena, Kak, saya balas dengan Baliem.'],
    ],
  },
  {
    by: 'bambang_jati',
    text: 'Tiga desain final seri D sudah siap produksi: jati, anyaman rotan, bantalan batik. Tiga kota, satu kursi. Terima kasih Bu @siti_rotan dan Bu @ratna_canting. Pesanan pertama 28 buah mulai dikerjakan hari ini. #kolaborasi',
    pictures: ['chair soga', 'kawung indigo'],
    comments: [
      ['siti_rotan', 'Bismillah. Anyaman pertama sudah siap kirim, Pak.'],
      ['ratna_canting', 'Bantalan kawung selesai dua hari lagi. Bangga ikut di kursi ini 😊'],
      ['komang_villa', 'Those 28 are mine, and I cannot wait.'],
    ],
  },
  {
    by: 'ratna_canting',
    text: 'Kain kawung soga pesanan bantalan kursi baru saja diangkat dari lorodan terakhir. Air panas, malam luruh, dan warnanya keluar seperti ini. Setelah 22 tahun membatik, momen ini __tetap__ bikin deg-degan. #batik #pekalongan',
    pictures: ['kawung soga', 'parang soga', 'megamendung pesisir'],
    comments: [
      ['siti_rotan', 'Cantik sekali, Bu Ratna! Cocok dengan anyaman natural.'],
      ['mpok_nur', 'Soganya matang banget. Hormat!'],
    ],
  },
];
