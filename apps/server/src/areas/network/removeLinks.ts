/** Addresses of pages and mailboxes, with or without a scheme, as mail programs link them. */
const LINKS =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\p{L}{2,}|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/giu;

/** Replaces what a mail program would show as a link. */
export const removeLinks = (text: string, replacement: string): string =>
  text.replace(LINKS, replacement);
