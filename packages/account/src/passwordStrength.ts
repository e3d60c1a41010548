/** Rough estimate of a password's strength: a hint, never a reason to reject one. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Rates length, kinds of characters and repetition; under 8 characters is always weak. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < 8) return 'weak';
  if (new Set(password).size < 6) return 'fair';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 'strong';
  return length >= 12 || kinds >= 3 ? 'good' : 'fair';
}
