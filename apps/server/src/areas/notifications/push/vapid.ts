import { createECDH } from 'node:crypto';

/** How the server speaks to the push services of browsers, as the operator's settings say. */
export interface PushSettings {
  /** The VAPID keys, base64url. */
  publicKey: string;
  privateKey: string;
  /** Where push services reach the operator: `mailto:` or `https:`. */
  subject: string;
  /** Origins of push services besides those of the browsers. */
  services: readonly string[];
}

/** Hosts of the browsers' push services; a dot at the start takes in all below it. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * Whether an address is a push service's: no member makes the server call another one, such as one
 * behind the operator's firewall.
 */
export function isPushService(address: string, { services }: PushSettings): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (services.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return SERVICES.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}

/** Whether two VAPID keys are a pair. */
export function areVapidKeys(publicKey: string, privateKey: string): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== 32 || secret.toString('base64url') !== privateKey) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(secret);
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
