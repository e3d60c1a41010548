import type { CallLimits } from './areas/callLimits.ts';
import type { Mailbox } from './areas/notifications/mail/mailbox.ts';
import type { Notifier } from './areas/notifications/notify.ts';
import type { PushSettings } from './areas/notifications/push/vapid.ts';
import type { Database } from './database/schema.ts';
import type { Blobs } from './files/blobs.ts';
import type { FileUse } from './files/fileUse.ts';
import type { Signer } from './files/signing.ts';
import type { RateLimits } from './limits/rateLimits.ts';
import type { FanOut } from './sockets/fanOut.ts';

/** Base that every area builds on. */
export interface CommunityCore extends Notifier {
  readonly db: Database;
  readonly blobs: Blobs;
  readonly signer: Signer;
  /** Returns the current time. */
  readonly now: () => Date;
  /** Publishes notices to every process. */
  readonly fanOut: FanOut;
  readonly rateLimits: RateLimits;
  /** Outbox of mails; open when the operator configured SMTP. */
  readonly mailbox: Mailbox;
  /** Push settings, if the operator configured VAPID keys. */
  readonly push: PushSettings | undefined;
  /** Days in which a new member's groups and events need approval (ADM-122). */
  readonly approveNewMembersDays: number;
  /** Days in which an account is new: it invites few, and mails no links (NET-160). */
  readonly newAccountDays: number;
  /** Days after a decision in which what was flagged is kept as evidence. */
  readonly evidenceDays: number;
  /** Returns the rate limit of a call. */
  readonly limitOf: CallLimits;
  /** Access to files, and their use by the areas. */
  readonly fileUse: FileUse;
}

/**
 * Everything the community stores and can do, apart from HTTP. Routes, the demo and the commands
 * act through it; refusals are thrown as `Refusal`. The `service.ts` of each area adds its
 * stores to this interface.
 */
export interface Community extends CommunityCore {}
