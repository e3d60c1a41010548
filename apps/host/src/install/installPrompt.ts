/** The browser's offer to install the app, which not every browser makes. */
interface InstallEvent extends Event {
  /** Asks the member; works once. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Holds the browser's offer for a fitting moment, in place of its own bar. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** The held offer, for `useSyncExternalStore`. */
export const installPrompt = {
  /** True while the app can be installed. */
  isOffered: (): boolean => offer !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks the member to install; the browser makes another offer if they decline. */
  async ask(): Promise<void> {
    const asked = offer;
    setOffer(null);
    await asked?.prompt();
  },
};
