/** Who the product is; a host may put its own in its place. */
export interface Brand {
  /** Full name, as in the loading text and the page title. */
  name: string;
  /** Two letters for narrow places. */
  // SHELL-075
  initials: string;
  /** What a home page claims of the community. @default the documented figures */
  // SHELL-159
  figures?: {
    /** Active merchants, at least. @default 15,000 */
    merchants?: number;
    /** Trade groups, at least. @default 500 */
    groups?: number;
    /** Saved costs, from 0 to 1. @default 0.25 */
    savings?: number;
  };
}

/** The kit's own brand (SHELL-071, SHELL-072). */
export const defaultBrand: Brand = { name: 'Saudagar Hub', initials: 'SH' };
