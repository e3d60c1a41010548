const PREFIX = 'saudagar-statecharts ';

/** Something the panel remembers in this browser; a browser that keeps nothing is no fault. */
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
        // Storage that is full or forbidden: the panel works the same, until it is loaded anew.
      }
    },
  };
}
