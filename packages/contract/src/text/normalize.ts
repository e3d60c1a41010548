/** Characters that show nothing: soft hyphens, zero-width and bidi marks, byte order marks, fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const APOSTROPHES =
  /['`\u00b4\u02b9-\u02bf\u02ca\u02cb\u2018\u2019\u201a\u201b\u2032\u2035\uff07]/g;
const QUOTATION_MARKS = /["\p{Pi}\p{Pf}\u201e\u2033\u2036\uff02]/gu;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const SPACES = /[\p{Cc}\s]+/gu;

/** A password as it is stored and tried: keyboards differ in how they compose an accented letter. */
export const normalizePassword = (password: string): string => password.normalize('NFC');

/**
 * A web address without what a paste brings along, and two slashes after its scheme, as browsers read
 * it. Apostrophes and dashes stay: they may belong to its path.
 */
export const normalizeAddress = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim()
    .replace(/^(https?:)[/\\]+/i, '$1//');

/**
 * What is typed or pasted into a field with a format (phone, email, username, code, year): without
 * invisible characters, and with plain spaces, dashes and apostrophes.
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
 * One line as people read it: without line breaks, invisible characters, and marks that turn the
 * text around and so let one name look like another. The joiners within emoji stay.
 */
export const normalizeLine = (text: string): string =>
  text
    .replace(/[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(SPACES, ' ')
    .trim();

/**
 * Text as search compares it: small letters without accents, apostrophes, quotation marks and
 * invisible characters, one kind of dash, single spaces.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFC')
    // Before NFKD, which makes a space of an acute accent that was typed for an apostrophe.
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
