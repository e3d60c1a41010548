/** The query string of the page, where the host lets views keep their state in it. */
export interface Address {
  /** The query string, with or without its question mark. */
  get(): string;
  /** Replaces the query string; `push` leaves the former one to Back. */
  set(search: string, how: 'push' | 'replace'): void;
  /** Calls back after each change, Back and Forward included; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}
