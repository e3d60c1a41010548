import { Refusal } from '@saudagar/contract/server';
import { NOW } from './time.ts';

/** Validity of a signed address in seconds. */
const LIFETIME = 3600;
const SECRET = 'mock';

/** Signs a path, so that it opens without a token (WID-027, WID-072). */
export function signedAddress(path: string, version?: string): string {
  const expires = String(Date.parse(NOW) / 1000 + LIFETIME);
  const query = new URLSearchParams({
    ...(version === undefined ? {} : { v: version }),
    expires,
    signature: signatureOf(path, expires, version),
  });
  return `${path}?${query}`;
}

/** Throws unless the signature is the address's own. */
export function checkSignature(address: URL): void {
  const expires = address.searchParams.get('expires') ?? '';
  const signature = address.searchParams.get('signature');
  const expired = Number(expires) * 1000 <= Date.parse(NOW);
  const version = address.searchParams.get('v') ?? undefined;
  if (expired || signature !== signatureOf(address.pathname, expires, version)) {
    throw new Refusal(403, 'linkExpired');
  }
}

/** FNV-1a: enough to distinguish addresses, because nothing here is secret. */
function signatureOf(path: string, expires: string, version = ''): string {
  let hash = 0x811c9dc5;
  for (const character of `${SECRET} ${path} ${expires} ${version}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0').repeat(8);
}
