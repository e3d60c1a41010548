import type { AuditAction, Role } from '@saudagar/contract';
import { type AuditChanges, searchedText } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { MemberRow } from '../account/members.ts';

/** Any member who acts, with the network address. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly ip: string | null;
}

/** Reads the acting member from a call that is not for moderators alone. */
export const actorOf = ({
  member: { id, role },
  request: { ip },
}: {
  member: Pick<MemberRow, 'id' | 'role'>;
  request: Pick<FastifyRequest, 'ip'>;
}): Actor => ({ id, role, ip });

/** Moderator or admin of an act, with the network address. */
export interface Moderator {
  readonly id: string;
  readonly role: 'moderator' | 'admin';
  readonly ip: string | null;
}

/** Reads the moderator or admin from a call. */
export const moderatorOf = ({
  member: { id, role },
  request: { ip },
}: {
  member: Pick<MemberRow, 'id' | 'role'>;
  request: Pick<FastifyRequest, 'ip'>;
}): Moderator => ({ id, role: role === 'admin' ? 'admin' : 'moderator', ip });

/** An act as the audit log shows it. */
export interface AuditedAct {
  readonly action_type: AuditAction;
  readonly content_type?: string | null | undefined;
  readonly content_id?: string | null | undefined;
  /** The affected member, such as a text's author. */
  readonly target_id?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly notes?: string | null | undefined;
  /** Values before and after, of the changed fields alone. */
  readonly changes?: AuditChanges | null | undefined;
}

/**
 * Writes an act to the audit log, in the transaction of the act itself. A command of the operator
 * has no actor.
 */
export async function audit(
  write: Database,
  actor: Pick<Actor, 'id' | 'ip'> | null,
  act: AuditedAct,
  at: Date,
): Promise<void> {
  await write
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: actor?.id ?? null,
      action_type: act.action_type,
      content_type: act.content_type ?? null,
      content_id: act.content_id ?? null,
      target_id: act.target_id ?? null,
      title: act.title ?? null,
      notes: act.notes || null,
      before: act.changes ? JSON.stringify(act.changes.before) : null,
      after: act.changes ? JSON.stringify(act.changes.after) : null,
      ip_address: actor?.ip ?? null,
      searched: searchedText(act.title, act.notes),
      created_at: at,
    })
    .execute();
}

/** Time in which a look at the same thing again leaves no further line. */
const LOOK_MS = 3_600_000;

/** Audits a look at something, once an hour for each moderator. */
export async function auditLook(
  write: Database,
  actor: Actor,
  act: AuditedAct & { readonly content_id: string },
  at: Date,
): Promise<void> {
  const recent = await write
    .selectFrom('audit_log')
    .where('content_id', '=', act.content_id)
    .where('action_type', '=', act.action_type)
    .where('actor_id', '=', actor.id)
    .where('created_at', '>', new Date(at.getTime() - LOOK_MS))
    .select('id')
    .executeTakeFirst();
  if (!recent) await audit(write, actor, act, at);
}
