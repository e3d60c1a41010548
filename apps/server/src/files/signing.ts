import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from './sync.ts';

const HOUR = 3600;
/** 128 bits: a page of posts has some two hundred signatures, which compress badly. */
const SIGNATURE_LENGTH = 32;
/** Maximum number of cached addresses, some 300 bytes each. */
const REMEMBERED = 10_000;

/** Signs addresses that open a file without a bearer token for one or two hours (WID-072). */
export interface Signer {
  /**
   * Signs a path. Within an hour the same path gives the same address, so browsers can cache it.
   * `version` becomes part of the address and is signed too.
   */
  sign(path: string, version?: string): string;
  /** Checks whether a signature is ours, for this path and version, and not yet expired. */
  verify(path: string, given: SignedParts): boolean;
}

/** Query parameters of a signed address. */
export interface SignedParts {
  expires?: string | undefined;
  signature?: string | undefined;
  v?: string | undefined;
}

export function createSigner(key: string, now: () => Date): Signer {
  const signatureOf = (path: string, expires: string, version = '') =>
    createHmac('sha256', key)
      .update(`${path}\n${expires}\n${version}`)
      .digest('hex')
      .slice(0, SIGNATURE_LENGTH);
  const seconds = () => Math.floor(now().getTime() / 1000);
  // Cache of this hour's addresses by path and version: most pages repeat the same pictures.
  const signed = new Map<string, string>();
  let window = '';

  return {
    sign(path, version) {
      const expires = String((Math.floor(seconds() / HOUR) + 2) * HOUR);
      if (expires !== window || signed.size >= REMEMBERED) signed.clear();
      window = expires;
      const versioned = version === undefined ? path : `${path}?v=${version}`;
      let address = signed.get(versioned);
      if (address === undefined) {
        const signature = signatureOf(path, expires, version);
        const sign = version === undefined ? '?' : '&';
        address = `${versioned}${sign}expires=${expires}&signature=${signature}`;
        signed.set(versioned, address);
      }
      return address;
    },

    verify(path, { expires = '', signature = '', v }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= seconds()) return false;
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(path, expires, v));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** Minimum length of a stored key; a shorter one is the rest of a crash. */
const KEY_LENGTH = 32;

/**
 * Reads the key of a data folder; makes it on first use, readable by its owner only. Created
 * atomically: processes that start at once all read the same one.
 * @throws Error when the file contains no key
 */
export async function storedSigningKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'signing.key');
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(32).toString('hex'), {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
    await sync(dataDir);
  }
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  const key = (await readFile(path, 'utf8')).trim();
  if (key.length < KEY_LENGTH)
    throw new Error(`${path} holds no key. Remove it: another one is made, and old addresses end.`);
  return key;
}
