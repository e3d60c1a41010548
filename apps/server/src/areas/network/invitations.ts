import { randomBytes } from 'node:crypto';
import {
  type createInvitation,
  DEFAULT_PAGE_SIZE,
  INVITATION_DAYS,
  INVITATIONS_WAITING_MAX,
  type Locale,
} from '@saudagar/contract';
import { connectionNotifications, Refusal } from '@saudagar/contract/server';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod/mini';
import { brokenUniqueness } from '../../database/constraint.ts';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut, Publish } from '../../sockets/fanOut.ts';
import { canContact } from '../blocking/contact.ts';
import type { Mailbox } from '../notifications/mail/mailbox.ts';
import type { Notifier } from '../notifications/notify.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import type { Connections } from './connections.ts';
import type { createInvitationLimits, Inviter } from './invitationLimits.ts';
import type { InvitationsTable } from './tables.ts';

/** An invitation as stored. */
export type InvitationRow = Selectable<InvitationsTable>;
type Draft = z.output<typeof createInvitation.body>;

/** Invitations to the community (NET-063–085). Refusals are thrown as `Refusal`. */
export type Invitations = ReturnType<typeof createInvitations>;

interface InvitationParts extends Pick<Notifier, 'notify'> {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
  connections: Connections;
  mailbox: Mailbox;
  limits: ReturnType<typeof createInvitationLimits>;
}

const Moment = z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999));
const Cursor = z.tuple([Moment, z.string().check(z.refine(isId))]);
const CODE_BYTES = 18;

const expiryFrom = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
const notFound = () => new Refusal(404, 'invitationNotFound');

export function createInvitations(parts: InvitationParts) {
  const { db, now, fanOut, notify, connections, mailbox, limits } = parts;

  const of = (memberId: string) =>
    db.selectFrom('invitations').where('inviter_id', '=', memberId).selectAll();

  const repeated = async (memberId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : of(memberId).where('client_id', '=', clientId).executeTakeFirst();

  /** Locks one of a member's unused invitations until the transaction ends. */
  async function lockOwn(write: Database, memberId: string, id: string): Promise<InvitationRow> {
    const row = isId(id)
      ? await write
          .selectFrom('invitations')
          .where('id', '=', id)
          .where('inviter_id', '=', memberId)
          .selectAll()
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound();
    if (row.status === 'accepted') throw new Refusal(409, 'invitationUsed');
    return row;
  }

  /** Serializes a member's invitations to enforce their maximum; closes expired ones. */
  async function makeRoom(write: Database, memberId: string): Promise<void> {
    await write.selectFrom('members').where('id', '=', memberId).select('id').forUpdate().execute();
    await write
      .updateTable('invitations')
      .set({ status: 'expired' })
      .where('inviter_id', '=', memberId)
      .where('status', '=', 'pending')
      .where('expires_at', '<=', now())
      .execute();
    const { count } = await write
      .selectFrom('invitations')
      .where('inviter_id', '=', memberId)
      .where('status', '=', 'pending')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= INVITATIONS_WAITING_MAX) throw new Refusal(400, 'tooManyInvitations');
  }

  /** Mails an invitation's link, in the language of its sender. */
  const post = (
    write: Database,
    publish: Publish,
    { id, invited_email }: InvitationRow,
    language: Locale,
  ) =>
    mailbox.add(write, publish, {
      kind: 'invitation',
      recipient: invited_email,
      about: id,
      language,
    });

  /** @throws Refusal 409 for one's own address and for an open invitation */
  async function refuseRepeated({ id, email }: Inviter, invited_email: string): Promise<void> {
    const address = invited_email.toLowerCase();
    if (address === email.toLowerCase())
      throw new Refusal(409, 'ownConnection', { field: 'invited_email' });
    const other = await of(id)
      .where((where) => where(where.fn<string>('lower', ['invited_email']), '=', address))
      .where('status', '=', 'pending')
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (other) throw new Refusal(409, 'invitedAlready', { field: 'invited_email' });
  }

  async function open(by: 'id' | 'code', key: string) {
    const row = await db
      .selectFrom('invitations')
      .where(by, '=', key)
      .where('status', '=', 'pending')
      .where('expires_at', '>', now())
      .selectAll()
      .executeTakeFirst();
    const inviter = row && (await activeInviter(db, row));
    return inviter ? { ...row, inviter } : null;
  }

  return {
    async page(
      memberId: string,
      {
        limit = DEFAULT_PAGE_SIZE,
        cursor,
      }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<KeysetPage<InvitationRow>> {
      let rows = of(memberId);
      if (cursor !== undefined) {
        const [moment, id] = readKeyset(cursor, Cursor);
        rows = rows.where(sql<boolean>`(created_at, id) < (${new Date(moment)}, ${id}::uuid)`);
      }
      const fetchedRows = await rows
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return toKeysetPage(fetchedRows, limit, ({ created_at, id }) => [created_at.getTime(), id]);
    },

    /** Invites an address, whether or not it belongs to a member. */
    async add(inviter: Inviter, draft: Draft, language: Locale): Promise<InvitationRow> {
      const memberId = inviter.id;
      const { invited_email, invited_name, message, client_id } = draft;
      const first = await repeated(memberId, client_id);
      if (first) return first;
      await refuseRepeated(inviter, invited_email);
      await limits.count(inviter, invited_email);
      const isMailed = await limits.mayMail(invited_email);
      try {
        return await fanOut.transaction(async (write, publish) => {
          await makeRoom(write, memberId);
          const added = await write
            .insertInto('invitations')
            .values({
              id: newId(),
              inviter_id: memberId,
              invited_email,
              invited_name: invited_name || null,
              message: message || null,
              status: 'pending',
              code: randomBytes(CODE_BYTES).toString('base64url'),
              client_id: client_id ?? null,
              accepted_by: null,
              created_at: now(),
              expires_at: expiryFrom(now()),
            })
            .returningAll()
            .executeTakeFirstOrThrow();
          if (isMailed) await post(write, publish, added, language);
          return added;
        });
      } catch (error) {
        if (!brokenUniqueness(error)) throw error;
        // A concurrent call with the same id was first, or the address has an open invitation.
        const other = await repeated(memberId, client_id);
        if (!other) throw new Refusal(409, 'invitedAlready', { field: 'invited_email' });
        return other;
      }
    },

    async resend(inviter: Inviter, id: string, language: Locale): Promise<InvitationRow> {
      const memberId = inviter.id;
      const { status, invited_email } = await db
        .transaction()
        .execute((write) => lockOwn(write, memberId, id));
      if (status === 'cancelled') throw new Refusal(409, 'invitationCancelled');
      await limits.count(inviter, invited_email);
      const isMailed = await limits.mayMail(invited_email);
      try {
        return await fanOut.transaction(async (write, publish) => {
          const { status } = await lockOwn(write, memberId, id);
          if (status === 'cancelled') throw new Refusal(409, 'invitationCancelled');
          const renewed = await write
            .updateTable('invitations')
            .set({ status: 'pending', expires_at: expiryFrom(now()) })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow();
          if (isMailed) await post(write, publish, renewed, language);
          return renewed;
        });
      } catch (error) {
        if (brokenUniqueness(error)) throw new Refusal(409, 'invitedAlready');
        throw error;
      }
    },

    cancel: (memberId: string, id: string): Promise<InvitationRow> =>
      db.transaction().execute(async (write) => {
        await lockOwn(write, memberId, id);
        return write
          .updateTable('invitations')
          .set({ status: 'cancelled' })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      }),

    /** Reads an open invitation with its sender. @throws Refusal 404 */
    async opened(code: string): Promise<InvitationRow & { inviter: AuthorRow }> {
      const invitation = await open('code', code);
      if (!invitation) throw notFound();
      return invitation;
    },

    /** Finds an open invitation by id; null when it is not open. */
    findOpen: (id: string) => open('id', id),

    /** Connects the invited member with the sender, once. @throws Refusal 404 */
    accept: (memberId: string, code: string) =>
      fanOut.transaction(async (write, publish) => {
        const row = await write
          .selectFrom('invitations')
          .where('code', '=', code)
          .selectAll()
          .forUpdate()
          .executeTakeFirst();
        const inviter = row && (await activeInviter(write, row));
        if (!inviter || inviter.id === memberId) throw notFound();
        const isRepeated = row.accepted_by === memberId;
        const isOpen = row.status === 'pending' && row.expires_at > now();
        if (!isRepeated && !isOpen) throw notFound();
        if (!(await canContact(write, memberId, inviter.id))) throw notFound();
        const connectionId = await connections.join(write, publish, memberId, inviter.id);
        if (!isRepeated) {
          await write
            .updateTable('invitations')
            .set({ status: 'accepted', accepted_by: memberId })
            .where('id', '=', row.id)
            .execute();
          for (const notification of connectionNotifications(
            'invitation_accepted',
            memberId,
            inviter.id,
          ))
            await notify(write, publish, notification);
        }
        return { inviter, connectionId };
      }),

    /** Counts a member's open invitations. */
    async waiting(memberId: string): Promise<number> {
      const { count } = await db
        .selectFrom('invitations')
        .where('inviter_id', '=', memberId)
        .where('status', '=', 'pending')
        .where('expires_at', '>', now())
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

const activeInviter = (db: Database, { inviter_id }: InvitationRow) =>
  db
    .selectFrom('members')
    .where('id', '=', inviter_id)
    .where('deactivated_at', 'is', null)
    .select(['id', ...AUTHOR_COLUMNS])
    .executeTakeFirst();
