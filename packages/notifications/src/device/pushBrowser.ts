/** A browser at its push service, as the server wants to know it. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a browser can do about notifications while the app is closed. */
export interface PushBrowser {
  readonly isSupported: boolean;
  permission(): NotificationPermission;
  /** Whether it has subscribed with the server's key. */
  isSubscribed(publicKey: string): Promise<boolean>;
  /** Asks the member, and subscribes; null where they did not answer yes. */
  subscribe(publicKey: string): Promise<BrowserSubscription | null>;
  unsubscribe(): Promise<void>;
  /** Tells that the member has changed the browser's permission; returns the way to stop. */
  watch(onChange: () => void): () => void;
}

/** This browser, with the service worker that shows what comes. Nothing is registered before a press. */
export function thisBrowser(worker: string): PushBrowser {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const subscription = async () => {
    const registration = await navigator.serviceWorker.getRegistration(worker);
    return (await registration?.pushManager.getSubscription()) ?? null;
  };
  return {
    isSupported,
    permission: () => Notification.permission,

    async isSubscribed(publicKey) {
      const found = await subscription();
      return found !== null && keyOf(found) === publicKey;
    },

    async subscribe(publicKey) {
      // First: a browser asks only while the press is fresh.
      if ((await Notification.requestPermission()) !== 'granted') return null;
      await navigator.serviceWorker.register(worker);
      const registration = await navigator.serviceWorker.ready;
      const before = await registration.pushManager.getSubscription();
      // One made for other keys keeps a new one from being made.
      if (before && keyOf(before) !== publicKey) await before.unsubscribe();
      const { endpoint = '', keys } = (
        await registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: publicKey,
        })
      ).toJSON();
      return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
    },

    async unsubscribe() {
      await (await subscription())?.unsubscribe();
    },

    watch(onChange) {
      if (!isSupported || !('permissions' in navigator)) return () => {};
      const stop = new AbortController();
      navigator.permissions.query({ name: 'notifications' }).then(
        (status) => status.addEventListener('change', onChange, { signal: stop.signal }),
        // A browser that does not tell is looked at when the page is opened next.
        () => {},
      );
      return () => stop.abort();
    },
  };
}

/** The key that a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
