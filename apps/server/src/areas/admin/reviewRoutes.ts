import {
  answerWarning,
  appealDeactivation,
  appealDecision,
  claimFlag,
  decideAppeal,
  decideContent,
  decideContentAlias,
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
import { languageOf } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { checkLogin } from '../account/checkLogin.ts';
import { actorOf, moderatorOf } from './auditLog.ts';

/** Routes of moderators' decisions about flags. */
export function reviewRoutes(community: Community): Route[] {
  const { flagViews, restoring, reviews } = community;
  return [
    memberRoute(listFlags, (call) => flagViews.page(moderatorOf(call), call.query)),
    memberRoute(reviewFlags, (call) =>
      reviews.reviewMany(
        community,
        moderatorOf(call),
        call.body,
        languageOf(call.request.headers['accept-language']),
      ),
    ),
    memberRoute(getFlag, (call) => flagViews.detail(moderatorOf(call), call.params.id)),
    memberRoute(getFlagEvidence, (call) => flagViews.evidence(moderatorOf(call), call.params.id)),
    memberRoute(reviewFlag, (call) =>
      reviews.review(community, moderatorOf(call), call.params.id, call.query),
    ),
    memberRoute(reviewFlagAlias, (call) =>
      reviews.review(community, moderatorOf(call), call.params.id, call.query),
    ),
    memberRoute(undoReview, (call) => reviews.undo(moderatorOf(call), call.params.id)),
    memberRoute(restoreContent, async (call) => {
      await restoring.restore(moderatorOf(call), call.params.id);
      return flagViews.one(moderatorOf(call), call.params.id);
    }),
    memberRoute(claimFlag, (call) => reviews.claim(moderatorOf(call), call.params.id)),
    memberRoute(releaseFlag, async (call) => {
      await reviews.release(moderatorOf(call), call.params.id);
      return undefined;
    }),
  ];
}

/** Routes of warnings for the warned member. */
export function warningRoutes({ warnings }: Community): Route[] {
  return [
    memberRoute(getWarning, ({ member, params }) => warnings.find(member.id, params.id)),
    memberRoute(answerWarning, ({ member, params, body }) =>
      warnings.answer(member.id, params.id, body.answer),
    ),
  ];
}

/** Routes of decisions for the member concerned, and of their appeals for moderators. */
export function appealRoutes(community: Community): Route[] {
  const { appeals, moderationDecisions, sessions } = community;
  return [
    memberRoute(getModerationDecision, ({ member, params }) =>
      moderationDecisions.find(member.id, params.id),
    ),
    memberRoute(appealDecision, ({ member, params, body }) =>
      moderationDecisions.appeal(member.id, params.id, body.text),
    ),
    openRoute(appealDeactivation, async ({ body, request }) => {
      const { member, attempt } = await checkLogin(community, body, request.ip);
      await attempt.succeeded();
      return moderationDecisions.appealDeactivation(member.id, body.text);
    }),
    memberRoute(listAppeals, (call) => appeals.page(moderatorOf(call), call.query)),
    memberRoute(decideAppeal, (call) =>
      appeals.decide(community, moderatorOf(call), call.params.id, call.body, () =>
        sessions.assertConfirmed(call.token),
      ),
    ),
  ];
}

/** Routes of pending content and the overview. */
export function approvalRoutes(community: Community): Route[] {
  const { approvals, dashboard } = community;
  return [
    memberRoute(listPendingContent, (call) => approvals.page(moderatorOf(call), call.query)),
    memberRoute(decideContent, async (call) => {
      await approvals.decide(community, moderatorOf(call), call.params, call.query);
      return undefined;
    }),
    memberRoute(decideContentAlias, async (call) => {
      await approvals.decide(community, moderatorOf(call), call.params, call.query);
      return undefined;
    }),
    memberRoute(withdrawRevision, async (call) => {
      await approvals.withdraw(community, actorOf(call), call.params);
      return undefined;
    }),
    memberRoute(getDashboard, () => dashboard()),
  ];
}
