import {
  decideContent,
  decideContentAlias,
  getDashboard,
  getResource,
  listNotifications,
  listPendingContent,
  type Page,
  type PendingContent,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person } from '../harness.ts';
import {
  flagAs,
  iso,
  moderationSteps,
  OWN,
  refusal,
  review,
  savePendingResource,
} from './moderationSteps.ts';

const ABSENT = '01920000-0000-7000-8000-000000000000';

/** Content that waits for approval, and the overview (ADM-020–039, ADM-098–123). */
export function approvalsSuite(harness: Harness): void {
  const { signUpModerator, flagged } = moderationSteps(harness);

  async function pending({ client }: Person) {
    const all = [];
    let cursor: string | null = null;
    do {
      const query: object = { limit: 1, ...(cursor && { cursor }) };
      const page: Page<PendingContent> = await client.call(listPendingContent, { query });
      all.push(...page.items);
      cursor = page.cursor ?? null;
    } while (cursor !== null);
    return all;
  }

  describe('content that waits', () => {
    it('pending content is listed with its author, the oldest first', async () => {
      const [maker, reader] = [await signUpModerator(), await signUpModerator()];
      const [first, second] = [
        await savePendingResource(maker, 'Ekspor kopi'),
        await savePendingResource(maker, 'Ekspor teh'),
      ];
      const listed = await pending(reader);
      const [seenByMaker] = (await pending(maker)).filter(({ id }) => id === first);
      expect(seenByMaker?.actions).toEqual([]);
      const own = listed.filter(({ id }) => id === first || id === second);
      expect(own.map(({ title }) => title)).toEqual(['Ekspor kopi', 'Ekspor teh']);
      expect(own[0]).toMatchObject({
        ...{ id: first, content_type: 'resource', description: expect.any(String) },
        ...{ industry_tags: expect.any(Array), created_at: iso() },
        maker: { id: maker.user.id },
        actions: ['approve', 'reject'],
      });
    });

    // ADM-006
    it.each([
      ['approve', 'resource_approved', 'approved'],
      ['reject', 'resource_rejected', 'draft'],
    ] as const)('a decision to %s notifies the author once', async (action, kind, status) => {
      const [maker, reader] = [await signUpModerator(), await signUpModerator()];
      for (const call of [decideContent, decideContentAlias]) {
        const id = await savePendingResource(maker);
        const params = { content_type: 'resource' as const, id };
        await harness.refuses(OWN, maker.token, (client) =>
          client.call(call, { params, query: { action } }),
        );
        await reader.client.call(call, { params, query: { action, notes: 'Sudah dibaca' } });
        await harness.refuses(
          refusal(409, 'This content has already been decided', 'Konten ini sudah diputuskan'),
          reader.token,
          (client) => client.call(call, { params, query: { action } }),
        );
        const seen = await maker.client.call(getResource, { params: { id } });
        expect(seen.approval_status).toBe(status);
        const { items } = await maker.client.call(listNotifications, { query: { kind } });
        expect(items[0]).toMatchObject({
          actors: [],
          // The maker of what was rejected reads why, and can appeal.
          subject: action === 'approve' ? { type: 'resource', id } : { type: 'decision' },
          note: 'Sudah dibaca',
        });
      }
    });

    it('two concurrent decisions on pending content: one succeeds', async () => {
      const [maker, one, two] = [
        await signUpModerator(),
        await signUpModerator(),
        await signUpModerator(),
      ];
      const params = { content_type: 'resource' as const, id: await savePendingResource(maker) };
      const outcomes = await Promise.all(
        [one, two].map(({ client }) =>
          client.call(decideContent, { params, query: { action: 'approve' } }).then(
            () => 'counted',
            ({ status }: { status?: number }) => String(status),
          ),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['409', 'counted']);
    });

    it('a decision on content that is not pending is answered 404', async () => {
      const { token } = await signUpModerator();
      for (const call of [decideContent, decideContentAlias])
        for (const content_type of ['resource', 'group', 'event'] as const)
          for (const id of ['nothing', ABSENT])
            await harness.refuses(
              refusal(404, 'Content not found', 'Konten tidak ditemukan'),
              token,
              (client) =>
                client.call(call, { params: { content_type, id }, query: { action: 'reject' } }),
            );
    });
  });

  describe('the overview', () => {
    it('the overview counts people, flags and pending content, and lists recent acts', async () => {
      const moderator = await signUpModerator();
      const look = () => moderator.client.call(getDashboard);
      const before = await look();
      const { id, post } = await flagged();
      await flagAs(await harness.signUp(), 'post', post);
      const waiting = await savePendingResource(moderator);
      const { stats, trends = [] } = await look();
      expect(stats).toEqual({
        total_users: before.stats.total_users + 3,
        pending_flags: before.stats.pending_flags + 2,
        pending_cases: (before.stats.pending_cases ?? 0) + 1,
        pending_appeals: before.stats.pending_appeals,
        pending_approvals: before.stats.pending_approvals + 1,
      });
      expect(trends).toHaveLength(30);
      const flagsBefore = before.trends?.at(-1)?.flags ?? 0;
      expect(trends.at(-1)?.flags).toBe(flagsBefore + 2);
      await review(moderator.client, id, 'dismiss', 'Wajar');
      const params = { content_type: 'resource' as const, id: waiting };
      const own = moderator.client.call(decideContent, { params, query: { action: 'approve' } });
      expect((await failureOf(own)).status).toBe(403);
      const { recent_activities } = await look();
      expect(recent_activities.length).toBeLessThanOrEqual(5);
      expect(recent_activities[0]).toMatchObject({
        ...{ action_type: 'dismiss_flag', content_type: 'post', notes: 'Wajar', created_at: iso() },
        actor: { id: moderator.user.id },
      });
      expect(recent_activities[0]?.ip_address ?? null).toBeNull();
    });
  });
}
