import type { PasswordCost } from './areas/account/passwords.ts';
import type { ServerArea } from './areas/area.ts';
import { areas as ownAreas } from './areas/areas.ts';
import { callLimits } from './areas/callLimits.ts';
import { createMailbox } from './areas/notifications/mail/mailbox.ts';
import { createNotifier } from './areas/notifications/notify.ts';
import type { PushSettings } from './areas/notifications/push/vapid.ts';
import type { Community, CommunityCore } from './community.ts';
import type { Database } from './database/schema.ts';
import type { Blobs } from './files/blobs.ts';
import { createFileUse } from './files/fileUse.ts';
import { createSigner } from './files/signing.ts';
import type { Limits } from './limits/limits.ts';
import { createRateLimits } from './limits/rateLimits.ts';
import { createLocalFanOut, type FanOut } from './sockets/fanOut.ts';

interface CommunityParts {
  db: Database;
  blobs: Blobs;
  /** Secret that signs file addresses. */
  signingKey: string;
  /** Rate limits of members and addresses. */
  limits: Limits;
  /** Days in which a new member's groups and events need approval (ADM-122). */
  approveNewMembersDays: number;
  /** Days in which an account is new (NET-160). */
  newAccountDays: number;
  /** Days after a decision in which what was flagged is kept as evidence. */
  evidenceDays: number;
  /** Cost of a password hash. Defaults to `PASSWORD_COST`. */
  passwordCost?: PasswordCost | undefined;
  /** Public address of the app for links in mails; without it no mail is sent. */
  publicUrl?: string | undefined;
  /** Push settings; without them no pushes are sent. */
  push?: PushSettings | undefined;
  /** Defaults to the system's clock. */
  now?: () => Date;
  /** Publishes notices to every process. Defaults to this process only. */
  fanOut?: FanOut;
  /** Defaults to the product's own areas. */
  areas?: readonly ServerArea[];
}

/** Creates a community from a migrated database and a file store. */
export function createCommunity(parts: CommunityParts): Community {
  const { db, blobs, signingKey, limits, now = () => new Date(), areas = ownAreas } = parts;
  const topics = areas.flatMap(({ contract: { notifications } }) =>
    notifications === 'none' ? [] : Object.entries(notifications),
  );
  const core: CommunityCore = {
    ...createNotifier(now, new Map(topics), parts.push !== undefined),
    db,
    blobs,
    now,
    signer: createSigner(signingKey, now),
    fanOut: parts.fanOut ?? createLocalFanOut(db),
    rateLimits: createRateLimits(db, now, limits),
    mailbox: createMailbox(now, parts.publicUrl),
    push: parts.push,
    approveNewMembersDays: parts.approveNewMembersDays,
    newAccountDays: parts.newAccountDays,
    evidenceDays: parts.evidenceDays,
    limitOf: callLimits(areas),
    fileUse: createFileUse(areas.flatMap(({ files }) => (files === 'none' ? [] : [files]))),
  };
  const services = areas.map(({ create }) =>
    create === 'none' ? {} : create({ ...core, areas, passwordCost: parts.passwordCost }),
  );
  // Each area's types add the result of its `create` to `Community`.
  return Object.assign({}, core, ...services) as Community;
}
