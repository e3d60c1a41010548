/** Invisible characters: soft hyphens, zero-width and bidi marks, byte order marks, fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const APOSTROPHES =
  /['`\u00b4\u02b9-\u02bf\u02ca\u02cb\u2018\u2019\u201a\u201b\u2032\u2035\uff07]/g;
const QUOTATION_MARKS = /["\p{Pi}\p{Pf}\u201e\u2033\u2036\uff02]/gu;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const SPACES = /[\p{Cc}\s]+/gu;

/** Normalizes a password for hashing: keyboards compose accented letters differently. */
export const normalizePassword = (password: string): string => password.normalize('NFC');

/**
 * Normalizes a pasted web address: no invisible characters, two slashes after its scheme, as in
 * browsers. Apostrophes and dashes stay: they may belong to its path.
 */
export const normalizeAddress = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim()
    .replace(/^(https?:)[/\\]+/i, '$1//');

/**
 * Normalizes text for a field with a format (phone, email, username, code, year): no invisible
 * characters; plain spaces, dashes and apostrophes.
 */
export const normalizeTyped = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .trim();

/**
 * Normalizes one line: no line breaks, invisible characters or bidi marks, which let one name look
 * like another. Joiners within emoji stay.
 */
export const normalizeLine = (text: string): string =>
  text
    .replace(/[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(SPACES, ' ')
    .trim();

/**
 * Comparison form of a text for search: lower case without accents, apostrophes, quotation marks
 * and invisible characters, one kind of dash, single spaces.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFC')
    // Precedes NFKD, which turns an acute accent typed for an apostrophe into a space.
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/\p{M}/gu, '')
    .replace(APOSTROPHES, '')
    .replace(QUOTATION_MARKS, '')
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .trim();
