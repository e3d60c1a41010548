/** Who the product is; a host may put its own in its place. */
export interface Brand {
  /** Full name, as in the loading text and the page title. */
  name: string;
  /** Two letters for narrow places (SHELL-075). */
  initials: string;
}

/** The kit's own brand (SHELL-071, SHELL-072). */
export const defaultBrand: Brand = { name: 'Saudagar Hub', initials: 'SH' };
