import type { AuditAction, AuditEntry, User } from '@saudagar/contract';
import type { AuditChanges } from '@saudagar/contract/server';
import { madeId } from '../../core/madeId.ts';
import { NOW } from '../../core/time.ts';
import { memberOf } from '../account/builders.ts';

/** An act to log; `at` defaults to now. */
export interface WrittenAct
  extends Pick<AuditEntry, 'content_type' | 'content_id' | 'title' | 'notes'> {
  readonly action_type: AuditAction;
  /** The affected member. */
  readonly target?: User | undefined;
  /** Values before and after, of the changed fields alone. */
  readonly changes?: AuditChanges | null | undefined;
  readonly at?: string;
}

/** Log of who did what to whom, latest first. */
export class AuditLog {
  entries: readonly AuditEntry[] = [];

  write(actor: User | null, { target, at, changes, ...act }: WrittenAct): void {
    const made = this.entries.length + 1;
    // A millisecond after the previous one, so that the last act is the newest.
    const created_at = at ?? new Date(Date.parse(NOW) + made).toISOString();
    const people = { actor: actor && memberOf(actor), target: target ? memberOf(target) : null };
    const entry = {
      ...act,
      id: madeId('act', made),
      ...people,
      created_at,
      ip_address: actor && '127.0.0.1',
      before: changes?.before ?? null,
      after: changes?.after ?? null,
      is_operator: false,
    };
    this.entries = [entry, ...this.entries].sort((a, b) =>
      (a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1,
    );
  }

  /** Logs a look at something, once for each moderator. */
  writeLook(actor: User, act: WrittenAct): void {
    const isKnown = this.entries.some(
      (entry) =>
        entry.action_type === act.action_type &&
        entry.content_id === act.content_id &&
        entry.actor?.id === actor.id,
    );
    if (!isKnown) this.write(actor, act);
  }
}
