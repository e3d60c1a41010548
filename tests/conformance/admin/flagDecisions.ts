import {
  claimFlag,
  type Flag,
  type FlagAction,
  getFlag,
  getFlagEvidence,
  getMe,
  getPost,
  listFlags,
  type Page,
  releaseFlag,
  reviewFlag,
  reviewFlagAlias,
  reviewFlags,
  undoReview,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { failureOf, type Harness } from '../harness.ts';
import {
  CLAIMED,
  FLAG_NOT_FOUND,
  flagAs,
  iso,
  moderationSteps,
  NOT_YOUR_CLAIM,
  OWN,
  OWN_REPORT,
  REVIEWED,
  refusal,
  review,
  savePendingResource,
  writePost,
} from './moderationSteps.ts';

const ABSENT = '01920000-0000-7000-8000-000000000000';
const OUTCOMES = [
  ['dismiss', 'dismissed'],
  ['warn_user', 'warned'],
  ['remove_content', 'removed'],
] as const;
const TOO_LATE = refusal(
  409,
  'It is too late to take this decision back',
  'Keputusan ini sudah tidak dapat dibatalkan',
);

/** Reading, claiming and deciding flags (ADM-043–097). */
export function flagDecisionsSuite(harness: Harness): void {
  const { signUpModerator, flagged, see, list, notificationsOf } = moderationSteps(harness);

  describe('flags for moderators', () => {
    it('a flag names its content, its reason and its reporter', async () => {
      const moderator = await signUpModerator();
      const { author, reporter, post, id } = await flagged('Pinjaman cepat!');
      const flag = (await list(moderator)).find((each) => each.id === id);
      expect(flag).toMatchObject({
        ...{ status: 'pending', is_active: true, reason: 'spam', content_type: 'post' },
        ...{ content_id: post, description: 'Mohon diperiksa', case_id: id, claim: null },
        content: { content: 'Pinjaman cepat!', author: { id: author.user.id }, is_gone: false },
        reporter: { full_name: reporter.user.full_name, email: reporter.user.email },
        created_at: iso(),
        actions: ['dismiss', 'warn_user', 'remove_content'],
      });
    });

    it('flags on the same content are one case; the oldest case is first, paged', async () => {
      const moderator = await signUpModerator();
      const first = await flagged();
      const second = await flagged();
      const again = await flagAs(await harness.signUp(), 'post', first.post);
      const mine = [first.id, again, second.id];
      const seen = await list(moderator, { status: 'pending' });
      expect(seen.map(({ id }) => id).filter((id) => mine.includes(id))).toEqual(mine);
      expect(seen.find(({ id }) => id === again)?.case_id).toBe(first.id);
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const query: object = { limit: 1, t: String(paged.length), ...(cursor && { cursor }) };
        const page: Page<Flag> = await moderator.client.call(listFlags, { query });
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.cursor ?? null;
      } while (cursor !== null && paged.length <= seen.length);
      expect(paged).toEqual(seen.map(({ id }) => id));
    });

    it('flags are filtered by type and reason', async () => {
      const moderator = await signUpModerator();
      const { id } = await flagged();
      const member = await harness.signUp();
      const other = await flagAs(await harness.signUp(), 'member', member.user.id, {
        reason: 'hate_speech',
      });
      const ids = async (query: object) => (await list(moderator, query)).map((each) => each.id);
      expect(await ids({ content_type: 'member' })).toContain(other);
      expect(await ids({ content_type: 'member' })).not.toContain(id);
      expect(await ids({ reason: 'spam' })).toContain(id);
      expect(await ids({ reason: 'spam' })).not.toContain(other);
      expect(await ids({ status: 'reviewed' })).not.toContain(id);
    });

    it('a flag brings all reports and earlier decisions on its content and author', async () => {
      const moderator = await signUpModerator();
      const { author, id } = await flagged();
      await review(moderator.client, id, 'warn_user', 'Tolong berhenti');
      const post = await writePost(author, 'Lagi-lagi promo');
      const next = await flagAs(await harness.signUp(), 'post', post);
      const again = await flagAs(await harness.signUp(), 'post', post);
      expect(await see(moderator, next)).toMatchObject({
        id: next,
        reports: [{ id: next }, { id: again }],
        context: [],
        history: [
          {
            ...{ action_type: 'warn_user', content_type: 'post', notes: 'Tolong berhenti' },
            actor: { id: moderator.user.id },
            target: { id: author.user.id },
          },
        ],
      });
    });
  });

  describe('a decision', () => {
    test.each(OUTCOMES)('%s settles every flag on the content, once', async (action, outcome) => {
      const [moderator, second] = [await signUpModerator(), await signUpModerator()];
      const { author, reporter, post, id } = await flagged();
      const other = await harness.signUp();
      const again = await flagAs(other, 'post', post);
      expect(await review(moderator.client, again, action, 'Sudah dibaca')).toMatchObject({
        ...{ id: again, status: 'reviewed', is_active: false, outcome, notes: 'Sudah dibaca' },
        ...{ actions: [], reviewed_at: iso(), reviewer: { id: moderator.user.id } },
        content: { is_gone: action === 'remove_content' },
      });
      for (const call of [reviewFlag, reviewFlagAlias])
        await harness.refuses(REVIEWED, second.token, (client) =>
          client.call(call, { params: { id }, query: { action } }),
        );
      const kind = `flag_${outcome}`;
      for (const [person, flag] of [[reporter, id] as const, [other, again] as const])
        expect(await notificationsOf(person)).toMatchObject([
          { kind, actors: [], subject: { type: 'report', id: flag, title: 'Promo murah!' } },
        ]);
      expect((await notificationsOf(author)).map(({ kind, note }) => [kind, note])).toEqual(
        {
          dismiss: [],
          // The page of the warning has the notes.
          warn_user: [['warned', null]],
          remove_content: [['content_removed', 'Sudah dibaca']],
        }[action],
      );
      const failure = author.client.call(getPost, { params: { id: post } });
      if (action === 'remove_content') expect((await failureOf(failure)).status).toBe(404);
      else expect((await failure).id).toBe(post);
      const reviewed = await list(moderator, { status: 'reviewed' });
      expect(reviewed.filter(({ case_id }) => case_id === id)).toHaveLength(2);
    });

    // ADM-005
    it('concurrent decisions of four moderators count once', async () => {
      const moderators = await Promise.all([
        signUpModerator(),
        signUpModerator(),
        signUpModerator(),
        signUpModerator(),
      ]);
      const { reporter, id } = await flagged();
      const actions: FlagAction[] = ['dismiss', 'warn_user', 'remove_content', 'remove_content'];
      const outcomes = await Promise.all(
        moderators.map(({ client }, index) =>
          review(client, id, actions[index] ?? 'dismiss').then(
            () => 'counted',
            (error: { status?: number; message?: string }) => `${error.status} ${error.message}`,
          ),
        ),
      );
      const refused = `400 ${REVIEWED.en}`;
      expect(outcomes.toSorted()).toEqual([refused, refused, refused, 'counted']);
      expect(await notificationsOf(reporter)).toHaveLength(1);
    });

    it('a decision on one’s own content, or on none, is refused', async () => {
      const moderator = await signUpModerator();
      const post = await writePost(moderator);
      const id = await flagAs(await harness.signUp(), 'post', post);
      expect((await see(moderator, id)).actions).toEqual([]);
      for (const call of [reviewFlag, reviewFlagAlias]) {
        const query = { action: 'dismiss' as const };
        await harness.refuses(OWN, moderator.token, (client) =>
          client.call(call, { params: { id }, query }),
        );
        for (const absent of ['nothing', ABSENT])
          await harness.refuses(FLAG_NOT_FOUND, moderator.token, (client) =>
            client.call(call, { params: { id: absent }, query }),
          );
      }
      await harness.refuses(OWN, moderator.token, (client) =>
        client.call(claimFlag, { params: { id } }),
      );
      for (const call of [getFlag, getFlagEvidence, claimFlag, undoReview, releaseFlag])
        await harness.refuses(FLAG_NOT_FOUND, moderator.token, (client) =>
          client.call(call, { params: { id: ABSENT } }),
        );
    });

    it('moderators are told of a flag, a claim and a decision of somebody else', async () => {
      const [watcher, moderator] = [await signUpModerator(), await signUpModerator()];
      const socket = harness.socket(watcher.token);
      await socket.next('ready');
      const { id } = await flagged();
      expect(await socket.next('moderation')).toEqual({ type: 'moderation' });
      const params = { id };
      await moderator.client.call(claimFlag, { params });
      await socket.next('moderation');
      await moderator.client.call(releaseFlag, { params });
      await socket.next('moderation');
      await review(moderator.client, id, 'dismiss');
      await socket.next('moderation');
      await moderator.client.call(undoReview, { params });
      await socket.next('moderation');
      await savePendingResource(moderator);
      await socket.next('moderation');
      socket.close();
      await socket.closed;
    });

    it('a moderator does not decide on a case that they reported', async () => {
      const [moderator, other] = [await signUpModerator(), await signUpModerator()];
      const { post, id } = await flagged();
      const own = await flagAs(moderator, 'post', post);
      expect(await see(moderator, id)).toMatchObject({ actions: [], is_own_report: true });
      for (const flag of [id, own]) {
        await harness.refuses(OWN_REPORT, moderator.token, (client) =>
          review(client, flag, 'dismiss'),
        );
        await harness.refuses(OWN_REPORT, moderator.token, (client) =>
          client.call(claimFlag, { params: { id: flag } }),
        );
      }
      expect((await see(other, id)).is_own_report).toBe(false);
      expect(await review(other.client, own, 'dismiss')).toMatchObject({ outcome: 'dismissed' });
    });

    it('only admins may remove a member by a decision, which bars the account', async () => {
      const [moderator, admin] = [await signUpModerator(), await signUpModerator('admin')];
      const member = await harness.signUp();
      const id = await flagAs(await harness.signUp(), 'member', member.user.id);
      const seen = await see(moderator, id);
      expect(seen.content?.name).toBe(member.user.full_name);
      expect(seen.actions).toEqual(['dismiss', 'warn_user']);
      await harness.refuses(
        refusal(
          403,
          'Only an admin can remove a member',
          'Hanya admin yang dapat mengeluarkan anggota',
        ),
        moderator.token,
        (client) => review(client, id, 'remove_content'),
      );
      expect(await review(admin.client, id, 'remove_content')).toMatchObject({
        outcome: 'removed',
      });
      expect((await failureOf(member.client.call(getMe))).status).toBe(403);
    });
  });

  describe('decisions about many', () => {
    it('decisions on many flags are independent, and report each refusal', async () => {
      const moderator = await signUpModerator();
      const [one, two, settled] = [await flagged(), await flagged(), await flagged()];
      const twin = await flagAs(await harness.signUp(), 'post', one.post);
      await review(moderator.client, settled.id, 'dismiss');
      const ids = [one.id, twin, two.id, settled.id, ABSENT];
      const body = { ids, action: 'dismiss' as const, notes: 'Wajar' };
      const answer = await moderator.client.call(reviewFlags, { body });
      expect(answer.reviewed.map(({ id }) => id)).toEqual([one.id, twin, two.id]);
      expect(answer.refused).toEqual([
        { id: settled.id, status: 400, detail: REVIEWED.en },
        { id: ABSENT, status: 404, detail: FLAG_NOT_FOUND.en },
      ]);
      const indonesian = harness.client(moderator.token, 'id');
      expect((await indonesian.call(reviewFlags, { body })).refused[0]?.detail).toBe(REVIEWED.id);
    });
  });

  describe('a claim', () => {
    it('a claim keeps others from deciding until it is released', async () => {
      const [one, other] = [await signUpModerator(), await signUpModerator()];
      const { id } = await flagged();
      const params = { id };
      const claimed = { claim: { member: { id: one.user.id }, until: iso() } };
      expect(await one.client.call(claimFlag, { params })).toMatchObject(claimed);
      expect(await one.client.call(claimFlag, { params })).toMatchObject(claimed);
      expect(await see(other, id)).toMatchObject(claimed);
      await harness.refuses(CLAIMED, other.token, (client) => client.call(claimFlag, { params }));
      for (const call of [reviewFlag, reviewFlagAlias])
        await harness.refuses(CLAIMED, other.token, (client) =>
          client.call(call, { params, query: { action: 'dismiss' } }),
        );
      await harness.refuses(NOT_YOUR_CLAIM, other.token, (client) =>
        client.call(releaseFlag, { params }),
      );
      expect(await see(other, id)).toMatchObject(claimed);
      await one.client.call(releaseFlag, { params });
      expect((await see(other, id)).claim).toBeNull();
      expect(await review(other.client, id, 'dismiss')).toMatchObject({ claim: null });
      await harness.refuses(REVIEWED, one.token, (client) => client.call(claimFlag, { params }));
    });

    it('an admin takes over what a moderator has claimed', async () => {
      const [moderator, admin] = [await signUpModerator(), await signUpModerator('admin')];
      const { id } = await flagged();
      const params = { id };
      await moderator.client.call(claimFlag, { params });
      await harness.refuses(CLAIMED, admin.token, (client) => review(client, id, 'dismiss'));
      const taken = { claim: { member: { id: admin.user.id } } };
      expect(await admin.client.call(claimFlag, { params })).toMatchObject(taken);
      await harness.refuses(CLAIMED, moderator.token, (client) =>
        client.call(claimFlag, { params }),
      );
      await admin.client.call(releaseFlag, { params });
      await moderator.client.call(releaseFlag, { params });
    });
  });

  describe('an undo', () => {
    test.each(['dismiss', 'warn_user'] as const)(
      'undoing a %s removes its notifications',
      async (action) => {
        const [moderator, other] = [await signUpModerator(), await signUpModerator()];
        const { author, reporter, post, id } = await flagged();
        const params = { id };
        expect((await review(moderator.client, id, action))?.undo_until).toEqual(iso());
        expect((await see(other, id)).undo_until).toBeNull();
        await harness.refuses(
          refusal(
            403,
            'Only who decided can take this back',
            'Hanya pengambil keputusan yang dapat membatalkannya',
          ),
          other.token,
          (client) => client.call(undoReview, { params }),
        );
        // Flagged again in the meantime: both flags are in one case afterwards.
        const since = await flagAs(await harness.signUp(), 'post', post);
        for (const _ of [1, 2])
          expect(await moderator.client.call(undoReview, { params })).toMatchObject({
            ...{ id, status: 'pending', is_active: true },
            actions: ['dismiss', 'warn_user', 'remove_content'],
          });
        const { reports } = await see(other, id);
        expect(reports.map((each) => each.id)).toEqual([id, since]);
        expect(await notificationsOf(reporter)).toEqual([]);
        expect(await notificationsOf(author)).toEqual([]);
      },
    );

    it('a removal, and a flag without a decision, cannot be undone', async () => {
      const moderator = await signUpModerator();
      const [removed, waiting] = [await flagged(), await flagged()];
      await review(moderator.client, removed.id, 'remove_content');
      for (const { id } of [removed, waiting])
        await harness.refuses(TOO_LATE, moderator.token, (client) =>
          client.call(undoReview, { params: { id } }),
        );
    });
  });
}
