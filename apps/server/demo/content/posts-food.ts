import type { DemoPost } from './post.ts';

/** Snacks, rice, honey, catering and halal matters, oldest first. */
export const foodPosts: readonly DemoPost[] = [
  {
    by: 'euis_keripik',
    text: 'Paket reseller keripik singkong, pisang, dan tempe sudah siap. Mulai 10 bungkus campur rasa, potongan sampai 25 persen. Rincian di lampiran ya, jangan tanya harga di komentar nanti saya bingung jawabnya 😄 #reseller #keripik',
    pictures: ['jars senja', 'packages cabai', 'stall pesisir'],
    document: 'paket-reseller-keripik.pdf',
    comments: [
      [
        'arif_beras',
        'Ceu, ke Karawang bisa titip mobil sayur kan? Ambil paket B dua.',
        [['euis_keripik', 'Bisa Kang, mobilnya berangkat jam 3 subuh tiap Selasa.']],
      ],
      [
        'rina_dapur',
        'Untuk snack box, ada yang 30 gram?',
        [['euis_keripik', 'Ada Teh, minimal 200 bungkus. Harganya beda, saya japri.']],
      ],
      [
        'stefani_curah',
        'Any chance of a bulk version without plastic? My customers bring their own jars.',
        [['euis_keripik', 'Bisa pakai kaleng 3 kilo, tukar kaleng setiap minggu ya.']],
      ],
    ],
  },
  {
    by: 'farid_halal',
    text: 'Banyak yang bertanya urutan sertifikasi halal untuk usaha mikro. Ringkasnya:\n\n1. Punya NIB dulu.\n2. Catat **semua** bahan, termasuk bumbu dan minyak.\n3. Siapkan diagram alir produksi, cukup tulisan tangan yang rapi.\n4. Daftar, lalu tunggu pendamping memverifikasi.\n\nDaftar periksa lengkap saya lampirkan, gratis. #halal',
    document: 'checklist-sertifikasi-halal.pdf',
    comments: [
      [
        'nurul_bawang',
        'Jazakallah Pak Farid. Diagram alirnya cukup satu halaman?',
        [['farid_halal', 'Cukup, Bu. Yang penting urutannya benar dan titik kritisnya ditandai.']],
      ],
      [
        'yohana_kue',
        'Untuk dapur rumahan yang peralatannya campur keluarga bagaimana, Pak?',
        [
          [
            'farid_halal',
            'Peralatan produksi dipisah dan diberi tanda, Ci. Tidak harus dapur baru.',
          ],
        ],
      ],
      ['uni_fitri', 'Tahun lalu saya dibantu Pak Farid, beres dalam 5 minggu.'],
      ['jenny_roa', 'Menyimpan ini. Terima kasih, sangat jelas.'],
    ],
  },
  {
    by: 'arif_beras',
    text: 'Beras pandan wangi panen baru, patahan di bawah 8 persen. Kemasan 5, 10, dan 25 kilo. Untuk rumah makan ada harga langganan mingguan.',
    comments: [
      [
        'rina_dapur',
        '50 kilo per minggu untuk Bogor, Kang. Bisa antar Senin pagi?',
        [['arif_beras', 'Bisa, sebelum jam 7.']],
      ],
      ['uni_fitri', 'Beras pera ada, Mas? Rendang kurang cocok dengan yang pulen 😄'],
    ],
  },
  {
    by: 'uni_fitri',
    text: 'Rendang kemasan vakum kami lulus perjalanan Bukittinggi – Jayapura tujuh hari, dibuka masih segar. Uji coba paling menegangkan dalam hidup saya.',
    comments: [
      [
        'mama_noken',
        'Saya yang terima! Rasanya enak sekali, anak-anak langsung habiskan.',
        [['uni_fitri', 'Terima kasih Mama sudah mau jadi kelinci percobaan 😄']],
      ],
      ['liem_kemas', 'Plastiknya yang 100 mikron kan, Uni? Jangan turun dari itu.'],
      ['togar_cargo', 'Catat: rendang lebih tangguh dari kurirnya 😂'],
    ],
  },
  {
    by: 'rahmat_madu',
    text: 'Musim sialang tahun ini pendek. Madu hutan kami hanya 210 kilo, kadar air 22 persen karena memang begitu dari alamnya. Kami *tidak* memanaskannya. Yang butuh madu di bawah 20 persen silakan cari yang ternak, kami jujur saja.',
    comments: [
      ['tuti_jamu', 'Untuk jamu justru saya cari yang seperti ini. 12 kilo, Mas.'],
      [
        'stefani_curah',
        'Honest labelling is exactly why I buy from you. 15 kg, please.',
        [['rahmat_madu', 'Thank you, Stefani. Jerigen food grade, dikirim Kamis.']],
      ],
    ],
  },
  {
    by: 'yohana_kue',
    text: 'Nastar, kastengel, putri salju: resep boleh turun-temurun, tapi **timbangan** harus baru. Setelah ganti timbangan digital 0,1 gram, ukuran kue seragam dan komplain turun jauh.',
    pictures: ['jars pagi'],
    comments: [
      ['rina_dapur', 'Betul Ci. Takaran sendok itu musuh konsistensi.'],
      [
        'budi_glodok',
        'Jangan lupa kalibrasi sebulan sekali, Ci. Pakai anak timbang 100 gram, murah.',
        [['yohana_kue', 'Nah, itu belum punya. Ada di toko Ko Budi?']],
      ],
    ],
  },
  {
    by: 'frans_mete',
    text: 'We are looking for a partner to pack our cashews for retail. We have 6 tonnes of good kernels (W320 and broken) but no time for small pouches. Somewhere in East Java would be ideal for shipping.',
    comments: [
      [
        'liem_kemas',
        'I can supply pouches and I know a co-packer in Sidoarjo with a clean room. Shall I introduce you?',
        [['frans_mete', 'Please do, Pak Liem. Terima kasih.']],
      ],
      [
        'laode_wuna',
        'Kami di Kendari hadapi hal sama. Kalau jadi, boleh gabung volumenya?',
        [['frans_mete', 'Bagus, Abang. Makin banyak makin murah.']],
      ],
    ],
  },
  {
    by: 'rina_dapur',
    text: 'Katering 350 kotak untuk acara kantor, selesai jam 10.40, pesanan jam 11.00. Kompor nomor tiga mati di tengah jalan 😭 Pelajaran: punya kompor cadangan *dan* nomor tukang gas di dinding.',
    comments: [
      ['uni_fitri', 'Yang penting terkirim. Istirahat dulu, Teh.'],
      ['bang_jali', 'Sama-sama pernah. Regulator cadangan juga wajib, Neng.'],
      [
        'gede_surya',
        'Kompor induksi untuk darurat, Mbak. Asal listriknya cukup.',
        [['rina_dapur', 'Listriknya yang kurang, Bli 😄 tapi nanti saya hitung.']],
      ],
    ],
  },
  {
    by: 'ruslan_takalar',
    text: 'Rumput laut kering cottonii, kadar air 35, kotoran di bawah 3 persen, 8 ton siap. Yang biasa ambil untuk puding dan kosmetik, silakan minta contoh. Ada juga versi tawar yang sudah dibilas.',
    pictures: ['harbour pagi'],
    comments: [
      [
        'citra_sabun',
        'Versi tawar 40 kilo untuk sabun wajah, Pak. Contoh 1 kilo dulu ya.',
        [['ruslan_takalar', 'Siap Bu Citra, besok saya kirim.']],
      ],
      [
        'linda_ekspor',
        'I have an enquiry from a pudding maker in Penang. May I share your spec?',
        [['ruslan_takalar', 'Boleh, silakan.']],
      ],
    ],
  },
  {
    by: 'hendrik_vco',
    text: 'Cold-pressed coconut oil in 250 ml glass, free fatty acid 0.12 percent. We changed nothing but the time between husking and pressing: **under four hours**. Freshness is a process, not an ingredient.',
    comments: [
      [
        'citra_sabun',
        'Four hours is impressive. Do you press in the village?',
        [
          [
            'hendrik_vco',
            'Yes, three small presses instead of one big one. The oil travels, not the nuts.',
          ],
        ],
      ],
      [
        'stefani_curah',
        'Bulk in 20 litre steel cans still possible?',
        [['hendrik_vco', 'Always, for you.']],
      ],
    ],
  },
  {
    by: 'euis_keripik',
    text: 'Minyak goreng curah di pasar Bandung naik 600 perak. Tidak besar, tapi sehari kami pakai 90 liter, jadi terasa. Kota lain bagaimana?',
    comments: [
      ['eko_brebes', 'Brebes naik 500, Ceu.'],
      ['nurul_bawang', 'Probolinggo masih sama, tapi agen sudah bisik-bisik.'],
      [
        'yohana_kue',
        'Semarang naik 750, entah kenapa paling tinggi 😩',
        [['euis_keripik', 'Waduh, Ci. Semoga cepat turun.']],
      ],
    ],
  },
  {
    by: 'laode_wuna',
    text: 'Mete panggang madu percobaan ketiga akhirnya tidak lengket. Terima kasih @rahmat_madu untuk sarannya: madu dimasukkan saat suhu turun, bukan di wajan panas.',
    comments: [
      [
        'rahmat_madu',
        'Senang berhasil, Bang La Ode! Jangan lupa kirim buktinya ke Pekanbaru 😄',
        [['laode_wuna', 'Dua bungkus sudah jalan.']],
      ],
      ['frans_mete', 'Kirim resepnya, saudara. Kita jadikan produk bersama.'],
    ],
  },
  {
    by: 'arif_beras',
    text: 'Kutu beras itu bukan soal kotor, tapi soal suhu dan waktu. Simpan di bawah 25 derajat, karung jangan menempel dinding, putar stok maksimal tiga minggu. Daun salam membantu, tapi bukan obat ajaib.',
    comments: [
      ['rina_dapur', 'Saya kira daun salam obat ajaib 😅 Terima kasih, Kang.'],
      [
        'stefani_curah',
        'We freeze small batches for two days before filling the dispensers. Works every time.',
      ],
      ['maryam_mandailing', 'Cabai kering dua tiga biji juga kebiasaan ibu saya.'],
    ],
  },
  {
    by: 'uni_fitri',
    text: 'Mencari rumah produksi dendeng yang sudah halal dan punya izin edar untuk kerja sama. Volume awal 150 kilo per bulan, resep dari kami. Lebih suka yang di Sumatera Barat atau Riau.',
    comments: [
      [
        'rahmat_madu',
        'Di Pekanbaru ada kenalan, Uni, rapi tempatnya. Saya tanyakan apakah masih terima.',
        [['uni_fitri', 'Tolong ya Da, terima kasih.']],
      ],
      [
        'farid_halal',
        'Ingat perjanjian maklon tertulis, Uni. Sertifikat ikut pabriknya, bukan resepnya.',
      ],
    ],
  },
  {
    by: 'bang_jali',
    text: 'Botol bir pletok ganti label, gambarnya sekarang ondel-ondel hasil karya keponakan. Bagus kagak? Jujur aje, abang kuat 😄',
    pictures: ['jars cabai tall'],
    comments: [
      [
        'mpok_nur',
        'Bagus Bang! Tapi merahnya kurang berani dikit.',
        [['bang_jali', 'Siap, merahin lagi.']],
      ],
      ['wahyu_lapak', 'Bagus, Bang. Nama produknya besarkan dua kali, biar kebaca di foto HP.'],
      [
        'liem_kemas',
        'Nice! If it goes into an ice box, choose synthetic paper so that it does not peel.',
      ],
    ],
  },
  {
    by: 'yohana_kue',
    text: 'Butuh toples kaca 600 ml tutup bambu, 2.000 buah, sebelum musim ramai. Yang tutupnya pas, jangan seperti tahun lalu: 140 toples harus saya lakban 😭',
    comments: [
      [
        'liem_kemas',
        'Ci, saya ada stok 1.200 dengan karet silikon. Sisanya 3 minggu.',
        [['yohana_kue', 'Kunci semuanya, Koh!']],
      ],
      [
        'ujang_bambu',
        'Tutup bambunya bisa dari kami, Ci. Oven dulu supaya tidak memuai.',
        [['liem_kemas', 'Kang Ujang, mari kita hitung berdua. Saya japri.']],
      ],
    ],
  },
  {
    by: 'rina_dapur',
    text: 'Ada yang pernah pakai kotak makan pelepah pinang untuk nasi berkuah? Klien minta tanpa plastik, tapi saya takut bocor di jalan.',
    comments: [
      [
        'stefani_curah',
        'Fine for two hours, not for half a day. Put the gravy in a small glass jar with a deposit.',
      ],
      [
        'liem_kemas',
        'Bisa dilapis PLA tipis, tahan 6 jam. Harganya naik sekitar 300 rupiah per kotak.',
        [['rina_dapur', '300 masih masuk. Kirim contoh 20 ya, Koh.']],
      ],
    ],
  },
  {
    by: 'rahmat_madu',
    text: 'Selamat pagi dari tepi hutan. Pemanjat kami, Pak Darus, 58 tahun, masih yang paling cepat naik pohon sialang. Semua madu yang kalian beli ada keringat beliau di dalamnya (bukan harfiah 😄).',
    comments: [
      ['tuti_jamu', 'Sehat selalu Pak Darus 🙏'],
      ['yosep_baliem', 'Hormat untuk Bapak. Orang hutan tahu caranya.'],
      ['uni_fitri', 'Sampaikan salam kami, Da.'],
    ],
  },
];
