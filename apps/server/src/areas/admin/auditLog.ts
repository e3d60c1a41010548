import type { AuditAction } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';

/** Who acts as moderator or admin, and from which network address; null for a command of the operator. */
export interface Keeper {
  readonly id: string;
  readonly role: 'moderator' | 'admin';
  readonly ip: string | null;
}

/** An act as the audit log tells it. */
export interface AuditedAct {
  readonly action_type: AuditAction;
  readonly content_type?: string | null | undefined;
  readonly content_id?: string | null | undefined;
  /** The member it is done to, such as a text's author. */
  readonly target_id?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

/** Writes an act into the audit log, in the transaction of the act itself. */
export async function audit(
  write: Database,
  { id, ip }: Keeper,
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
      created_at: at,
    })
    .execute();
}
