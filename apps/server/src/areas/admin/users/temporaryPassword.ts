import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiou';
const one = (letters: string) => letters[randomInt(letters.length)] ?? '';
const syllable = () => one(CONSONANTS) + one(VOWELS);

/** Makes a password that is easy to dictate, such as `raku-venu-bilo-dasu-47`: about 57 bits. */
export const temporaryPassword = (): string =>
  [
    ...Array.from({ length: 4 }, () => syllable() + syllable()),
    String(randomInt(100)).padStart(2, '0'),
  ].join('-');
