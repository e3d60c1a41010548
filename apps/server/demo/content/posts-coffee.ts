import type { DemoPost } from './post.ts';

/** Coffee, tea and cocoa, oldest first. */
export const coffeePosts: readonly DemoPost[] = [
  {
    by: 'sahat_kopi',
    text: 'Panen raya Lintong sudah mulai. Cherry merah di tingkat petani naik ke Rp 14.500 per kilo, tahun lalu di waktu yang sama masih sebelas ribuan. Yang kontrak awal bersyukur. #kopi #lintong',
    comments: [
      [
        'cut_gayo',
        'Same picture in Gayo. We honour our contracts, but next season I will ask buyers for a price band instead of a fixed price.',
        [['sahat_kopi', 'Price band masuk akal, Kak. Boleh lihat contoh klausulnya?']],
      ],
      ['yuli_robusta', 'Robusta juga ikut naik. Petani senang, kedai yang pusing.'],
    ],
  },
  {
    by: 'wayan_kintamani',
    text: 'Mencari mesin huller bekas kapasitas 200 kg per jam untuk kelompok tani kami. Kondisi apa adanya tidak masalah, kami punya tukang las yang sabar 😄',
    comments: [
      [
        'yuli_robusta',
        'Di Liwa ada satu yang jarang dipakai, Bli. Saya tanyakan pemiliknya.',
        [['wayan_kintamani', 'Suksma, Kak Yuli. Kalau ada fotonya lebih baik.']],
      ],
      ['andi_kakao', 'Cek ayakannya dulu sebelum bayar, sering itu yang sudah tipis.'],
    ],
  },
  {
    by: 'cut_gayo',
    text: 'Price list for green beans, new crop: washed, semi-washed and honey, all from three cooperatives above 1,400 m. Minimum one bag of 60 kg. Samples of 300 g are free, you only pay the courier.\n\nWe cupped every lot twice with a panel from **outside** our own house. #gayo #greenbeans',
    document: 'daftar-harga-kopi-gayo.pdf',
    comments: [
      [
        'stefani_curah',
        'Do you roast as well? I would like 5 kg a month of something friendly for filter.',
        [
          [
            'cut_gayo',
            'We do! The honey lot is what you want. I will send two roast levels to try.',
          ],
        ],
      ],
      [
        'linda_ekspor',
        'If anyone wants to combine a container to Europe with Nadia, I have space in the next two months.',
      ],
      [
        'komang_villa',
        'Two bags for a villa group in Canggu, please. Can you invoice with VAT?',
        [['cut_gayo', 'Yes, we are registered. Sending a pro forma today.']],
      ],
    ],
  },
  {
    by: 'lilis_teh',
    text: 'Pucuk pagi ini baru dipetik jam enam, masih berembun. Teh putih hanya bisa dipetik 3 sampai 4 kilo sehari, jadi yang mau pesan mohon sabar antre. #teh #ciwidey',
    pictures: ['terraces daun', 'terraces pagi tall'],
    comments: [
      ['stefani_curah', 'Antre 2 kilo, Bu Lilis. Toples kaca saya sudah kosong.'],
      [
        'made_ubud',
        'Indah sekali kebunnya. Kalau ke Bandung saya mampir.',
        [['lilis_teh', 'Mangga Bli, saya siapkan teh dan singkong rebus.']],
      ],
    ],
  },
  {
    by: 'yosep_baliem',
    text: 'Kopi Baliem batch ini 340 kilo, dipikul turun oleh petani lalu diterbangkan. Karena itu harga kami tidak bisa sama dengan daerah yang ada jalan. Terima kasih yang selalu mengerti.',
    pictures: ['cup malam'],
    comments: [
      [
        'cut_gayo',
        'Anyone who has tasted it understands the price. Save me 10 kg, Kak Yosep.',
        [['yosep_baliem', 'Siap Kak Nadia, saya sisihkan.']],
      ],
      ['mama_noken', 'Salam untuk petani di atas sana.'],
      [
        'togar_cargo',
        'Respek. Kalau sudah sampai Jayapura kabari saya, kita carikan kapal yang pas ke Jakarta.',
      ],
    ],
  },
  {
    by: 'andi_kakao',
    text: 'Market note: fermented cocoa beans are trading almost 20 percent above unfermented at our gate this month. Five days in the box, turned twice. If your farmers say it is not worth the trouble, show them this number.',
    pictures: ['chart tanah'],
    comments: [
      [
        'frans_mete',
        'Di Flores banyak yang masih jemur langsung karena butuh uang cepat. Ada skema talangan?',
        [
          [
            'andi_kakao',
            'Kami bayar 60 persen di depan saat biji masuk kotak, sisanya setelah kering. Jalan dua musim ini.',
          ],
        ],
      ],
      ['hendrik_vco', 'Paying part up front is exactly what made our coconut farmers switch too.'],
    ],
  },
  {
    by: 'yuli_robusta',
    text: 'Mau tanya kedai dan roaster: untuk robusta petik merah, lebih suka natural atau full wash? Kami mau menambah satu jalur proses tahun ini tapi tempat jemur terbatas.',
    comments: [
      ['rina_dapur', 'Untuk es kopi susu katering, natural. Wanginya keluar walau kena gula.'],
      ['cut_gayo', 'For blends with arabica I would buy full wash. Cleaner, easier to sell.'],
      [
        'sahat_kopi',
        'Kalau tempat jemur terbatas, full wash lebih aman, Kak. Natural rawan jamur kalau hujan.',
        [
          [
            'yuli_robusta',
            'Itu yang saya takutkan. Terima kasih semua, sepertinya full wash dulu.',
          ],
        ],
      ],
    ],
  },
  {
    by: 'sahat_kopi',
    text: 'Catatan cupping Lintong musim ini saya lampirkan. Tiga lot di atas 84. Favorit pribadi: lot nomor 2, rasa jeruk bali dan gula merah. Jujur lot nomor 5 agak *grassy*, jadi kami jual untuk campuran saja.',
    pictures: ['cup soga square'],
    document: 'cupping-notes-lintong.txt',
    comments: [
      [
        'wayan_kintamani',
        'Jujur menulis kekurangan lot sendiri, itu baru pedagang. Ambil lot 2 untuk tukar contoh dengan Kintamani?',
        [['sahat_kopi', 'Setuju Bli, 500 gram lawan 500 gram.']],
      ],
      ['yuli_robusta', 'Formatnya enak dibaca, boleh ditiru ya Lae.'],
    ],
  },
  {
    by: 'komang_villa',
    text: 'Looking for a tea supplier for 40 villa rooms: individually wrapped, no plastic, three kinds (black, green, lemongrass). About 6,000 sachets a quarter. Branding on the tag would be a plus.',
    comments: [
      [
        'lilis_teh',
        'Bli, kami bisa hitam dan hijau dengan kantong serat jagung. Serai bisa kerja sama dengan Mbok Tuti.',
        [
          ['tuti_jamu', 'Siap, serai kering kami ada 80 kilo.'],
          ['komang_villa', 'Perfect team. Please send one box of each.'],
        ],
      ],
      ['liem_kemas', 'Paper overwrap with your logo, minimum 5,000. I can send a dummy this week.'],
    ],
  },
  {
    by: 'wayan_kintamani',
    text: 'Hujan datang lebih awal di lereng Batur, bunga kopi sebagian rontok. Perkiraan kami hasil turun 15 persen. Yang biasa ambil dari kami, mohon kabari kebutuhan lebih awal supaya bisa kami bagi rata.',
    comments: [
      [
        'komang_villa',
        'Same amount as last year for us, Bli, but we can wait for the second picking.',
      ],
      [
        'gede_surya',
        'Turut prihatin, Bli Wayan. Kalau perlu pengering tenaga surya kecil, kita bisa hitung bersama.',
        [['wayan_kintamani', 'Menarik, Bli Gede. Mampir kalau lewat Kintamani.']],
      ],
      ['cut_gayo', 'Sorry to hear that. Telling buyers early is the right thing to do.'],
    ],
  },
  {
    by: 'andi_kakao',
    text: 'Cokelat batang 68% dari biji fermentasi kami sendiri akhirnya lolos uji rasa keluarga: nenek saya bilang “masih pahit, tapi enak” 😄 Produksi pertama 300 batang.',
    pictures: ['packages soga'],
    comments: [
      [
        'stefani_curah',
        '60 bars for me, if you have them wrapped in paper.',
        [['andi_kakao', 'Kertas, pakai pita serat pisang. Saya sisihkan 60.']],
      ],
      ['yohana_kue', 'Ada couverture-nya juga, Pak? Untuk isian nastar cokelat.'],
      ['ruslan_takalar', 'Nenek selalu jujur. Sukses, saudara!'],
    ],
  },
  {
    by: 'lilis_teh',
    text: 'Tips menyimpan teh: **jauhkan dari dapur**. Teh itu seperti spons, bau bawang goreng pun ikut masuk. Kaleng rapat, tempat gelap, habiskan sebelum enam bulan.',
    comments: [
      ['nurul_bawang', 'Maafkan aroma bawang goreng saya 😄'],
      ['bang_jali', 'Pantes teh di warung rasanya soto, Teh 🤣'],
      ['tuti_jamu', 'Simplisia jamu juga begitu. Terima kasih diingatkan, Bu Lilis.'],
    ],
  },
  {
    by: 'cut_gayo',
    text: 'Three roasters visited us this week and all asked the same question: *can you trace this bag to a village?* We can, down to the collector. It is only a notebook and a stamp, no app. Start simple.',
    comments: [
      [
        'wahyu_lapak',
        'As a software person I approve of the notebook. Digitise later, once the habit is there.',
      ],
      [
        'farid_halal',
        'Catatan seperti itu juga yang paling ditanya saat audit halal. Bagus sekali, Kak.',
      ],
      [
        'andi_kakao',
        'Kami pakai benang warna per desa di mulut karung. Murah dan tidak bisa luntur.',
        [['cut_gayo', 'Coloured thread! Stealing that idea, thank you.']],
      ],
    ],
  },
  {
    by: 'yuli_robusta',
    text: 'Kedai mana yang butuh robusta untuk blend? Full wash batch pertama sudah jadi 120 kilo. Contoh 200 gram gratis untuk sepuluh orang pertama yang komentar 👇',
    pictures: ['cherries tanah', 'cup rempah'],
    comments: [
      ['rina_dapur', 'Mau, Kak!'],
      ['komang_villa', 'Me please, Denpasar.'],
      ['bang_jali', 'Abang mau, buat kopi item di warung.'],
      [
        'anwar_servis',
        'Banjarbaru satu, Kak. Kopi untuk teman solder.',
        [['yuli_robusta', 'Siap, empat dulu ya yang masuk. Minggu ini saya kirim semua.']],
      ],
    ],
  },
];
