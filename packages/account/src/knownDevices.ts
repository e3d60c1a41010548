import { DEVICE_TOKENS_MAX, DeviceToken } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/** A reply that names the device. */
interface Remembered {
  readonly device_token?: string | undefined;
}

const parse = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((token) => DeviceToken.safeParse(token).success) : null;

const NONE: readonly string[] = [];

/**
 * Tokens of this device, the last used first, whichever members signed in on it: useless without a
 * password, so they stay after a sign-out (ACCT-147).
 */
export function knownDevices({ stored }: Pick<Portal, 'stored'>) {
  const store = stored<readonly string[]>({
    key: 'saudagar.devices.v1',
    fallback: NONE,
    parse,
  });
  return {
    /** Adds the device's tokens to a sign-in. */
    withTokens<Body extends object>(body: Body): Body & { device_tokens?: string[] } {
      const tokens = store.read();
      return tokens.length === 0 ? body : { ...body, device_tokens: [...tokens] };
    },
    /** Stores the token of a reply and returns the reply without it. */
    remember<Reply extends object>(reply: Reply & Remembered): Omit<Reply, 'device_token'> {
      const { device_token: token, ...rest } = reply;
      if (token !== undefined) {
        const others = store.read().filter((other) => other !== token);
        store.write([token, ...others].slice(0, DEVICE_TOKENS_MAX));
      }
      return rest;
    },
  };
}
