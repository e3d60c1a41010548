import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiou';
const one = (letters: string) => letters[randomInt(letters.length)] ?? '';
const syllable = () => one(CONSONANTS) + one(VOWELS);

/** A password that can be read out over a telephone, such as `raku-venu-bilo-dasu-47`: some 57 bits. */
export const temporaryPassword = (): string =>
  [
    ...Array.from({ length: 4 }, () => syllable() + syllable()),
    String(randomInt(100)).padStart(2, '0'),
  ].join('-');
