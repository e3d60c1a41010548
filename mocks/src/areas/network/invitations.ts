import {
  INVITATION_DAYS,
  INVITATIONS_WAITING_MAX,
  type Invitation,
  type OpenedInvitation,
  type Page,
  type User,
} from '@saudagar/contract';
import { connectionNotifications, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { inOrder, type PageAsked, type Placed, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { memberOf } from '../account/builders.ts';

interface StoredInvitation extends Invitation {
  inviterId: string;
  code: string;
  acceptedBy: string | null;
}

interface Draft {
  invited_email: string;
  invited_name?: string | null | undefined;
  message?: string | null | undefined;
  client_id?: string | undefined;
}

/** Code of the link that stops invitations, as in a mail. */
export const OPT_OUT_CODE = 'contoh-kode-berhenti-undangan';

const latestFirst = (a: Placed, b: Placed) => inOrder(b, a);
const expiry = () => new Date(Date.parse(NOW) + INVITATION_DAYS * 86_400_000).toISOString();

/** Invitations to join the community (NET-063–085). */
export class Invitations {
  #community: Community;
  #invitations: StoredInvitation[] = [];
  #once = new Once();
  #made = 0;
  /** True once the address of the sample link asked for no more invitations. */
  isOptedOut = false;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds an invitation unchanged. */
  add(inviterId: string, invitation: Invitation, acceptedBy: string | null = null): void {
    const code = invitation.code ?? `undangan-${invitation.id}`.padEnd(24, '0');
    this.#invitations.push({ ...invitation, code, inviterId, acceptedBy });
  }

  list(viewer: User, asked: PageAsked): Page<Invitation> {
    const page = pageOf(this.#of(viewer.id).sort(latestFirst), asked, latestFirst);
    return { ...page, items: page.items.map(shown) };
  }

  /** Invites a person by email (NET-075). */
  create(viewer: User, { client_id, ...draft }: Draft): Invitation {
    const id = this.#once.do(viewer.id, client_id, () => {
      const email = draft.invited_email.toLowerCase();
      if (email === viewer.email.toLowerCase())
        throw new Refusal(409, 'ownConnection', { field: 'invited_email' });
      const open = this.#of(viewer.id).filter(({ status }) => status === 'pending');
      if (open.some(({ invited_email }) => invited_email.toLowerCase() === email))
        throw new Refusal(409, 'invitedAlready', { field: 'invited_email' });
      if (open.length >= INVITATIONS_WAITING_MAX) throw new Refusal(400, 'tooManyInvitations');
      this.#made += 1;
      const made = madeId('invitation', this.#made);
      this.add(viewer.id, {
        id: made,
        invited_email: draft.invited_email,
        invited_name: draft.invited_name || null,
        message: draft.message || null,
        status: 'pending',
        created_at: new Date(Date.parse(NOW) + this.#made).toISOString(),
        expires_at: expiry(),
      });
      return made;
    });
    return shown(this.#own(viewer.id, id));
  }

  resend(viewer: User, id: string): Invitation {
    const invitation = this.#unsettled(viewer.id, id);
    if (invitation.status === 'cancelled') throw new Refusal(409, 'invitationCancelled');
    invitation.status = 'pending';
    invitation.expires_at = expiry();
    return shown(invitation);
  }

  cancel(viewer: User, id: string): Invitation {
    const invitation = this.#unsettled(viewer.id, id);
    invitation.status = 'cancelled';
    return shown(invitation);
  }

  /** Returns the public view of an open invitation. */
  opened(code: string): OpenedInvitation {
    const invitation = this.#invitations.find((one) => one.code === code);
    const inviter = this.#inviterOf(invitation);
    if (invitation?.status !== 'pending') throw new Refusal(404, 'invitationNotFound');
    const { invited_email, invited_name, message } = invitation;
    return { inviter: memberOf(inviter), invited_email, invited_name, message };
  }

  /** Connects the invited member with the sender. */
  accept(viewer: User, code: string) {
    const invitation = this.#invitations.find((one) => one.code === code);
    const inviter = this.#inviterOf(invitation);
    const isRepeated = invitation?.acceptedBy === viewer.id;
    if (!invitation || inviter.id === viewer.id || !(isRepeated || invitation.status === 'pending'))
      throw new Refusal(404, 'invitationNotFound');
    if (this.#community.blocking.areApart(viewer.id, inviter.id))
      throw new Refusal(404, 'invitationNotFound');
    if (!isRepeated) {
      invitation.status = 'accepted';
      invitation.acceptedBy = viewer.id;
      this.#community.connections.join(viewer.id, inviter.id);
      this.#community.notifications.notify(
        connectionNotifications('invitation_accepted', viewer.id, inviter.id),
      );
    }
    const connection = this.#community.connections.between(viewer.id, inviter.id);
    return { connection_id: connection?.id ?? null, inviter: memberOf(inviter) };
  }

  /** Stops invitations to the address of a mailed link, or allows them again. */
  setOptOut(code: string, isOptedOut: boolean): void {
    if (code !== OPT_OUT_CODE) throw new Refusal(404, 'optOutLinkInvalid');
    this.isOptedOut = isOptedOut;
  }

  /** Counts a member's open invitations. */
  waiting(memberId: string): number {
    return this.#of(memberId).filter(({ status }) => status === 'pending').length;
  }

  #of(memberId: string): StoredInvitation[] {
    return this.#invitations.filter(({ inviterId }) => inviterId === memberId);
  }

  #own(memberId: string, id: string): StoredInvitation {
    const invitation = this.#of(memberId).find((one) => one.id === id);
    if (!invitation) throw new Refusal(404, 'invitationNotFound');
    return invitation;
  }

  #unsettled(memberId: string, id: string): StoredInvitation {
    const invitation = this.#own(memberId, id);
    if (invitation.status === 'accepted') throw new Refusal(409, 'invitationUsed');
    return invitation;
  }

  #inviterOf(invitation: StoredInvitation | undefined): User {
    const inviter = this.#community.accounts
      .active()
      .find(({ id }) => id === invitation?.inviterId);
    if (!inviter) throw new Refusal(404, 'invitationNotFound');
    return inviter;
  }
}

function shown({ inviterId, acceptedBy, ...invitation }: StoredInvitation): Invitation {
  return invitation;
}
