/** Characters of a check-in code: no letter that looks like a digit, nor a U. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Length of a check-in code: fifty bits, enough against guessing. */
export const CODE_LENGTH = 10;

/** Normalizes a code for comparison: drops spaces and dashes, unifies case, O and I. */
export const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Formats a code for reading and typing: in two groups. */
export const formatCode = (code: string): string => {
  const signs = normalizeCode(code);
  return signs.length === CODE_LENGTH ? `${signs.slice(0, 5)}-${signs.slice(5)}` : code;
};

/**
 * Returns true when a server's `qr_code` is an image already; otherwise it is the text to encode.
 */
export const isDrawnCode = (code: string): boolean => /^(data:image\/|https?:\/\/|\/)/.test(code);
