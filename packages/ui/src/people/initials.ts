/** Number of avatar colours: `--sg-avatar-1` to `--sg-avatar-10` in the tokens. */
export const AVATAR_COLOURS = 10;

/**
 * First letters of the first and last word, in capitals (WID-024): 'Siti Nurhaliza Putri' gives
 * 'SP', 'Budi' gives 'B', and a name without a letter or digit nothing.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first ?? ''}${last ?? ''}`.toLocaleUpperCase('id');
}

/**
 * The colour of a name, from 1 to {@link AVATAR_COLOURS}: the same for equal names (WID-005),
 * ignoring case and spacing. FNV-1a, so that alphabetical neighbours differ.
 */
export function avatarColour(name: string): number {
  const key = name.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase();
  let hash = 0x811c9dc5;
  for (const char of key) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // The low bits of FNV are its weakest.
  return (((hash ^ (hash >>> 15)) >>> 0) % AVATAR_COLOURS) + 1;
}
