import type { DemoPost } from './post.ts';

/** Freight, export and documents, oldest first. */
export const shippingPosts: readonly DemoPost[] = [
  {
    by: 'linda_ekspor',
    text: 'First export? The checklist I send to every new client is attached. Two pages, no jargon. Read the part about *HS codes* twice: nearly every delay I see starts there. #ekspor',
    pictures: ['containers indigo'],
    document: 'export-document-checklist.txt',
    comments: [
      ['rosma_ulos', 'This is gold, Linda. Printed it and taped it over my desk.'],
      [
        'okto_vanili',
        'Is phytosanitary needed for cured vanilla samples of 200 g?',
        [
          [
            'linda_ekspor',
            'Depends on the country. For the EU small samples pass, for Japan get the paper anyway.',
          ],
        ],
      ],
      [
        'yanti_tenun',
        'Boleh minta versi Indonesianya, Kak? Untuk anggota kelompok.',
        [['linda_ekspor', 'Besok saya buatkan, Kak Yanti.']],
      ],
      ['siti_rotan', 'HS code rotan saya salah dua tahun, ternyata 🙈'],
    ],
  },
  {
    by: 'togar_cargo',
    text: 'Jadwal kapal Belawan dan Priok untuk empat minggu ke depan. Batas muatan masuk dua hari sebelum berangkat, **bukan** hari yang sama. Tolong jangan marahi petugas gudang kami ya 😄',
    pictures: ['harbour senja', 'containers cabai', 'harbour pagi'],
    document: 'jadwal-muat-kapal.pdf',
    comments: [
      [
        'sahat_kopi',
        'Noted, Lae. 40 karung untuk keberangkatan kedua.',
        [['togar_cargo', 'Sudah kutulis.']],
      ],
      [
        'aliong_lada',
        'Dari Pangkalpinang bisa transit Priok di jadwal ketiga?',
        [['togar_cargo', 'Bisa Koh, asal tiba Priok hari Rabu.']],
      ],
      ['uda_rizal', 'Terima kasih jadwalnya, ditempel di gudang.'],
    ],
  },
  {
    by: 'linda_ekspor',
    text: 'FOB or CIF? If it is your first container: sell FOB, sleep well. You can learn the rest later. If the buyer insists on CIF, call me **before** you quote, not after.',
    comments: [
      ['cut_gayo', 'I quoted CIF once without checking the season surcharge. Once.'],
      [
        'hasan_cengkeh',
        'Setuju, FOB dulu. CIF pertama saya rugi 11 juta.',
        [['linda_ekspor', 'Expensive school, Pak Hasan. But you graduated.']],
      ],
    ],
  },
  {
    by: 'galuh_sasirangan',
    text: 'Ongkir ke Papua naik lagi minggu ini. Untuk paket kain 2 kilo sekarang hampir setengah harga barang. Ada yang punya cara menggabung kiriman dari Kalimantan?',
    comments: [
      [
        'mama_noken',
        'Kami juga kesulitan kirim keluar, Kakak. Mungkin bisa satu kardus pergi, satu kardus pulang?',
        [
          ['galuh_sasirangan', 'Maksudnya tukar isi kardus, Mama? Menarik!'],
          [
            'togar_cargo',
            'Bisa diatur: konsolidasi dua arah lewat Makassar. Saya hitungkan untuk Ibu berdua.',
          ],
        ],
      ],
      ['anwar_servis', 'Saya ikut kirim suku cadang, Bu Galuh. Banjarbaru dekat, bisa gabung.'],
    ],
  },
  {
    by: 'togar_cargo',
    text: 'Kesalahan paling sering di kiriman: kardus bekas mi instan. Murah, tapi sudah lemas. Beli kardus baru lima ribu lebih murah daripada klaim lima ratus ribu.',
    comments: [
      ['liem_kemas', 'Preach, Bang Togar. Dinding ganda untuk apa pun di atas 12 kilo.'],
      ['joko_gerabah', 'Saya mengaku salah 🙋 sejak ganti kardus, pecahnya tinggal satu dua.'],
      ['nurul_bawang', 'Kardus mi untuk tetangga saja ya, Pak 😄'],
    ],
  },
  {
    by: 'hendrik_vco',
    text: 'Our first pallet to Japan has been accepted without a single remark. Eleven months of emails, four sample rounds, one broken bottle. Worth every bit of it. Thank you @linda_ekspor for answering at midnight.',
    comments: [
      ['linda_ekspor', 'Midnight for you, coffee for me. Congratulations, Hendrik!'],
      [
        'jenny_roa',
        'Omedetou! Traktir sambal roa dulu 😄',
        [['hendrik_vco', 'Traktir VCO boleh?']],
      ],
      ['cut_gayo', 'Eleven months. People only see the last day. Well done.'],
      [
        'dewi_hub',
        'Wow, selamat Pak Hendrik! Mau berbagi ceritanya di temu daring bulan ini?',
        [['hendrik_vco', 'With pleasure.']],
      ],
    ],
  },
  {
    by: 'aliong_lada',
    text: 'Tanya: asuransi kargo antarpulau, teman-teman ambil per kiriman atau tahunan? Kiriman saya rata-rata tiga kali sebulan, nilai 40–60 juta.',
    comments: [
      [
        'togar_cargo',
        'Kalau sudah tiga kali sebulan, tahunan lebih masuk, Koh. Minta klausul basah air laut.',
      ],
      [
        'bambang_jati',
        'Saya tahunan, klaim pertama cair 3 minggu. Foto sebelum muat wajib.',
        [['aliong_lada', 'Foto sebelum muat, catat. Terima kasih Pak Bambang.']],
      ],
    ],
  },
  {
    by: 'linda_ekspor',
    text: 'Container rates Surabaya to Rotterdam eased about 9 percent this month, and space is finally easy to get. If you have been waiting with furniture or rattan, this is a decent window.',
    comments: [
      [
        'siti_rotan',
        'Saya ambil satu 40 HC akhir bulan, Bu Linda.',
        [['linda_ekspor', 'Booked. Stuffing date by Wednesday, please.']],
      ],
      [
        'bambang_jati',
        'Kami setengah kontainer, bisa digabung Bu Siti?',
        [['siti_rotan', 'Bisa Pak, kursi bapak ditumpuk anyaman saya 😄']],
      ],
    ],
  },
  {
    by: 'frans_mete',
    text: 'Truk dari Maumere ke Larantuka tertahan longsor kecil, jadi kiriman mete ke Surabaya mundur empat hari. Semua karung aman. Sopir kami baik-baik saja, itu yang utama.',
    pictures: ['truck senja'],
    comments: [
      ['liem_kemas', 'Keselamatan nomor satu. Pouch-nya menunggu dengan sabar di gudang, Pak.'],
      ['yanti_tenun', 'Puji Tuhan sopirnya selamat. Hati-hati, hujan masih turun.'],
    ],
  },
  {
    by: 'mama_noken',
    text: 'Kardus pulang-pergi dengan Ibu Galuh sudah jalan satu kali. Sasirangan ke Jayapura, noken ke Banjarmasin. Ongkos jadi separuh! Terima kasih Bapak Togar yang mengatur 🙏',
    pictures: ['truck pagi'],
    comments: [
      ['galuh_sasirangan', 'Mama, nokennya sudah laku semua di sini! Kirim lagi ya.'],
      ['togar_cargo', 'Ini kiriman paling menyenangkan yang kuurus tahun ini.'],
      ['made_ubud', 'Ide sederhana, hasil besar. Luar biasa.'],
    ],
  },
  {
    by: 'linda_ekspor',
    text: 'Pengingat: certificate of origin [bisa diurus daring](https://example.com/certificate-of-origin), dan bea masuk pembeli Anda bisa turun sampai nol karenanya. Selisih itu alat tawar Anda. Jangan diberikan gratis.',
    comments: [
      ['hasan_cengkeh', 'Baru tahu bisa jadi alat tawar. Terima kasih, Bu.'],
      ['andi_kakao', 'Pembeli saya memang selalu minta, sekarang saya tahu kenapa 😄'],
      [
        'ratna_canting',
        'Untuk batik ke Jepang berlaku juga, Bu Linda?',
        [['linda_ekspor', 'Berlaku, Bu Ratna. Asal bahan dan prosesnya di sini.']],
      ],
    ],
  },
  {
    by: 'togar_cargo',
    text: 'Butuh dua mitra gudang kecil di Makassar dan Banjarmasin untuk titik kumpul kiriman anggota. Syaratnya: kering, bisa dibuka jam 7 pagi, dan orangnya bisa dihubungi. Sewa dibayar di muka.',
    comments: [
      [
        'anwar_servis',
        'Banjarmasin ada ruko keluarga kosong, 60 meter. Saya kirim fotonya.',
        [['togar_cargo', 'Cocok kedengarannya. Ditunggu, Bang Anwar.']],
      ],
      ['ruslan_takalar', 'Makassar saya tanya sepupu yang punya gudang dekat pelabuhan.'],
    ],
  },
  {
    by: 'siti_rotan',
    text: 'Sudah berangkat! 412 karton, satu kontainer berdua dengan Pak Bambang. Muatnya dari subuh sampai magrib, kaki gempor tapi hati senang. #ekspor #rotan',
    pictures: ['containers senja', 'truck malam'],
    comments: [
      ['bambang_jati', 'Terima kasih Bu Siti dan tim. Susunannya rapi seperti puzzle.'],
      [
        'linda_ekspor',
        'Vessel departs tomorrow night. I will post the arrival date here.',
        [['siti_rotan', 'Doakan ombaknya tenang.']],
      ],
      ['euis_keripik', 'Keren pisan, Bu! Semoga laris di sana.'],
    ],
  },
];
