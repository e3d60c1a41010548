import { createHash, randomBytes } from 'node:crypto';
import { type Locale, PASSWORD_LINK_MINUTES } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { ServiceParts } from '../area.ts';
import { forgetDevices } from './knownDevices.ts';
import { isCommonPassword, type Passwords } from './passwords.ts';

/** Links to set a new password after forgetting the old one. */
export interface PasswordLinks {
  /**
   * Mails a link to an address. The member is looked up when the mail is sent, so neither the
   * answer nor its timing reveals who is a member.
   */
  ask(recipient: string, language: Locale): Promise<void>;
  /** Creates a link's token for a member. */
  make(memberId: string): Promise<string>;
  /**
   * Sets a password by a token, once; ends the member's sessions and returns their email.
   * @throws Refusal 404 on an invalid token, 422 on a common password
   */
  use(token: string, password: string): Promise<string>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createPasswordLinks(
  { db, now, fanOut, mailbox }: ServiceParts,
  passwords: Passwords,
): PasswordLinks {
  const invalidLink = () => new Refusal(404, 'passwordLinkGone');

  const isLive = async (token_hash: string) =>
    (await db
      .selectFrom('password_links')
      .innerJoin('members', 'members.id', 'member_id')
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now())
      .where('deactivated_at', 'is', null)
      .select('member_id')
      .executeTakeFirst()) !== undefined;

  return {
    ask: (recipient, language) =>
      fanOut.transaction((write, publish) =>
        mailbox.add(write, publish, { kind: 'passwordLink', recipient, about: null, language }),
      ),

    async make(memberId) {
      const token = randomBytes(32).toString('base64url');
      await db.deleteFrom('password_links').where('expires_at', '<=', now()).execute();
      await db
        .insertInto('password_links')
        .values({
          token_hash: hashOf(token),
          member_id: memberId,
          expires_at: new Date(now().getTime() + PASSWORD_LINK_MINUTES * 60_000),
        })
        .execute();
      return token;
    },

    async use(token, password) {
      const token_hash = hashOf(token);
      // Checked before hashing, which is expensive.
      if (!(await isLive(token_hash))) throw invalidLink();
      if (isCommonPassword(password))
        throw new Refusal(422, 'commonPassword', { field: 'password' });
      const password_hash = await passwords.hash(password);
      return fanOut.transaction(async (write, publish) => {
        const used = await write
          .deleteFrom('password_links')
          .where('token_hash', '=', token_hash)
          .returning('member_id')
          .executeTakeFirst();
        // The second of two concurrent uses finds it used.
        if (!used) throw invalidLink();
        const { member_id } = used;
        await write.deleteFrom('password_links').where('member_id', '=', member_id).execute();
        await forgetDevices(write, member_id);
        await write.deleteFrom('sessions').where('member_id', '=', member_id).execute();
        const { email } = await write
          .updateTable('members')
          .set({ password_hash, must_change_password: false })
          .where('id', '=', member_id)
          .returning('email')
          .executeTakeFirstOrThrow();
        publish({ kind: 'session', member: member_id });
        return email;
      });
    },
  };
}
