/** The product's brand, which a host may replace. */
export interface Brand {
  /** Full name, as in the loading text and the page title. */
  name: string;
  /** Two letters for narrow layouts. */
  // SHELL-075
  initials: string;
  /** Figures of the community on a home page. @default the documented figures */
  // SHELL-159
  figures?: {
    /** Minimum number of active merchants. @default 15,000 */
    merchants?: number;
    /** Minimum number of trade groups. @default 500 */
    groups?: number;
    /** Saved costs, from 0 to 1. @default 0.25 */
    savings?: number;
  };
}

/** The kit's own brand (SHELL-071, SHELL-072). */
export const defaultBrand: Brand = { name: 'Saudagar Hub', initials: 'SH' };
