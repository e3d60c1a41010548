import type { DemoPost } from './post.ts';

/** Lessons, doubts and good days, oldest first. */
export const peoplePosts: readonly DemoPost[] = [
  {
    by: 'agus_konveksi',
    text: 'Pertanyaan untuk yang punya karyawan di atas sepuluh: gajian mingguan atau bulanan? Tim saya minta mingguan, tapi kas saya lebih suka bulanan.',
    comments: [
      ['bambang_jati', 'Borongan mingguan, harian tetap bulanan. Dua buku, dua amplop.'],
      [
        'liem_kemas',
        'Bulanan dengan kasbon tetap di minggu kedua. Jalan enam tahun.',
        [['agus_konveksi', 'Kasbon tetap itu ide bagus, Koh. Saya tawarkan.']],
      ],
      ['rina_dapur', 'Mingguan, Mas. Ibu-ibu dapur belanjanya harian.'],
    ],
  },
  {
    by: 'ratna_canting',
    text: 'Hari ini tiga pembatik muda di sanggar kami resmi digaji penuh, bukan lagi magang. Yang paling muda baru 19 tahun, tangannya lebih tenang daripada saya waktu seumur dia. Mohon doanya 🙏 #batik',
    comments: [
      ['sri_lurik', 'Alhamdulillah, Bu Ratna. Regenerasi itu hadiah paling besar.'],
      [
        'mei_kain',
        'Keren! Tiga gaji penuh di musim begini tidak mudah.',
        [['ratna_canting', 'Betul Ci, hitungannya semalaman. Tapi mantap.']],
      ],
      ['tenri_sutra', 'Semoga sanggarnya makin besar, Bu.'],
      [
        'dewi_hub',
        'Boleh kami datang meliput, Bu Ratna?',
        [['ratna_canting', 'Monggo Mbak Dewi, anak-anak pasti senang.']],
      ],
      ['umbu_ikat', 'Hormat dari Sumba.'],
    ],
  },
  {
    by: 'linda_ekspor',
    text: 'A client asked me today what the most expensive word in export is. It is *“assume”*. “I assumed the buyer pays.” “I assumed it was dry.” Write it down, send it, get a yes.',
    comments: [
      ['hasan_cengkeh', 'Dicetak dan ditempel.'],
      ['siti_rotan', '“Saya kira sudah difumigasi” — 4 juta rupiah. Setuju sekali.'],
    ],
  },
  {
    by: 'deden_sepatu',
    text: 'Dulu malu bilang sepatu buatan Cibaduyut, disuruh pakai merek asing. Sekarang justru saya cap besar-besar di dalam sol: *Dibuat di Bandung oleh Mang Ujo, Mang Dade, Ceu Imas*. Penjualan malah naik.',
    comments: [
      ['mama_noken', 'Nama pembuat selalu membawa berkat.'],
      ['dimas_kulit', 'Mantap Kang! Saya menyusul, cap nama di dalam dompet.'],
      ['nia_hijab', 'Bangga jadi urang Bandung 😄'],
    ],
  },
  {
    by: 'lilis_teh',
    text: 'Ada yang tahu cara menolak utang dari tetangga tanpa merusak hubungan? Warung teh saya kecil, tapi buku bonnya sudah lebih tebal dari buku menu 😅',
    comments: [
      [
        'bang_jali',
        'Abang pasang tulisan: “Utang bikin kita jauh, bayar bikin kita dekat”. Pada ketawa, terus bayar.',
      ],
      [
        'maryam_mandailing',
        'Ibu beri teh gratis saja satu gelas, Nak, tapi tidak diutangkan. Habis itu mereka sungkan sendiri.',
        [['lilis_teh', 'Nasihat ibu-ibu memang beda. Nuhun, Bu.']],
      ],
      ['wahyu_lapak', 'Batas bon di buku: maksimal dua. Tulis di depan supaya semua lihat.'],
    ],
  },
  {
    by: 'komang_villa',
    text: 'If you send me samples, please put your phone number **on the product**, not only on the box. I have eleven beautiful ceramics on my desk and no idea who made four of them. #tips',
    comments: [
      ['putri_keramik', 'The blue one with the crooked handle is mine 🙋'],
      [
        'joko_gerabah',
        'Yang paling besar pasti punya saya, Bli.',
        [['komang_villa', 'Mystery solved, two to go!']],
      ],
    ],
  },
  {
    by: 'arif_beras',
    text: 'Anak bungsu bertanya, “Bapak kerjanya apa?” Saya jawab, memastikan orang sekota bisa makan. Dia diam, lalu bilang, “Kayak superhero ya.” Semangat saya cukup sampai tahun depan.',
    comments: [
      ['rina_dapur', 'Meleleh 😭'],
      ['eko_brebes', 'Superhero caping 😄 Semangat, Mas Arif!'],
      ['uni_fitri', 'Anak-anak memang paling pandai menyemangati.'],
    ],
  },
  {
    by: 'gede_surya',
    text: 'Listrik padam dua jam sore tadi di Singaraja. Tiga anggota yang panelnya sudah terpasang mengirim foto lampu menyala, lengkap dengan tetangga yang menumpang mengisi HP 😄',
    pictures: ['terraces malam square'],
    comments: [
      ['wayan_kintamani', 'Ayam saya satu-satunya yang tidak sadar listrik padam.'],
      ['anwar_servis', 'Tetangga datang bawa gorengan, kan? Itu balik modal juga.'],
    ],
  },
  {
    by: 'novi_songket',
    text: 'Pesanan patungan benang emas sudah tiba dari Jakarta, 52 kilo, harga lama! Yang titip silakan ambil di rumah saya atau saya kirim Senin. Terima kasih Ci @mei_kain yang mengurus 🙏',
    pictures: ['tenun rempah'],
    comments: [
      ['baiq_sukarara', 'Punya saya tolong dikirim ya, Yuk. Sudah transfer.'],
      ['mei_kain', 'Sama-sama. Kalau bulan depan mau lagi, kabari sebelum tanggal 10.'],
      ['rosma_ulos', 'Bulan depan aku ikut 8 kilo, Ito.'],
    ],
  },
  {
    by: 'frans_mete',
    text: 'Hari ini menandatangani kerja sama kemasan dengan rumah produksi di Sidoarjo. Mete Flores dan mete Muna dalam satu dus, dua cerita. Terima kasih @liem_kemas dan saudara @laode_wuna.',
    comments: [
      ['laode_wuna', 'Bersama lebih ringan, saudara.'],
      ['liem_kemas', 'Proud of this one. First pouches are printing on Tuesday.'],
      ['yanti_tenun', 'Selamat Om Frans! NTT bangga.'],
    ],
  },
  {
    by: 'stefani_curah',
    text: 'Unpopular opinion: “organic” on a label means nothing if the farmer was paid late. I now print the *payment date* of every supplier on the shelf card. Nobody asked for it. Everybody reads it.',
    comments: [
      ['cut_gayo', 'This is the most radical thing I have read this year. Respect.'],
      [
        'hendrik_vco',
        'And you do pay on the day. Confirmed.',
        [['stefani_curah', 'Four in the afternoon, every Friday, tea included.']],
      ],
      ['rahmat_madu', 'Betul, selalu tepat. Terima kasih.'],
    ],
  },
  {
    by: 'nurul_bawang',
    text: 'Bawang goreng kemasan baru: jendela kecil di bawah seperti saran Koh Liem, plus minyak bawang botol kecil sebagai bonus. Minggu pertama laku 640 bungkus, biasanya 400. MasyaAllah.',
    pictures: ['packages soga'],
    comments: [
      ['liem_kemas', 'Selamat Bu Nurul! Jendela kecil, hasil besar.'],
      [
        'rina_dapur',
        'Minyak bawangnya enak sekali, Bu. Saya beli yang literan boleh?',
        [['nurul_bawang', 'Boleh, sekarang ada yang 1 liter, sudah masuk daftar halal juga.']],
      ],
    ],
  },
  {
    by: 'ratna_canting',
    text: 'Belajar hal baru: membuat *certificate of origin* sendiri. Dua jam, tiga kali salah isi, satu kali menelepon Bu Linda. Tapi berhasil! Kiriman batik pertama ke Osaka, 60 lembar, berangkat minggu depan. #ekspor',
    pictures: ['megamendung indigo square'],
    comments: [
      [
        'linda_ekspor',
        'One phone call only! You are a fast learner, Bu Ratna.',
        [['ratna_canting', 'Gurunya yang sabar, Bu 😊']],
      ],
      [
        'hendrik_vco',
        'Osaka! Welcome to the Japan club. They will love the packaging if it is neat.',
      ],
      [
        'sri_lurik',
        'Bangga sekali, Bu. Amplop luriknya ikut ke Osaka ya.',
        [['ratna_canting', 'Ikut, Bu Sri. Enam puluh amplop.']],
      ],
      ['mpok_nur', 'Mantep! Doain Marunda nyusul.'],
    ],
  },
  {
    by: 'ketut_perak',
    text: 'Galungan is near, so the workshop closes for five days. All orders paid by Friday will leave before that. Selamat merayakan untuk semeton di Bali 🙏',
    comments: [
      ['made_ubud', 'Rahajeng, Mbok Ketut.'],
      ['lalu_mutiara', 'Selamat merayakan, Mbok. Mutiara menyusul setelahnya.'],
    ],
  },
  {
    by: 'tuti_jamu',
    text: 'Saya dulu jualan jamu gendong, jalan kaki 9 kilometer sehari. Kaki saya hafal setiap gang di Solo. Sekarang kaki istirahat, jamunya yang jalan-jalan sampai Papua. Matur nuwun, Gusti. Matur nuwun, semua.',
    comments: [
      ['agus_konveksi', 'Ibu saya dulu langganan jamu gendong. Mungkin jamunya Mbok Tuti.'],
      ['mama_noken', 'Jamunya sudah sampai Sentani, Mbok. Sehat selalu.'],
      ['made_ubud', 'Cerita yang patut disimpan lama.'],
      ['citra_sabun', 'Mbok adalah panutan 🥹'],
    ],
  },
  {
    by: 'togar_cargo',
    text: 'Titik kumpul Banjarmasin: minggu pertama 31 kardus, nol rusak, satu salah alamat (sudah ketemu, ternyata dua orang bernama sama 😄). Terima kasih Bang @anwar_servis yang teliti.',
    pictures: ['shelves tanah square', 'truck pesisir'],
    comments: [
      ['anwar_servis', 'Sekarang wajib tulis nama usaha di kardus, bukan nama panggilan.'],
      ['galuh_sasirangan', 'Hemat ongkir 38 persen bulan ini. Terima kasih berdua!'],
    ],
  },
  {
    by: 'asep_bordir',
    text: 'Cari magang operator bordir komputer, lulusan SMK boleh, yang penting telaten. Diajari dari nol, ada uang saku dan makan siang. Lokasi Tasikmalaya.',
    comments: [
      [
        'euis_keripik',
        'Keponakan saya baru lulus, Kang. Saya suruh ke sana ya.',
        [['asep_bordir', 'Mangga Ceu, datang saja pagi.']],
      ],
    ],
  },
  {
    by: 'dayang_manik',
    text: 'Dua ratus hiasan merah untuk Kak @rosma_ulos selesai, dikerjakan sebelas ibu dalam sembilan malam sambil mendengarkan radio. Berangkat besok pagi dari Samarinda.',
    comments: [
      ['rosma_ulos', 'Ya ampun, sebelas ibu! Mauliate godang, peluk dari Balige.'],
      ['tenri_sutra', 'Pengantin Batak berhias manik Kutai. Indonesia sekali.'],
    ],
  },
];
