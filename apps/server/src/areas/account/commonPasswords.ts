/** The commonest passwords of at least eight characters, in lower case: worldwide and Indonesian. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999
  12341234 12344321 11223344 1122334455 12121212 123123123 123321123 147258369 789456123 741852963
  123654789 159753456 100200300 102030405060 20202020 20252025 password password1 password12
  password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword p@ssw0rd1 pa55word
  mypassword yourpassword newpassword thepassword changeme changeme123 qwertyuiop qwertyui qwerty12
  qwerty123 qwerty1234 qwerty12345 qwertyqwerty qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc zaq12wsx
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1
  zxcvbnm123 abcd1234 abcdefgh abcdefg1 abcdefghi abc12345 abc123456 abcabc123 aaaaaaaa aa123456
  aa12345678 a1234567 a12345678 a123456789 a1b2c3d4 admin123 admin1234 admin12345 admin@123
  administrator root1234 rootroot iloveyou iloveyou1 iloveyou2 ilovegod sunshine sunshine1 princess
  princess1 football football1 baseball baseball1 basketball superman superman1 starwars trustno1
  welcome1 welcome123 welcome@123 letmein1 letmein123 whatever dragon123 monkey123 shadow123
  master123 michael1 jennifer jordan23 computer internet samsung1 samsung123 facebook facebook1
  instagram whatsapp google123 liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid
  manchester corvette mercedes maverick midnight victoria danielle veronica elizabeth alexander
  alexandra christian christopher benjamin jonathan nicholas patricia michelle stephanie charlotte
  spiderman pokemon1 pokemon123 naruto123 minecraft charlie1 hello123 hello1234 hellohello test1234
  testtest testing1 testing123 guest123 user1234 username default1 temp1234 temppass secret123
  asdqwe123 qweasdzxc qweasd123 qwe123qwe qweqweqwe zxczxczxc blink182 metallica slipknot scorpion
  startrek creative fuckyou1 fuckyou2 q1w2e3r4t5y6 1234qwer qwer1234 12qwaszx 1234abcd 123abc123
  12345qwert 123456789a 123456abc 123456qwerty 12345678a 1234567a 123456aa 1a2b3c4d
  indonesia indonesia1 indonesia45 indonesia123 jakarta1 jakarta123 surabaya surabaya1 bandung1
  bandung123 semarang yogyakarta jogjakarta bismillah bismillah1 bismillah123 alhamdulillah
  assalamualaikum sayangku sayang123 sayangkamu cintaku1 cintaku123 cintakamu akucintakamu
  katasandi katasandi1 katasandi123 rahasia1 rahasia123 rahasiaku merdeka1 merdeka45 merdeka17
  persib1933 persija1 garuda123 nusantara pancasila keluarga keluargaku anakku123 mamapapa
  papamama bundaku1 terimakasih selamanya semangat semangat45 doraemon januari1 agustus1945
  17081945 saudagar saudagar1 saudagar123 saudagarhub`.split(/\s+/),
);
