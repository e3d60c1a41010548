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
