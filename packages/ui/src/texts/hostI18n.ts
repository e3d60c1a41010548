/**
 * What the kit needs of an i18next instance that a host passes, of whatever version: the texts are
 * put there, and read from there, so that the host can reword any of them. It must not escape
 * values (`interpolation.escapeValue: false`).
 */
export interface HostI18n {
  /** Adds a package's texts in one language; what is there already stays. */
  addResourceBundle(
    language: string,
    namespace: string,
    texts: object,
    isDeep: boolean,
    isOverwriting: boolean,
  ): unknown;
  /** The function that reads a package's texts in one language. */
  getFixedT(language: string, namespace: string): (...reading: never) => unknown;
}
