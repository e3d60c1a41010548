import { createECDH, ECDH } from 'node:crypto';

/** Push settings of the operator. */
export interface PushSettings {
  /** The VAPID keys, base64url. */
  publicKey: string;
  privateKey: string;
  /** Contact of the operator for push services: `mailto:` or `https:`. */
  subject: string;
  /** Origins of push services besides those of the browsers. */
  services: readonly string[];
}

/** Checks for a point of P-256: nothing can be encrypted for another key. */
export function isPublicKey(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  try {
    return bytes.length === 65 && ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

/** Checks whether two VAPID keys are a pair. */
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
