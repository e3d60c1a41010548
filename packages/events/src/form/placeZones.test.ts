import { expect, it } from 'vitest';
import { zoneOfPlace } from './placeZones.ts';

it('a location that names a known place has its zone, in any letter case', () => {
  expect(zoneOfPlace('Jayapura')).toBe('Asia/Jayapura');
  expect(zoneOfPlace('kota makassar, Sulawesi Selatan')).toBe('Asia/Makassar');
  expect(zoneOfPlace('Bau-Bau')).toBe('Asia/Makassar');
  expect(zoneOfPlace('DKI Jakarta')).toBe('Asia/Jakarta');
});

it('an unknown place, a part of a word and names in two zones have no zone', () => {
  for (const location of ['Daring', 'Balikpanjang', 'Jalan Makassar, Jakarta', ''])
    expect(zoneOfPlace(location)).toBeNull();
});
