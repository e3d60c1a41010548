import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';

/** Links to set a new password after forgetting the old one; without a clock they never expire. */
export class PasswordLinks {
  #community: Community;
  #members = new Map<string, string>();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Mails a link to an active member; the answer is the same for any address. */
  ask(email: string): void {
    const { accounts, mails } = this.#community;
    const wanted = email.toLowerCase();
    const member = accounts.active().find((user) => user.email.toLowerCase() === wanted);
    if (!member) return;
    this.#made += 1;
    const token = `tautan-sandi-${this.#made}`.padEnd(24, '0');
    this.#members.set(token, member.id);
    mails.send(member.email, `http://hub.example/reset-password?token=${token}`);
  }

  /** Sets a password by a link, once, and ends the member's sessions. */
  use(token: string, password: string): void {
    const memberId = this.#members.get(token);
    if (memberId === undefined) throw new Refusal(404, 'passwordLinkGone');
    this.#community.accounts.setPassword(memberId, password);
    for (const [other, owner] of this.#members) if (owner === memberId) this.#members.delete(other);
  }
}
