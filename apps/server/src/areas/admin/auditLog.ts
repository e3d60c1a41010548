import type { AuditAction } from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { MemberRow } from '../account/members.ts';

/** Moderator or admin of an act, with the network address; null for a command of the operator. */
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
}

/** Writes an act to the audit log, in the transaction of the act itself. */
export async function audit(
  write: Database,
  { id, ip }: Moderator,
  act: AuditedAct,
  at: Date,
): Promise<void> {
  await write
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: id,
      action_type: act.action_type,
      content_type: act.content_type ?? null,
      content_id: act.content_id ?? null,
      target_id: act.target_id ?? null,
      title: act.title ?? null,
      notes: act.notes || null,
      ip_address: ip,
      searched: searchedText(act.title, act.notes),
      created_at: at,
    })
    .execute();
}
