import type { DemoPost } from './post.ts';

/** Payments, online shops, electronics and software, oldest first. */
export const digitalPosts: readonly DemoPost[] = [
  {
    by: 'wahyu_lapak',
    text: 'Template catatan kas paling sederhana yang saya berikan ke klien: lima kolom, bisa di buku tulis atau spreadsheet. Kalau seminggu saja rajin diisi, Anda akan tahu uangnya lari ke mana. Lampiran bebas dipakai, contoh terisinya di [halaman ini](https://example.com/catatan-kas). #pembukuan',
    document: 'template-catatan-kas.txt',
    comments: [
      ['rina_dapur', 'Lima kolom saja, syukurlah. Yang dulu saya coba ada dua puluh kolom 😅'],
      [
        'joko_gerabah',
        'Mulai malam ini, Mas. Doakan istiqamah.',
        [['wahyu_lapak', 'Tulis tiap tutup toko, Mas. Dua menit saja.']],
      ],
      ['sri_lurik', 'Saya tulis tangan di buku garis, bisa juga ternyata.'],
    ],
  },
  {
    by: 'bang_jali',
    text: 'QRIS di warung awalnya abang takut ribet. Sekarang 6 dari 10 pembeli pakai itu, dan kagak ada lagi drama uang kembalian. Tips: *cek notifikasi bunyinya*, jangan cuma lihat layar HP pembeli. #qris',
    comments: [
      ['wahyu_lapak', 'Tips pentingnya itu, Bang. Bukti di layar pembeli bisa gambar lama.'],
      [
        'eko_brebes',
        'Di lapak pasar, sinyal yang jadi masalah. Ada saran?',
        [
          [
            'budi_glodok',
            'Pakai soundbox yang kartunya sendiri, Mas. Sinyal HP tidak usah dipakai.',
          ],
          ['eko_brebes', 'Nah ini. Harga berapa, Ko?'],
        ],
      ],
      ['euis_keripik', 'Di toko kami sudah 70 persen, yang tunai tinggal bapak-bapak 😄'],
    ],
  },
  {
    by: 'budi_glodok',
    text: 'Timbangan digital, soundbox QRIS, printer resi thermal: paket toko baru, garansi setahun tukar unit. Kalau rusak kirim balik, kami yang tanggung ongkirnya. Sudah 26 tahun di Glodok, nomor telepon tidak pernah ganti.',
    pictures: ['shelves malam', 'phone indigo'],
    comments: [
      [
        'nia_hijab',
        'Printer resi dua ya Ko, yang bluetooth. Yang lama sering macet.',
        [
          [
            'budi_glodok',
            'Kirim siang ini. Yang lama bersihkan headnya pakai alkohol dulu, siapa tahu masih hidup.',
          ],
        ],
      ],
      ['eko_brebes', 'Soundbox satu, Ko Budi. Kirim ke pasar saja.'],
      ['yohana_kue', 'Anak timbang 100 gram sekalian, Ko.'],
    ],
  },
  {
    by: 'anwar_servis',
    text: 'Musim hujan, HP pelanggan banyak yang kemasukan air. **Jangan ditaruh di beras.** Matikan, jangan dicas, bawa ke tukang servis secepatnya. Beras itu untuk dimasak 😄',
    comments: [
      ['arif_beras', 'Mendukung: beras saya untuk dimasak 👍'],
      ['rina_dapur', 'Saya pelaku. HP-nya mati, berasnya jadi bau.'],
      ['wahyu_lapak', 'Tolong disebarkan ke seluruh negeri.'],
    ],
  },
  {
    by: 'wahyu_lapak',
    text: 'I tested product photos with 40 small shops: phone, window light, white paper, three angles. Average conversion went from 1.4 to 2.3 percent in a month. No studio, no ring light. Write-up here: [the whole method](https://example.com/foto-produk-jendela).',
    comments: [
      [
        'dimas_kulit',
        'Menjelang jam berapa cahaya jendela paling bagus, Mas?',
        [['wahyu_lapak', 'Jam 8–10 pagi, jendela yang tidak kena matahari langsung.']],
      ],
      ['ketut_perak', 'White paper does not work for silver, we use grey. Same idea.'],
      ['mpok_nur', 'Besok praktik sama keponakan. Makasih Mas Wahyu.'],
    ],
  },
  {
    by: 'gede_surya',
    text: 'Pemasangan 8 panel di rumah produksi kopi Kintamani selesai. Sehari 11 kWh waktu cerah, pengering jalan tanpa PLN dari jam 9 sampai jam 3. Terima kasih Bli @wayan_kintamani sudah percaya.',
    pictures: ['terraces malam'],
    comments: [
      ['wayan_kintamani', 'Suksma, Bli Gede. Mesinnya tidak berisik, ayam pun tenang 😄'],
      [
        'citra_sabun',
        'Hitungan saya bagaimana, Bli? Tidak sabar!',
        [['gede_surya', 'Besok saya kirim, Mbak. Hasilnya bagus.']],
      ],
    ],
  },
  {
    by: 'wahyu_lapak',
    text: 'Harbolnas: jangan ikut diskon kalau margin Anda di bawah 25 persen. Sungguh. Lebih baik buat paket isi dua dengan bonus kecil. Hitung dulu, baru ramai-ramai. #harbolnas',
    comments: [
      ['nia_hijab', 'Paket isi tiga jauh lebih laku daripada diskon 20 persen di toko saya.'],
      [
        'deden_sepatu',
        'Tahun lalu saya ikut-ikutan dan tekor ongkos kirim. Tahun ini paket sepatu plus kaus kaki saja.',
        [['wahyu_lapak', 'Nah, itu strategi, Kang.']],
      ],
      ['agus_konveksi', 'Setuju. Omzet itu ramai, untung itu sunyi.'],
    ],
  },
  {
    by: 'budi_glodok',
    text: 'Power bank tanpa SNI lagi banyak beredar, beratnya kopong. Cara cek gampang: timbang. Yang 10.000 mAh asli tidak mungkin di bawah 180 gram. Hati-hati teman-teman pedagang aksesori.',
    comments: [
      [
        'anwar_servis',
        'Benar Ko. Kemarin saya bongkar satu, isinya semen 😳',
        [['budi_glodok', 'Semen! Saya baru pernah pasir.']],
      ],
      ['wahyu_lapak', 'Timbangan 0,1 gram ternyata alat audit serbaguna.'],
    ],
  },
  {
    by: 'anwar_servis',
    text: 'Looking for a steady source of original phone screens for mid-range models, 50–80 pieces a month, with a real return policy. I would rather pay 10 percent more than argue with customers.',
    comments: [
      [
        'budi_glodok',
        'Ada dua pemasok yang returnya tidak pernah bohong. Saya perkenalkan, Bang.',
        [['anwar_servis', 'Terima kasih Ko Budi, percaya kalau dari Koko.']],
      ],
    ],
  },
  {
    by: 'euis_keripik',
    text: 'Pertama kali jualan lewat siaran langsung: 3 jam, 61 pesanan, suara habis. Yang paling laku bukan yang paling murah, tapi yang saya makan di depan kamera 😄',
    comments: [
      ['wahyu_lapak', 'Demo produk mengalahkan diskon, bukti kesekian. Hebat, Ceu!'],
      [
        'nia_hijab',
        'Minum air madu dulu, Ceu. Minggu depan ikut siaran saya yuk, jual bareng.',
        [['euis_keripik', 'Hayu Teh! Kerudung sambil ngemil.']],
      ],
      ['jenny_roa', 'Saya nonton! Sampai lapar.'],
    ],
  },
  {
    by: 'stefani_curah',
    text: 'Does anyone have a simple stock app that understands *loose weight*? Everything assumes barcodes and pieces. I sell 340 grams of cashews into a customer’s own jar.',
    comments: [
      [
        'wahyu_lapak',
        'Most POS apps can do it if the scale prints the label. Which scale do you have?',
        [
          ['stefani_curah', 'An old one from Glodok that refuses to die.'],
          [
            'budi_glodok',
            'That is how we sell them 😄 Ada model baru yang bisa cetak label, bisa tukar tambah.',
          ],
        ],
      ],
      ['arif_beras', 'Saya juga cari ini. Ikut menyimak.'],
    ],
  },
  {
    by: 'wahyu_lapak',
    text: 'Jangan pernah berikan kode OTP, walau yang telepon mengaku dari marketplace, bank, atau *saya sendiri*. Minggu ini dua toko kena. Tutup teleponnya, hubungi nomor resmi. Sebarkan ke admin toko Anda.',
    comments: [
      ['made_ubud', 'Terima kasih Mas Wahyu, kami sematkan di atas.'],
      ['mpok_nur', 'Kemarin ada yang telepon begitu, untung anak saya sigap.'],
      ['tuti_jamu', 'Sudah saya bacakan ke semua karyawan.'],
      ['lilis_teh', 'Ibu-ibu pemetik juga sudah dikasih tahu. Nuhun.'],
    ],
  },
  {
    by: 'budi_glodok',
    text: 'Tukar tambah timbangan lama dengan yang bisa cetak label: nilai tukar 300 ribu, kondisi apa pun, khusus anggota. Yang lama kami perbaiki dan sumbangkan ke koperasi desa.',
    pictures: ['phone daun square'],
    comments: [
      [
        'stefani_curah',
        'Done. Mine is on its way, treat her gently, she has served well.',
        [['budi_glodok', 'Siap, sudah ada koperasi tenun yang menunggu.']],
      ],
      [
        'arif_beras',
        'Dua unit, Ko. Yang 40 kilo ada?',
        [['budi_glodok', 'Ada Mas, saya foto nanti.']],
      ],
    ],
  },
];
