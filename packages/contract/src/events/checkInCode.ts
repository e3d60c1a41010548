/** The signs of a check-in code: no letter that looks like a digit, nor a U. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs of a check-in code: fifty bits that nobody guesses. */
export const CODE_LENGTH = 10;

/** A code as it is compared: whatever was typed for a space, a dash, a small letter, an O or an I. */
export const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** A code as it is read out and typed: in two groups. */
export const formatCode = (code: string): string => {
  const signs = normalizeCode(code);
  return signs.length === CODE_LENGTH ? `${signs.slice(0, 5)}-${signs.slice(5)}` : code;
};

/** Whether what a server sends as `qr_code` is a picture already; else it is the text to draw. */
export const isDrawnCode = (code: string): boolean => /^(data:image\/|https?:\/\/|\/)/.test(code);
