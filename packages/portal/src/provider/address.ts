/** The page's query string, if the host lets views store their state in it. */
export interface Address {
  /** The query string, with or without its question mark. */
  get(): string;
  /** Replaces the query string; `push` adds a history entry. */
  set(search: string, how: 'push' | 'replace'): void;
  /** Calls back after each change, Back and Forward included; returns the unsubscriber. */
  subscribe(onChange: () => void): () => void;
}
