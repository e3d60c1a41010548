import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { mailboxOf } from './mailAddress.ts';

/** Addresses that are not to be invited any more; only keyed hashes of them are stored. */
export interface InvitationOptOuts {
  /** Creates the code of the link in an address's mails; the address cannot be read from it. */
  codeOf(address: string): Promise<string>;
  has(address: string): Promise<boolean>;
  /** Stops the invitations to the address of a code, or allows them again. @throws Refusal 404 */
  set(code: string, isOptedOut: boolean): Promise<void>;
}

/** Characters of each half of a code. */
const HALF = 22;

const sign = (secret: string, purpose: 'address' | 'code', text: string) =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, HALF);

export function createInvitationOptOuts(db: Database, now: () => Date): InvitationOptOuts {
  async function readSecret(): Promise<string> {
    const stored = () => db.selectFrom('invitation_key').select('secret').executeTakeFirst();
    const row = await stored();
    if (row) return row.secret;
    await db
      .insertInto('invitation_key')
      .values({ is_only: true, secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await stored())?.secret ?? '';
  }

  const hashOf = async (address: string) => sign(await readSecret(), 'address', mailboxOf(address));

  return {
    async codeOf(address) {
      const hash = await hashOf(address);
      return hash + sign(await readSecret(), 'code', hash);
    },

    async has(address) {
      const row = await db
        .selectFrom('invitation_opt_outs')
        .where('address_hash', '=', await hashOf(address))
        .select('address_hash')
        .executeTakeFirst();
      return row !== undefined;
    },

    async set(code, isOptedOut) {
      const address_hash = code.slice(0, HALF);
      const expected = Buffer.from(sign(await readSecret(), 'code', address_hash));
      const given = Buffer.from(code.slice(HALF));
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new Refusal(404, 'optOutLinkInvalid');
      if (isOptedOut)
        await db
          .insertInto('invitation_opt_outs')
          .values({ address_hash, created_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('invitation_opt_outs')
          .where('address_hash', '=', address_hash)
          .execute();
    },
  };
}
