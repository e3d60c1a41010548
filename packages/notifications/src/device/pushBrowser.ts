/** A push subscription of a browser, as the server stores it. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Push functions of a browser. */
export interface PushBrowser {
  readonly isSupported: boolean;
  permission(): NotificationPermission;
  /** Returns true when subscribed with the server's key. */
  isSubscribed(publicKey: string): Promise<boolean>;
  /** Prompts the member and subscribes; null unless allowed. */
  subscribe(publicKey: string): Promise<BrowserSubscription | null>;
  unsubscribe(): Promise<void>;
  /** Subscribes to permission changes; returns the unsubscribe function. */
  watch(onChange: () => void): () => void;
}

/** Returns this browser with its service worker; registers nothing before a press. */
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
      const current = await subscription();
      return current !== null && keyOf(current) === publicKey;
    },

    async subscribe(publicKey) {
      // First, since browsers prompt only shortly after the press.
      if ((await Notification.requestPermission()) !== 'granted') return null;
      await navigator.serviceWorker.register(worker);
      const registration = await navigator.serviceWorker.ready;
      const before = await registration.pushManager.getSubscription();
      // An existing subscription with another key prevents a new one.
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
        // Without change events, the state is checked when the page is opened again.
        () => {},
      );
      return () => stop.abort();
    },
  };
}

/** Returns the key of a subscription in the server's encoding. */
function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
