import type { DemoPost } from './post.ts';

/** Short notes of a trading day: prices, small questions, small successes, oldest first. */
export const marketPosts: readonly DemoPost[] = [
  {
    by: 'arif_beras',
    text: 'Gabah kering panen di Karawang Rp 6.700. Penggilingan antre dua hari. #hargapasar',
  },
  {
    by: 'nurul_bawang',
    text: 'Ada yang tahu tempat servis mesin spinner peniris minyak di sekitar Probolinggo? Bunyinya sudah seperti helikopter.',
    comments: [
      [
        'liem_kemas',
        'Biasanya bearing, Bu. Beli sendiri 35 ribu, ganti 10 menit.',
        [['nurul_bawang', 'Alhamdulillah benar bearing. Sudah halus lagi.']],
      ],
    ],
  },
  {
    by: 'okto_vanili',
    text: 'Vanilla flowers opened early this week. Pollinating by hand from six until ten, every day, no Sundays. Good coffee helps.',
  },
  {
    by: 'teuku_pala',
    text: 'Harga biji pala di Tapaktuan turun tipis, Rp 2.000 per kilo. Pengepul bilang karena kapal kemarin penuh. Kita lihat minggu depan.',
    comments: [['hasan_cengkeh', 'Di Banda masih bertahan, Bang. Jangan lepas semua dulu.']],
  },
  {
    by: 'deden_sepatu',
    text: 'Contoh sepatu dapur anti licin sudah dicoba koki hotel selama seminggu. Komentarnya satu: “minta lagi”. 🙌',
  },
  {
    by: 'frans_mete',
    text: 'Mesin kupas mete kami dari bengkel lokal, 60 kilo per jam, pecah 12 persen. Apakah angka pecah segitu wajar? Baru pertama pakai mesin.',
    comments: [
      [
        'laode_wuna',
        'Bisa turun ke 8 persen kalau dikukus 5 menit lebih lama, saudara.',
        [['frans_mete', 'Dicoba besok pagi.']],
      ],
    ],
  },
  {
    by: 'lilis_teh',
    text: 'Kabut sampai jam sembilan pagi ini. Pemetik tetap turun, pakai jas hujan warna-warni, kebunnya jadi seperti pesta.',
    pictures: ['terraces pesisir'],
  },
  {
    by: 'aliong_lada',
    text: 'Rupiah moved a little today, three buyers called within the hour to “renegotiate”. Funny how nobody calls when it moves the other way.',
    comments: [
      [
        'linda_ekspor',
        'Put the exchange rate and its validity in the quotation. Two lines, saves an hour.',
      ],
      ['hasan_cengkeh', 'Betul, tulis berlaku tujuh hari.'],
    ],
  },
  {
    by: 'rosma_ulos',
    text: 'Tumtuman kecil merah untuk hiasan kepala pengantin, siapa yang bisa buat 200 buah? Perajin langganan saya sedang pulang kampung.',
    comments: [['dayang_manik', 'Kirim contohnya, Kak. Kelompok kami bisa coba.']],
  },
  {
    by: 'ruslan_takalar',
    text: 'Hasil jemur hari ini bagus, angin timur kering. Kalau begini terus, kontrak 8 ton aman.',
    pictures: ['harbour pesisir'],
  },
  {
    by: 'yuli_robusta',
    text: 'Jalan ke Liwa sudah bisa dilewati truk lagi. Kiriman yang tertahan mulai turun malam ini.',
    comments: [['arif_beras', 'Syukurlah. Hati-hati kabut, Kak.']],
  },
  {
    by: 'mpok_nur',
    text: 'Seragam kelurahan 85 potong, *lunas*, tanpa ditagih. Dunia ternyata masih baik-baik aje 😄',
  },
  {
    by: 'mei_kain',
    text: 'Tanah Abang ramai lagi mulai awal pekan. Yang dicari: rayon polos warna bumi, linen campuran, dan batik cap lembaran. Yang sepi: brokat. Sekadar catatan buat yang mau belanja stok.',
    comments: [
      ['nia_hijab', 'Sama di Bandung, Ci. Warna sage dan terakota cepat habis.'],
      [
        'ratna_canting',
        'Terima kasih infonya. Batik cap lembaran siap 300 potong kalau ada yang kosong, @mei_kain.',
        [['mei_kain', 'Kirim 80 dulu, Bu Ratna. Campur motif.']],
      ],
      ['agus_konveksi', 'Brokat memang menunggu musim nikah.'],
    ],
  },
  {
    by: 'dimas_kulit',
    text: 'Cari rivet kuningan 8 mm yang tidak cepat hitam. Ada rekomendasi merek atau tokonya?',
    comments: [
      [
        'budi_glodok',
        'Di lantai dua gedung saya ada toko aksesori, yang *solid brass*. Saya fotokan raknya.',
      ],
      ['ketut_perak', 'Minta yang dilapis lak tipis, tahan setahun.'],
    ],
  },
  {
    by: 'asep_bordir',
    text: 'Mesin bordir 12 kepala penuh sampai akhir bulan. Terima kasih yang sudah percaya, mohon yang baru antre ya 🙏',
  },
  {
    by: 'eko_brebes',
    text: 'Rawit turun ke 46.000, keriting 35.000. Warung pecel lele boleh senyum lagi. #hargapasar #cabai',
    comments: [
      ['rina_dapur', 'Sambal kembali ke menu! 🎉'],
      ['bang_jali', 'Akhirnye.'],
    ],
  },
  {
    by: 'anwar_servis',
    text: 'Ruko di Banjarmasin resmi jadi titik kumpul kiriman anggota. Rak sudah dipasang, pintu buka jam 7. Siap menerima kardus pertama!',
    pictures: ['shelves pesisir'],
  },
  {
    by: 'sahat_kopi',
    text: 'Barter contoh dengan Bli @wayan_kintamani sudah sampai. Kintamani di lidah: jeruk, bersih, ringan. Kalau Lintong itu cerita panjang, Kintamani itu puisi.',
    comments: [['wayan_kintamani', 'Dan Lintong itu seperti pamanmu yang bijak, Lae 😄']],
  },
  {
    by: 'maryam_mandailing',
    text: 'Pesanan gula 100 kilo untuk Takengon sudah Ibu kirim tadi pagi. Kata sopirnya baunya bikin lapar sepanjang jalan.',
  },
  {
    by: 'citra_sabun',
    text: 'New batch: lemongrass and charcoal. My test panel (two aunts and a very honest teenager) chose lemongrass, 2 to 1.',
    pictures: ['packages indigo'],
    comments: [
      [
        'stefani_curah',
        'The teenager chose charcoal, right?',
        [['citra_sabun', 'Of course. Because it looks “aesthetic”.']],
      ],
    ],
  },
  {
    by: 'jenny_roa',
    text: 'Ikan roa asap naik 15 persen karena gelombang tinggi. Harga sambal *tetap* bulan ini, semoga bulan depan laut ramah.',
    comments: [['hendrik_vco', 'Hang in there, Jen. It should calm down in two weeks.']],
  },
  {
    by: 'tenri_sutra',
    text: 'Menerima kunjungan pembeli dari Jakarta besok lusa. Rumah tenun sudah disapu tiga kali, ibu-ibu sudah memilih sarung terbaik. Doakan lancar 🙏',
    comments: [
      [
        'novi_songket',
        'Semangat Kak Tenri! Siapkan cerita motifnya, biasanya itu yang bikin jadi beli.',
      ],
      [
        'andi_kakao',
        'Lancar, Bu. Kalau perlu cokelat panas untuk menjamu, kami kirim.',
        [['tenri_sutra', 'Wah, mau! Lima bungkus cukup, Pak Andi.']],
      ],
    ],
  },
  {
    by: 'lalu_mutiara',
    text: 'Anting mutiara baroque kolaborasi dengan Mbok @ketut_perak sudah di etalase. Hari pertama dua pasang terjual sebelum lampunya sempat dinyalakan.',
    comments: [
      ['ketut_perak', 'Saya buat sepuluh lagi, Pak Lalu!'],
      ['dayang_manik', 'Cantik sekali pasti.'],
    ],
  },
  {
    by: 'rahmat_madu',
    text: 'Stok madu tinggal 34 kilo. Setelah itu sampai jumpa musim depan, kami tidak akan mencampur hanya supaya ada barang.',
  },
  {
    by: 'uda_rizal',
    text: 'Gudang baru di Padang, 200 meter, lantainya sudah dicor. Setelah sebelas tahun numpang di garasi mertua, akhirnya 😄',
    comments: [
      [
        'uni_fitri',
        'Selamat Uda! Mertua pasti juga lega 😄',
        [['uda_rizal', 'Beliau yang paling dulu bersih-bersih garasi, Uni.']],
      ],
      ['aliong_lada', 'Congratulations! Now you have room for more pepper.'],
      ['tuti_jamu', 'Selamat, semoga penuh berkah.'],
    ],
  },
];
