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

/** What every area builds on. */
export interface CommunityCore extends Notifier {
  readonly db: Database;
  readonly blobs: Blobs;
  readonly signer: Signer;
  /** The present moment. */
  readonly now: () => Date;
  /** Tells every process what happened. */
  readonly fanOut: FanOut;
  readonly rateLimits: RateLimits;
  /** Takes mails, where the operator gave an SMTP address. */
  readonly mailbox: Mailbox;
  /** How devices are told, where the operator gave VAPID keys. */
  readonly push: PushSettings | undefined;
  /** Days in which what a new member founds or organizes waits for approval (ADM-122). */
  readonly approveNewMembersDays: number;
  /** The limit that each call counts under. */
  readonly limitOf: CallLimits;
  /** Which files are seen by whom, and which are still used. */
  readonly fileUse: FileUse;
}

/**
 * Everything the community keeps and what can be done with it, apart from HTTP. Routes, the demo
 * and the commands all act through it; refusals are thrown as `Refusal`. The `service.ts` of each
 * area adds its own stores to this interface.
 */
export interface Community extends CommunityCore {}
