const PREFIX = 'saudagar-statecharts ';

/** A value persisted in the browser; missing storage is not an error. */
export function remembered<T>(name: string): { read(): T | null; write(value: T): void } {
  return {
    read() {
      try {
        const stored = localStorage.getItem(PREFIX + name);
        return stored === null ? null : (JSON.parse(stored) as T);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(PREFIX + name, JSON.stringify(value));
      } catch {
        // Storage is full or blocked: the panel works the same until the next reload.
      }
    },
  };
}
