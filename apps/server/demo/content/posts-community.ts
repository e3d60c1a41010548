import type { DemoPost } from './post.ts';

/** Welcomes, meet-ups, house rules, thanks and small talk, oldest first. */
export const communityPosts: readonly DemoPost[] = [
  {
    by: 'dewi_hub',
    text: 'Selamat datang di Saudagar Hub! Tempat ini milik para pedagang: tempat bertanya harga, mencari pemasok, dan saling menolong. Baca juga [panduan lima menit](https://example.com/panduan). Perkenalkan diri di komentar ya: *siapa, dari mana, jualan apa, sedang cari apa*.',
    pictures: ['stall senja'],
    comments: [
      ['euis_keripik', 'Euis, Bandung, keripik. Cari pemasok singkong yang jujur timbangannya 😄'],
      ['bambang_jati', 'Bambang, Jepara, mebel jati. Cari mitra toko di luar Jawa.'],
      [
        'mama_noken',
        'Mama Maria, Jayapura, noken. Cari pembeli yang sabar.',
        [['stefani_curah', 'Found one! Hello Mama, from Jakarta.']],
      ],
      ['ratna_canting', 'Ratna, Pekalongan, batik tulis dan cap. Cari teman belajar ekspor.'],
      ['cut_gayo', 'Nadia, Takengon, coffee. Looking for roasters who pay on time.'],
      ['joko_gerabah', 'Joko, Kasongan, gerabah. Cari kardus yang tidak bohong.'],
      ['hasan_cengkeh', 'Hasan, Ambon, rempah. Salam dari timur!'],
    ],
  },
  {
    by: 'made_ubud',
    text: 'Tiga kebiasaan baik di sini, bukan aturan kaku:\n\n1. Sebut harga atau kisarannya. “PM ya” bikin orang malas.\n2. Kalau sudah dapat barangnya, **kabari hasilnya**.\n3. Berbeda pendapat boleh, merendahkan tidak.\n\nTerima kasih, suksma 🙏',
    comments: [
      ['wahyu_lapak', 'Nomor dua paling penting menurut saya.'],
      ['nia_hijab', 'Setuju nomor satu! Jangan “cek DM sis”.'],
      ['aliong_lada', 'Good rules. Simple enough to follow.'],
    ],
  },
  {
    by: 'wayan_kintamani',
    text: 'Perkenalan: Wayan dari Kintamani. Kelompok tani kami 34 keluarga, kopi di antara pohon jeruk, makanya rasanya begitu. Senang bisa bergabung.',
    comments: [
      ['gede_surya', 'Selamat datang, Bli! Akhirnya ada tetangga.'],
      ['dewi_hub', 'Selamat bergabung, Pak Wayan.'],
    ],
  },
  {
    by: 'dewi_hub',
    text: 'Kopdar Semarang kemarin dihadiri 43 orang dari 9 kota. Notulennya terlampir: sesi kemasan, sesi ekspor, dan daftar janji kerja sama yang diucapkan di depan saksi 😄 Terima kasih Ci Yohana untuk tempat dan kuenya. #kopdar',
    pictures: ['stall pagi', 'cup soga', 'stall cabai'],
    document: 'notulen-kopdar.txt',
    comments: [
      [
        'yohana_kue',
        'Senang sekali dapurnya ramai. Toples kembali semua, kecuali dua 😄',
        [['bang_jali', 'Satu di rumah abang, Ci. Isinya habis di kereta.']],
      ],
      [
        'sri_lurik',
        'Baru pertama ikut kopdar. Ternyata orang-orangnya sama ramahnya dengan di sini.',
      ],
      ['liem_kemas', 'Janji saya di notulen nomor 6 sudah dikirim hari ini, silakan dicoret.'],
      [
        'agus_konveksi',
        'Kapan Solo? Saya siap jadi tuan rumah.',
        [['dewi_hub', 'Dicatat, Mas Agus! Kita bahas tanggalnya.']],
      ],
    ],
  },
  {
    by: 'lalu_mutiara',
    text: 'Tanya ringan: hari apa toko kalian paling sepi? Di Mataram hari Selasa. Saya pakai untuk membersihkan etalase dan membalas pesan yang tertunda.',
    comments: [
      ['mei_kain', 'Tanah Abang: Minggu pagi setelah gajian habis 😄'],
      ['budi_glodok', 'Rabu. Entah kenapa selalu Rabu.'],
      ['ratna_canting', 'Selasa juga, Pak. Saya pakai untuk menggambar motif baru.'],
      ['bang_jali', 'Kalo ujan. Hari apa aje.'],
    ],
  },
  {
    by: 'hendrik_vco',
    text: 'A thank-you note. My mother was in hospital last week and three members I have never met in person took care of my deliveries in Surabaya. She is home and well. I will not forget it.',
    comments: [
      ['linda_ekspor', 'So glad she is home. You would have done the same.'],
      ['liem_kemas', 'Sehat selalu untuk Mama, Pak Hendrik.'],
      ['jenny_roa', 'Peluk untuk Tante. Syukurlah.'],
      ['made_ubud', 'Inilah komunitas. Semoga ibunda lekas pulih sepenuhnya.'],
    ],
  },
  {
    by: 'maryam_mandailing',
    text: 'Ibu baru belajar pakai aplikasi ini diajari cucu. Kalau ada salah pencet mohon dimaafkan ya, Nak. Ibu jual gula aren dan kopi dari Panyabungan.',
    comments: [
      ['dewi_hub', 'Selamat datang, Bu Maryam! Tidak ada salah pencet di sini 😊'],
      ['cut_gayo', 'Welcome, Ibu! Kita tetangga pulau, nanti saya pesan gulanya.'],
      [
        'rahmat_madu',
        'Salam hormat, Bu. Cucunya hebat.',
        [['maryam_mandailing', 'Terima kasih, Nak. Cucu senyum-senyum dibacakan ini.']],
      ],
    ],
  },
  {
    by: 'dewi_hub',
    text: 'Tanda centang di samping nama artinya tim kami sudah memeriksa dokumen usahanya. Yang belum centang bukan berarti tidak dipercaya, mungkin hanya belum mengajukan. Prosesnya gratis, __tidak ada__ yang boleh meminta biaya.',
    comments: [
      ['arif_beras', 'Terima kasih penjelasannya. Saya ajukan minggu ini.'],
      [
        'joko_gerabah',
        'Perlu NIB ya, Mbak?',
        [['dewi_hub', 'NIB dan foto tempat usaha, Mas Joko. Itu saja.']],
      ],
      ['farid_halal', 'Yang belum punya NIB bisa saya bantu, 20 menit selesai.'],
    ],
  },
  {
    by: 'joko_gerabah',
    text: 'Selamat hari Senin untuk semua yang buka toko sendiri, jaga sendiri, sapu sendiri, dan tetap semangat 💪',
    comments: [
      ['rina_dapur', 'Masak sendiri, cuci sendiri 😄 Semangat Mas!'],
      ['deden_sepatu', 'Hayu semangat!'],
    ],
  },
  {
    by: 'made_ubud',
    text: 'Temu daring bulan ini: **“Dari Manado ke Tokyo”** bersama @hendrik_vco. Kamis malam pukul 19.30 WIB, bebas biaya. Yang mau hadir tulis “ikut” di bawah, tautannya kami kirim sore harinya. #temudaring',
    pictures: ['harbour senja square'],
    comments: [
      ['jenny_roa', 'Ikut!'],
      ['yanti_tenun', 'Ikut, semoga sinyal Atambua baik.'],
      ['ruslan_takalar', 'Ikut.'],
      ['teuku_pala', 'Ikut, Bli.'],
      ['rosma_ulos', 'Ikut, horas!'],
      ['citra_sabun', 'Ikut. Rekamannya ada?', [['made_ubud', 'Ada, dibagikan esok harinya.']]],
    ],
  },
  {
    by: 'yosep_baliem',
    text: 'Sinyal di Wamena tiga hari hilang, mohon maaf pesan baru dibalas. Semua pesanan aman, tidak ada yang hilang, hanya terlambat. Terima kasih sudah menunggu.',
    comments: [
      ['cut_gayo', 'No problem at all, Kak. Good to hear from you.'],
      ['togar_cargo', 'Santai saja, Bung. Kapalnya masih sandar.'],
    ],
  },
  {
    by: 'farid_halal',
    text: 'Pekan ini 17 usaha anggota selesai sertifikat halalnya. Yang paling muda 22 tahun jual seblak, yang paling sepuh 71 tahun jual wingko. Keduanya sama-sama menelepon saya sambil menangis. Saya juga 😄',
    comments: [
      ['euis_keripik', 'Masyaallah Pak Farid, pahalanya banyak.'],
      [
        'nurul_bawang',
        'Punya saya termasuk! Terima kasih sudah sabar mengajari.',
        [['farid_halal', 'Ibu yang rajin, saya hanya menemani.']],
      ],
      ['yohana_kue', 'Bulan depan giliran saya, Pak.'],
    ],
  },
  {
    by: 'mei_kain',
    text: 'Anak saya, 19 tahun, mulai jaga toko. Hari pertama langsung salah potong 3 meter. Saya ingat dulu saya salah potong 10 meter dan ayah saya cuma bilang “besok ukur dua kali”. Saya bilang hal yang sama.',
    comments: [
      ['ratna_canting', 'Indah sekali, Ci. Ayahnya bijak.'],
      ['agus_konveksi', 'Besok ukur dua kali. Saya tulis di meja potong.'],
      [
        'lilis_teh',
        'Semoga betah anaknya, Ci 😊',
        [['mei_kain', 'Hari ini sudah laku 14 potong dia, Bu. Bangga.']],
      ],
    ],
  },
  {
    by: 'yohana_kue',
    text: 'Rapat kecil patungan bahan: mentega, keju, dan terigu untuk musim ramai. Kalau terkumpul 800 kilo mentega kita dapat harga distributor. Sejauh ini 510 kilo. Siapa lagi?',
    comments: [
      ['rina_dapur', '40 kilo, Ci.'],
      ['uni_fitri', 'Roti rendang butuh 25 kilo. Ikut.'],
      ['andi_kakao', 'Cokelat tidak pakai mentega, tapi saya doakan 😄'],
      [
        'euis_keripik',
        'Keju 30 kilo buat keripik keju, boleh?',
        [['yohana_kue', 'Boleh banget, Ceu!']],
      ],
    ],
  },
  {
    by: 'gede_surya',
    text: 'Quick poll, just comment: cash, bank transfer, QRIS, or terms? How do your *business* customers pay you most of the time?',
    comments: [
      ['aliong_lada', 'Transfer, half up front.'],
      ['bambang_jati', 'Termin 30 hari, kadang jadi 45 😅'],
      ['stefani_curah', 'QRIS for people, transfer for offices.'],
      ['deden_sepatu', 'Transfer. Kalau langganan, termin dua minggu.'],
      ['eko_brebes', 'Pasar: tunai. Dari dulu sampai nanti.'],
      ['linda_ekspor', 'Transfer against documents. Always against documents.'],
    ],
  },
  {
    by: 'dewi_hub',
    text: 'Kami sedang menyiapkan panduan “Musim Ramai Tanpa Panik”: stok, kemasan, kurir, arus kas, dan istirahat. Kalau Anda punya satu nasihat, tulis di sini. Yang terpilih kami kutip dengan nama usaha Anda.',
    comments: [
      ['nia_hijab', 'Bungkus sebelum laku, untuk lima produk terlaris.'],
      ['mei_kain', 'Mulai empat bulan sebelumnya.'],
      [
        'yohana_kue',
        'Tutup pesanan saat kapasitas penuh. Berani bilang tidak.',
        [['dewi_hub', 'Ini yang paling sulit dan paling benar.']],
      ],
      ['tuti_jamu', 'Tidur. Sungguh.'],
      ['togar_cargo', 'Kirim Senin–Rabu, jangan Jumat sore.'],
      ['agus_konveksi', 'Simpan uang untuk gaji bulan berikutnya sebelum beli mesin.'],
    ],
  },
  {
    by: 'laode_wuna',
    text: 'Salam dari Kendari! Baru gabung dua minggu, sudah dapat kenalan pembeli, teman resep, dan mitra kemasan. Kenapa tidak dari dulu 😄',
    comments: [
      ['frans_mete', 'Selamat datang, saudara. Mete bersatu!'],
      ['dewi_hub', 'Senang mendengarnya, Pak La Ode 🙏'],
    ],
  },
];
