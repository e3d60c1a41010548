import { expect, test } from 'vitest';
import { undisclosedHost } from './linkHost.ts';

test.each([
  ['https://bank.example/login', 'https://evil.example', 'evil.example'],
  ['bank.example', 'https://evil.example:8443/a', 'evil.example:8443'],
  ['Masuk ke bank.example sekarang', 'https://evil.example', 'evil.example'],
  ['(bank.example)', 'https://evil.example', 'evil.example'],
  ['https://bank.example@evil.example', 'https://evil.example', 'evil.example'],
  ['https://evil.example.bank.example', 'https://evil.example', 'evil.example'],
  ['bank\u200B.example', 'https://evil.example', 'evil.example'],
  ['bank。example', 'https://evil.example', 'evil.example'],
  ['bank.example', 'https://b\u0430nk.example', 'xn--bnk-6cd.example'],
  ['192.168.1.1', 'https://evil.example', 'evil.example'],
  ['bank@bank.example', 'mailto:evil@evil.example', 'evil@evil.example'],
  ['bank.example', 'mailto:evil@evil.example', 'evil@evil.example'],
])('the link %j to %j discloses the host %j', (text, url, host) => {
  expect(undisclosedHost(text, url)).toBe(host);
});

test.each([
  ['katalog', 'https://toko.id/katalog'],
  ['harga Rp1.500.000', 'https://toko.id'],
  ['toko.id', 'https://www.toko.id/katalog'],
  ['www.Toko.id/daftar.pdf', 'https://toko.id/daftar.pdf'],
  ['https://toko.id/a?b=bank.example', 'https://toko.id'],
  ['Kunjungi toko.id.', 'https://toko.id'],
  ['budi@toko.id', 'mailto:Budi@toko.id'],
  ['surel kami', 'mailto:budi@toko.id'],
])('the link %j to %j discloses no host', (text, url) => {
  expect(undisclosedHost(text, url)).toBeUndefined();
});
