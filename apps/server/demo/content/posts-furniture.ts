import type { DemoPost } from './post.ts';

/** Teak, rattan, bamboo, pottery and things for the home, oldest first. */
export const furniturePosts: readonly DemoPost[] = [
  {
    by: 'bambang_jati',
    text: 'Katalog mebel jati tahun ini sudah selesai: kursi tamu, meja makan, lemari, dan seri anak. Kayu kering oven 12 persen, ada surat legalitas kayu. Untuk toko di luar Jawa kami bantu hitung muat kontainer bersama. #jepara #mebel',
    pictures: ['chair tanah', 'chair soga', 'shelves tanah', 'chair pagi'],
    document: 'katalog-mebel-jepara.pdf',
    comments: [
      [
        'komang_villa',
        'Pak Bambang, kursi seri C bisa tanpa ukiran? Untuk vila modern, 24 buah.',
        [
          ['bambang_jati', 'Bisa Bli, malah lebih cepat. Lima minggu.'],
          ['komang_villa', 'Oke, saya kirim gambar potongannya.'],
        ],
      ],
      [
        'made_ubud',
        'Serat kayunya cantik. Finishing minyak atau melamin, Pak?',
        [['bambang_jati', 'Dua-duanya ada. Untuk rumah pantai saya sarankan minyak.']],
      ],
      [
        'siti_rotan',
        'Dudukan seri D kalau dikombinasi anyaman rotan pasti manis, Pak.',
        [['bambang_jati', 'Setuju Bu, ayo kita buat contoh satu.']],
      ],
    ],
  },
  {
    by: 'siti_rotan',
    text: 'Our rattan catalogue is ready in English: 26 pieces, with carton sizes and how many fit in a 40 HC. Everything is woven in Cirebon villages by about seventy families.',
    pictures: ['weave tanah', 'weave soga', 'chair daun'],
    document: 'rattan-catalogue.pdf',
    comments: [
      [
        'linda_ekspor',
        'Finally someone who lists carton sizes! You just saved me three emails per enquiry.',
        [['siti_rotan', 'I learned it from your post last month 😊']],
      ],
      [
        'komang_villa',
        'The pendant lamp on page 9, is it available in 60 cm?',
        [['siti_rotan', 'Bisa Bli, minimal 10 buah.']],
      ],
      ['stefani_curah', 'Any small baskets without lacquer, safe for bread?'],
    ],
  },
  {
    by: 'joko_gerabah',
    text: 'Tungku bocor lagi, 60 pot retak rambut. Kata bapak saya, kalau gerabah pecah berarti ada yang lebih bagus mau lahir. Saya amini sambil menangis sedikit 😅',
    comments: [
      [
        'putri_keramik',
        'Turut prihatin Mas. Suhu naiknya kecepetan? Di bawah 600 jangan lebih dari 100 derajat per jam.',
        [['joko_gerabah', 'Iya Mbak, kemarin dikejar hujan. Besok saya pelankan.']],
      ],
      [
        'ujang_bambu',
        'Yang retak rambut bisa jadi pot bonsai, Mas. Banyak yang cari justru yang begitu.',
      ],
    ],
  },
  {
    by: 'ujang_bambu',
    text: 'Bambu apus awet 3 tahun lebih kalau direndam boraks 7 hari, bukan 3. Banyak yang potong waktu lalu menyalahkan bambunya. #bambu #tips',
    comments: [
      ['made_ubud', 'Betul Kang. Di Bali juga dipotong waktu bulan gelap, getahnya sedikit.'],
      ['siti_rotan', 'Rotan pun begitu, harus digoreng minyak dulu. Tidak ada jalan pintas.'],
      [
        'komang_villa',
        'Could you treat 400 poles, 4 metres, for a gazebo project?',
        [['ujang_bambu', 'Bisa Bli, butuh tiga minggu termasuk jemur.']],
      ],
    ],
  },
  {
    by: 'komang_villa',
    text: 'Project brief: 14 villas in Tabanan, fit-out in four months. We need dining chairs, sunbeds, table lamps, bathroom ceramics, woven bins. Local makers first. The spec sheet is attached, please quote per item and be honest about lead times.',
    pictures: ['terraces pesisir'],
    document: 'villa-spec-sheet.pdf',
    comments: [
      ['bambang_jati', 'Kursi makan dan sunbed kami siap menawar, Bli. Besok sore saya kirim.'],
      [
        'putri_keramik',
        'Bathroom set: tumbler, soap dish, tray. 14 villas times how many bathrooms?',
        [
          ['komang_villa', 'Three per villa, so 42 sets plus 10 percent spare.'],
          ['putri_keramik', '46 sets, 7 weeks. Quote is on its way.'],
        ],
      ],
      ['siti_rotan', 'Lampu dan tempat sampah anyaman kami kirim penawaran Jumat, ya.'],
      [
        'joko_gerabah',
        'Pot besar untuk taman masuk tidak, Bli? Ada 80 cm.',
        [['komang_villa', 'Good idea, quote 28 of them.']],
      ],
    ],
  },
  {
    by: 'putri_keramik',
    text: 'Glaze test day: 36 tiles, one of them exactly the sea green I have been after for two years. I wrote the recipe on paper, on the wall, and on my arm.',
    comments: [
      ['joko_gerabah', 'Hahaha, lengan jangan dicuci dulu, Mbak.'],
      ['made_ubud', 'Show us on a bowl! Selamat, Putri.'],
      ['ketut_perak', 'Two years for one colour. This is why handmade costs what it costs.'],
    ],
  },
  {
    by: 'made_ubud',
    text: 'Kayu suar sisa potongan meja besar menumpuk di bengkel. Ada yang bisa memanfaatkan? Ukuran kira-kira 15 x 20 x 4 cm, 300 lebih. Harga ganti ongkos angkut saja.',
    comments: [
      ['dayang_manik', 'Untuk alas pajangan kalung cocok sekali, Bli. 40 potong ya.'],
      [
        'ketut_perak',
        'Saya juga mau 30 untuk display cincin.',
        [['made_ubud', 'Siap, diamplas dulu supaya tidak menggores perak.']],
      ],
      [
        'dimas_kulit',
        'Pas untuk alas potong kecil. 50, Bli, boleh barter dompet?',
        [['made_ubud', 'Barter diterima dengan senang hati 😄']],
      ],
    ],
  },
  {
    by: 'bambang_jati',
    text: 'Harga log jati kelas A2 di lelang kemarin naik 6 persen. Pesanan yang sudah DP tetap harga lama, insyaallah kami pegang kata.',
    pictures: ['chart soga'],
    comments: [
      ['komang_villa', 'Appreciate that, Pak Bambang. Trust is the best discount.'],
      ['made_ubud', 'Suar dan trembesi masih stabil kalau ada yang mau beralih.'],
    ],
  },
  {
    by: 'siti_rotan',
    text: 'Ibu-ibu anyam minta libur tiga hari karena musim tanam. Jadwal kirim mundur sedikit dan saya sudah kabari semua pembeli. Tidak ada satu pun yang keberatan. Ternyata kalau dijelaskan, orang mengerti.',
    comments: [
      ['umbu_ikat', 'Betul Ibu. Penenun kami juga petani dulu, baru penenun.'],
      [
        'linda_ekspor',
        'Early notice is everything. I moved the booking, no extra cost.',
        [['siti_rotan', 'Terima kasih Bu Linda, selalu sigap.']],
      ],
    ],
  },
  {
    by: 'joko_gerabah',
    text: 'Pot retak rambut kemarin: **habis**. Dibeli komunitas bonsai di Semarang, minta lagi malah. Terima kasih Kang @ujang_bambu, idenya jadi uang 😄',
    pictures: ['pottery tanah', 'pottery soga square'],
    comments: [
      ['ujang_bambu', 'Alhamdulillah, ikut bungah Mas.'],
      [
        'putri_keramik',
        'Jadi sekarang harus sengaja retak? 😂',
        [['joko_gerabah', 'Itu dia masalahnya, Mbak. Sekarang malah tidak mau retak.']],
      ],
      ['yohana_kue', 'Bapaknya benar, ada yang lebih bagus mau lahir.'],
    ],
  },
  {
    by: 'ujang_bambu',
    text: 'Sedotan bambu sudah mulai jenuh, harga jatuh karena semua orang bikin. Kami pindah ke tutup toples, gagang sikat, dan baki. Saran saya untuk teman seperajin: cari yang *sulit* ditiru dalam seminggu.',
    comments: [
      [
        'stefani_curah',
        'Agree. Brush handles with a replaceable head would fly off my shelves.',
        [['ujang_bambu', 'Kepala sikat bisa diganti, siap saya coba, Neng.']],
      ],
      ['citra_sabun', 'Kotak sabun bambu berlubang juga, Kang. Saya pesan 200.'],
      ['liem_kemas', 'Bambu untuk tutup parfum lagi naik, Kang. Presisinya harus 0,1 mm.'],
    ],
  },
  {
    by: 'putri_keramik',
    text: 'Membuka kelas keramik akhir pekan untuk 8 orang, khusus anggota sini harga teman. Bawa baju yang rela kotor. Hasil dikirim tiga minggu kemudian setelah dua kali bakar. Pendaftaran [di sini](https://example.com/kelas-keramik).',
    pictures: ['pottery pagi', 'pottery senja', 'pottery indigo'],
    comments: [
      ['nia_hijab', 'Ikut dua orang, Mbak!'],
      [
        'lilis_teh',
        'Saya mau belajar bikin cangkir teh sendiri.',
        [['putri_keramik', 'Dicatat, Bu Lilis. Kita buat yang pas untuk teh putih.']],
      ],
      [
        'euis_keripik',
        'Boleh bawa anak umur 9 tahun?',
        [['putri_keramik', 'Boleh, ada meja kecilnya.']],
      ],
    ],
  },
  {
    by: 'bambang_jati',
    text: 'Contoh kursi seri D kombinasi jati dan anyaman rotan Bu @siti_rotan sudah jadi. Kuat, ringan, dan sejuk diduduki. Rencana kami pajang di pameran bulan depan dengan dua nama sekaligus.',
    comments: [
      [
        'siti_rotan',
        'Masyaallah bagus sekali Pak. Anyamannya saya rapikan sedikit di sudut untuk produksi nanti.',
      ],
      [
        'komang_villa',
        'Put me down for 28. I am serious.',
        [['bambang_jati', 'Siap Bli, kami hitung bersama Bu Siti.']],
      ],
      ['dewi_hub', 'Kolaborasi yang lahir dari kolom komentar! Selamat Bapak dan Ibu.'],
      [
        'ratna_canting',
        'Kalau butuh bantalan batik, saya siap jadi nama ketiga 😊',
        [['siti_rotan', 'Ayo Bu Ratna!']],
      ],
    ],
  },
  {
    by: 'komang_villa',
    text: 'Villa project update: 11 of 16 items are now ordered from members of this community. Two makers told me honestly they could not meet the date. Those two will be the first I call next time.',
    comments: [
      [
        'putri_keramik',
        'That is how it should work. First kiln load of your tumblers is out today, all good.',
      ],
      ['joko_gerabah', 'Pot 80 cm sudah 12 jadi, Bli.'],
      ['made_ubud', 'Proud of this community. Suksma, Komang.'],
    ],
  },
  {
    by: 'made_ubud',
    text: 'Mohon saran: pengemasan meja suar 2,4 meter untuk dikirim ke Batam. Peti kayu penuh berat dan mahal, tapi kardus saja saya tidak berani.',
    comments: [
      [
        'bambang_jati',
        'Rangka kayu keliling, sudut dilapis busa 5 cm, lalu karton tebal. Beratnya tambah 18 kilo saja.',
      ],
      [
        'liem_kemas',
        'Use honeycomb board on both faces. Light, and it takes a hit from a forklift.',
        [
          ['made_ubud', 'Honeycomb belum pernah coba. Ada lembaran 2,4 meter, Koh?'],
          ['liem_kemas', 'Ada, 10 lembar minimal.'],
        ],
      ],
      [
        'togar_cargo',
        'Tulis “jangan ditumpuk” besar-besar di tiga sisi, Bli. Satu sisi saja pasti tidak dibaca.',
      ],
    ],
  },
];
