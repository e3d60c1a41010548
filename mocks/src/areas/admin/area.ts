import {
  answerWarning,
  appealDeactivation,
  appealDecision,
  claimFlag,
  decideAppeal,
  decideContent,
  decideContentAlias,
  flagContent,
  getDashboard,
  getFlag,
  getFlagEvidence,
  getModerationDecision,
  getWarning,
  listAppeals,
  listFlags,
  listPendingContent,
  releaseFlag,
  restoreContent,
  reviewFlag,
  reviewFlagAlias,
  reviewFlags,
  undoReview,
  withdrawRevision,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { Appeals } from './appeals.ts';
import { Approvals } from './approvals.ts';
import { AuditLog } from './auditLog.ts';
import { dashboardOf } from './dashboard.ts';
import { Flags } from './flags.ts';
import { FlagViews } from './flagViews.ts';
import { ManagedUsers } from './managedUsers.ts';
import { Reviews } from './reviews.ts';
import { Revisions } from './revisions.ts';
import { addSampleModeration } from './sample.ts';
import { addSampleActs } from './sampleActs.ts';
import { userHandlers } from './userHandlers.ts';
import { Warnings } from './warnings.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly flags: Flags;
    readonly flagViews: FlagViews;
    readonly reviews: Reviews;
    readonly warnings: Warnings;
    readonly appeals: Appeals;
    readonly approvals: Approvals;
    readonly revisions: Revisions;
    readonly auditLog: AuditLog;
    readonly managedUsers: ManagedUsers;
  }
}

/** Moderation: flags, warnings, approvals, accounts, the audit log. */
export const admin: MockArea = {
  name: 'admin',
  states: {
    flags: Flags,
    flagViews: FlagViews,
    reviews: Reviews,
    warnings: Warnings,
    appeals: Appeals,
    approvals: Approvals,
    revisions: Revisions,
    auditLog: AuditLog,
    managedUsers: ManagedUsers,
  },
  handlers: (community, on) => [
    ...flagHandlers(community, on),
    ...warningHandlers(community, on),
    ...appealHandlers(community, on),
    ...approvalHandlers(community, on),
    ...userHandlers(community, on),
    on(getDashboard, () => dashboardOf(community)),
  ],
  sockets: 'none',
  sample: (community) => {
    addSampleModeration(community);
    addSampleActs(community);
  },
  files: {
    holds: ({ flags, revisions }, fileId) => flags.holdsFile(fileId) || revisions.holdsFile(fileId),
    shows: ({ accounts, flags, revisions }, viewerId, fileId) =>
      (flags.holdsFile(fileId) || revisions.holdsFile(fileId)) &&
      accounts.find(viewerId)?.role !== 'user',
  },
  flaggable: 'none',
  approvals: 'none',
};

function flagHandlers({ flags, flagViews, reviews }: Community, on: On): HttpHandler[] {
  return [
    on(flagContent, ({ viewer, body }) => flags.add(viewer, body)),
    on(listFlags, ({ viewer, query }) => flagViews.list(viewer, query)),
    on(reviewFlags, ({ viewer, body: { ids, ...verdict }, locale }) =>
      reviews.reviewMany(viewer, ids, verdict, locale),
    ),
    on(getFlag, ({ viewer, params }) => flagViews.detail(viewer, params.id)),
    on(getFlagEvidence, ({ viewer, params }) => flagViews.evidence(viewer, params.id)),
    on(reviewFlag, ({ viewer, params, query }) => reviews.review(viewer, params.id, query)),
    on(reviewFlagAlias, ({ viewer, params, query }) => reviews.review(viewer, params.id, query)),
    on(restoreContent, ({ viewer, params }) => reviews.restore(viewer, params.id)),
    on(undoReview, ({ viewer, params }) => reviews.undo(viewer, params.id)),
    on(claimFlag, ({ viewer, params }) => reviews.claim(viewer, params.id)),
    on(releaseFlag, ({ viewer, params }) => reviews.release(viewer, params.id)),
  ];
}

function warningHandlers({ warnings }: Community, on: On): HttpHandler[] {
  return [
    on(getWarning, ({ viewer, params }) => warnings.find(viewer, params.id)),
    on(answerWarning, ({ viewer, params, body }) =>
      warnings.answer(viewer, params.id, body.answer),
    ),
  ];
}

function appealHandlers({ accounts, appeals }: Community, on: On): HttpHandler[] {
  return [
    on(getModerationDecision, ({ viewer, params }) => appeals.find(viewer, params.id)),
    on(appealDecision, ({ viewer, params, body }) => appeals.appeal(viewer, params.id, body.text)),
    on(listAppeals, ({ viewer, query }) => appeals.list(viewer, query)),
    on(appealDeactivation, ({ body }) =>
      appeals.appealDeactivation(accounts.deactivatedMember(body.email, body.password), body.text),
    ),
    on(decideAppeal, ({ viewer, token = '', params, body }) =>
      appeals.decide(viewer, params.id, body, () => accounts.sessions.assertConfirmed(token)),
    ),
  ];
}

function approvalHandlers({ approvals }: Community, on: On): HttpHandler[] {
  return [
    on(listPendingContent, ({ viewer, query }) => approvals.list(viewer, query)),
    on(decideContent, ({ viewer, params, query }) => approvals.decide(viewer, params, query)),
    on(decideContentAlias, ({ viewer, params, query }) => approvals.decide(viewer, params, query)),
    on(withdrawRevision, ({ viewer, params }) => approvals.withdraw(viewer, params)),
  ];
}
