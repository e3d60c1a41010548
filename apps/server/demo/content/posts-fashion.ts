import type { DemoPost } from './post.ts';

/** Clothes, shoes, leather, silver and pearls, oldest first. */
export const fashionPosts: readonly DemoPost[] = [
  {
    by: 'nia_hijab',
    text: 'Tren warna kerudung di toko kami dua minggu terakhir: sage, mocha, dan biru abu. Hitam tetap juara satu sepanjang masa. Teman-teman di kota lain sama tidak?',
    pictures: ['garments pesisir'],
    comments: [
      [
        'galuh_sasirangan',
        'Di Banjarmasin masih suka yang terang, Teh. Kuning dan fuchsia jalan terus.',
      ],
      ['tenri_sutra', 'Makassar: mocha dan marun.'],
      [
        'agus_konveksi',
        'Pesanan seragam ke saya juga mulai bergeser ke mocha. Tahun lalu semua minta navy.',
      ],
    ],
  },
  {
    by: 'deden_sepatu',
    text: 'Butuh sol karet motif tapak bergerigi ukuran 38–44, 500 pasang. Yang penting tidak licin di lantai basah karena ini untuk seragam dapur. Ada yang bisa?',
    comments: [
      [
        'liem_kemas',
        'Tetangga pabrik saya di Rungkut main sol karet. Saya tanyakan dulu minimal ordernya, Kang.',
        [['deden_sepatu', 'Nuhun Koh, ditunggu.']],
      ],
      [
        'dimas_kulit',
        'Pastikan minta hasil uji licinnya, Kang. Banyak yang bilang anti-slip tapi cuma di brosur.',
      ],
    ],
  },
  {
    by: 'ketut_perak',
    text: 'New filigree earrings, each pair takes our silversmith about two days. 92.5 silver, hallmarked. Looking for boutiques outside Bali who would take a small consignment: *ten pairs, settled monthly*.',
    comments: [
      [
        'lalu_mutiara',
        'Kalau dipadukan dengan mutiara kecil pasti cantik. Saya punya butir 6 mm kelas A, Mbok.',
        [
          [
            'ketut_perak',
            'Menarik, Pak Lalu! Kirim contoh 10 butir, nanti saya buatkan desainnya.',
          ],
          ['lalu_mutiara', 'Besok saya kirim dengan asuransi.'],
        ],
      ],
      [
        'stefani_curah',
        'Jewellery is not my category, but my neighbour runs a small gift shop in Kemang. I will pass on your page.',
      ],
    ],
  },
  {
    by: 'agus_konveksi',
    text: 'Tips hitung HPP kaus supaya tidak boncos:\n\n- kain (sudah termasuk susut potong 8%)\n- jahit, obras, rib\n- sablon per warna\n- kemasan dan label\n- **cacat produksi 2–3%**\n- listrik dan penyusutan mesin\n\nDua baris terakhir yang paling sering lupa, dan justru di situ untungnya hilang. #hpp #konveksi',
    comments: [
      [
        'wahyu_lapak',
        'Tambahkan potongan marketplace dan biaya retur, Mas. Di klien saya rata-rata 9 sampai 12 persen.',
        [
          [
            'agus_konveksi',
            'Betul! Itu saya taruh di harga jual, bukan di HPP. Tapi wajib dihitung.',
          ],
        ],
      ],
      ['rina_dapur', 'Katering juga sama, Mas. Gas dan sabun cuci sering lupa.'],
      ['deden_sepatu', 'Susut kulit malah bisa 15 persen. Nuhun diingatkan.'],
      ['nia_hijab', 'Simpan dulu, nanti dibahas sama admin toko.'],
    ],
  },
  {
    by: 'dimas_kulit',
    text: 'Dompet kulit sapi nabati batch baru, 120 buah, jahit tangan. Ada cacat gurat alami di beberapa lembar; menurut kalian dijual terpisah dengan harga miring atau justru diceritakan sebagai karakter?',
    comments: [
      [
        'ketut_perak',
        'Diceritakan. Pembeli kami malah mencari yang ada jejaknya, asal difoto jujur.',
      ],
      [
        'wahyu_lapak',
        'A/B-kan saja, Mas: 20 buah dengan cerita di harga normal, 20 buah label “kelas B”. Lihat mana yang habis dulu.',
        [['dimas_kulit', 'Sip, saya coba dua minggu dan lapor di sini.']],
      ],
    ],
  },
  {
    by: 'mama_noken',
    text: 'Noken serat kulit kayu, satu tas dua sampai tiga minggu pengerjaan oleh mama-mama di pinggir Danau Sentani. Kami tidak bisa cepat, tapi setiap noken ada nama pembuatnya. Terima kasih untuk yang sudah sabar menunggu 🙏 #noken #papua',
    pictures: ['weave soga', 'terraces daun'],
    comments: [
      [
        'stefani_curah',
        'The three I bought last month are already gone, Mama. People kept asking who made them. Could I order six more?',
        [
          ['mama_noken', 'Bisa, Nona. Lima minggu e, supaya hasilnya baik.'],
          ['stefani_curah', 'Take all the time you need.'],
        ],
      ],
      ['yosep_baliem', 'Bangga, Mama. Salam dari Wamena.'],
      ['umbu_ikat', 'Nama pembuat di setiap karya. Itu harga diri kita.'],
    ],
  },
  {
    by: 'lalu_mutiara',
    text: 'Panen mutiara laut selatan kecil tapi kualitasnya baik: kilau bagus, bentuk sebagian besar *semi-baroque*. Siap untuk perajin perhiasan, jual per gram, ada sertifikat sederhana dari lab koperasi.',
    comments: [
      ['ketut_perak', 'Saya datang ke Mataram minggu depan, Pak Lalu. Sisihkan yang baroque, ya.'],
      [
        'dayang_manik',
        'Kalau yang ukuran kecil untuk dirangkai manik, ada sisa sortiran, Pak?',
        [['lalu_mutiara', 'Ada, Mbak. Harga sortiran jauh lebih miring.']],
      ],
    ],
  },
  {
    by: 'nia_hijab',
    text: 'Pelajaran mahal minggu ini: 180 kerudung salah potong karena file ukuran lama yang dikirim. Sekarang nama file wajib pakai tanggal dan tulisan “FINAL” dilarang 😅',
    comments: [
      [
        'wahyu_lapak',
        'Pakai nomor versi saja, Teh: v1, v2, v3. “FINAL_fix_banget” itu sumber bencana.',
      ],
      [
        'asep_bordir',
        'Kami pernah bordir nama sekolah salah satu huruf, 90 potong. Sekarang wajib foto contoh disetujui dulu.',
        [['nia_hijab', 'Aduh Kang… turut berduka 🙈 tapi aturannya saya tiru.']],
      ],
      ['agus_konveksi', 'Yang salah potong bisa jadi ciput atau inner, Teh. Jangan dibuang.'],
    ],
  },
  {
    by: 'dayang_manik',
    text: 'Kalung manik motif burung enggang selesai. Setiap kalung 1.900 butir lebih, dihitung anak saya satu per satu 😄 Sedang mencari toko museum atau galeri yang mau titip jual.',
    comments: [
      [
        'made_ubud',
        'Galeri teman di Ubud menerima karya manik setiap awal bulan. Saya kirimkan kontaknya, ya.',
        [['dayang_manik', 'Terima kasih banyak, Bli Made!']],
      ],
      ['mama_noken', 'Cantik sekali, Mbak Dayang. Anaknya rajin e.'],
    ],
  },
  {
    by: 'deden_sepatu',
    text: 'Sol karetnya dapat lewat @liem_kemas, kualitas oke dan ada hasil ujinya. 500 pasang jadi diproduksi mulai Senin. Hatur nuhun pisan, Koh!',
    comments: [
      ['liem_kemas', 'Senang bisa bantu, Kang Deden. Salam untuk tim.'],
      ['dimas_kulit', 'Nah begini enaknya satu kampung pedagang.'],
    ],
  },
  {
    by: 'agus_konveksi',
    text: 'We finished 1,200 polo shirts in 16 days with two shifts. What helped most was not speed but *cutting all sizes on day one*, so that sewing never waited. Happy to share the planning sheet with other workshops.',
    pictures: ['garments indigo'],
    comments: [
      [
        'nia_hijab',
        'Mau lembar rencananya, Mas Agus!',
        [['agus_konveksi', 'Saya kirim ke pesan pribadi ya, Teh.']],
      ],
      ['putri_keramik', 'Same with kilns: glaze everything first, then never let the kiln wait.'],
      ['asep_bordir', 'Saya juga mau, Mas. Bordir sering nunggu potongan.'],
    ],
  },
  {
    by: 'mei_kain',
    text: 'Stok Lebaran itu dimulai empat bulan sebelumnya, bukan dua. Gamis sudah harus di rak saat orang mulai terima THR. Tahun lalu saya telat tiga minggu dan sisanya baru habis setelah diskon. Jangan ulangi kesalahan saya 🙏 #lebaran #stok',
    comments: [
      [
        'nia_hijab',
        'Setuju. Kerudung segi empat malah lima bulan, karena antrean printing panjang.',
      ],
      [
        'yohana_kue',
        'Kue kering juga! Toples harus dipesan jauh hari, kalau tidak dapat yang tutupnya longgar.',
      ],
      [
        'agus_konveksi',
        'Penjahit borongan sudah penuh tiga bulan sebelumnya, Ci. Kunci slot dari sekarang.',
        [['mei_kain', 'Nah itu. Saya kunci 2 tim ya, Mas.']],
      ],
      ['arif_beras', 'Beras justru kebalikannya, terlalu awal malah kena kutu 😄'],
    ],
  },
  {
    by: 'dimas_kulit',
    text: 'Hasil percobaan dompet: yang **diceritakan** guratnya habis 20 dalam sembilan hari dengan harga normal. Yang label “kelas B” baru terjual 11. Cerita menang.',
    comments: [
      [
        'wahyu_lapak',
        'Data! Terima kasih sudah melapor balik, Mas. Ini bahan kelas saya berikutnya.',
      ],
      ['ketut_perak', 'Sudah kuduga. Jujur itu menjual.'],
    ],
  },
  {
    by: 'ketut_perak',
    text: 'Can anyone recommend a small ultrasonic cleaner that survives daily workshop use? Ours died after eight months. Budget up to three million rupiah.',
    comments: [
      [
        'budi_glodok',
        'Yang 2 liter bodi stainless dengan pemanas, Mbok. Hindari yang casing plastik. Di toko saya 1,85 juta garansi setahun.',
        [
          ['ketut_perak', 'Boleh kirim fotonya, Ko Budi?'],
          ['budi_glodok', 'Siang ini saya kirim.'],
        ],
      ],
      [
        'anwar_servis',
        'Jangan dipakai tanpa air, biasanya itu yang bikin tembus. Kalau yang lama masih ada, bisa dicoba servis.',
      ],
    ],
  },
  {
    by: 'nia_hijab',
    text: 'Alhamdulillah rekor: 412 pesanan dalam satu hari saat Harbolnas lalu. Yang bikin selamat: barang sudah dibungkus per warna seminggu sebelumnya, jadi tinggal tempel resi. Terima kasih tim kecilku 💪',
    pictures: ['packages pesisir square'],
    comments: [
      [
        'euis_keripik',
        'Hebat pisan Teh! Tim berapa orang?',
        [['nia_hijab', 'Enam orang, ditambah suami yang jadi kurir antar ke gudang ekspedisi 😄']],
      ],
      ['wahyu_lapak', 'Membungkus sebelum laku itu kuncinya. Selamat, Teh Nia!'],
      [
        'liem_kemas',
        'Plastik pouch-nya aman sampai tujuan, Bu? Kalau perlu yang lebih tebal, bilang ya.',
      ],
    ],
  },
];
