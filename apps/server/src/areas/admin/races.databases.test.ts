import {
  answerWarning,
  claimFlag,
  createPost,
  deletePost,
  type FlagAction,
  flagContent,
  getFlag,
  listNotifications,
  reviewFlag,
  undoReview,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';

const databases = testDatabases();
const ROUNDS = 4;

describe(`moderation on the ${databases.kind} database`, () => {
  let server: TestServer;
  let author: SignedUp;
  let reporter: SignedUp;
  let moderators: SignedUp[];
  let clock = Date.parse('2026-11-25T03:00:00.000Z');

  beforeAll(async () => {
    const databaseUrl = await databases.create();
    server = await startTestServer({ databaseUrl, now: () => new Date(clock) });
    author = await server.signUp();
    reporter = await server.signUp();
    moderators = [];
    for (let made = 0; made < 4; made += 1) {
      const moderator = await server.signUp();
      await server.community.members.setRole(moderator.user.id, 'moderator');
      moderators.push(moderator);
    }
  });
  afterAll(() => server.close());

  const moderatorAt = (index: number) => moderators[index] as SignedUp;
  async function flagged() {
    const body = { content: 'Promo murah', post_type: 'text' as const };
    const { id: post } = await author.client.call(createPost, { body });
    return { post, flag: await flag(reporter, post) };
  }
  const flag = async ({ client }: SignedUp, content_id: string) =>
    (
      await client.call(flagContent, {
        body: { content_type: 'post', content_id, reason: 'spam' },
      })
    ).id;
  const decide = ({ client }: SignedUp, id: string, action: FlagAction) =>
    client.call(reviewFlag, { params: { id }, query: { action } });
  const see = (id: string) => moderatorAt(0).client.call(getFlag, { params: { id } });
  const warningOf = async () => {
    const { items } = await author.client.call(listNotifications, { query: { kind: 'warned' } });
    return items[0]?.subject.id ?? '';
  };
  const actsOn = async (content_id: string) => {
    const acts = server.community.db.selectFrom('audit_log').where('content_id', '=', content_id);
    return (await acts.select('action_type').execute()).map(({ action_type }) => action_type);
  };
  const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes
      .map((one) => (one.status === 'fulfilled' ? 'counted' : String(one.reason.status)))
      .toSorted();

  test('one of four concurrent decisions on a flag wins and is audited once', async () => {
    const choices: FlagAction[][] = [
      ['dismiss', 'warn_user', 'remove_content', 'remove_content'],
      ['remove_content', 'remove_content', 'remove_content', 'remove_content'],
      ['warn_user', 'dismiss', 'warn_user', 'dismiss'],
    ];
    for (const actions of choices) {
      const { post, flag: id } = await flagged();
      const outcomes = await Promise.allSettled(
        actions.map((action, index) => decide(moderatorAt(index), id, action)),
      );
      expect(codesOf(outcomes)).toEqual(['400', '400', '400', 'counted']);
      expect(await actsOn(post)).toHaveLength(1);
    }
  });

  test('a concurrent claim and decision leave one state that both moderators see', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { flag: id } = await flagged();
      const [claimed, decided] = await Promise.allSettled([
        moderatorAt(1).client.call(claimFlag, { params: { id } }),
        decide(moderatorAt(2), id, 'dismiss'),
      ]);
      const { status, claim } = await see(id);
      expect({ status, isClaimed: claim !== null }).toEqual(
        decided.status === 'fulfilled'
          ? { status: 'reviewed', isClaimed: false }
          : { status: 'pending', isClaimed: true },
      );
      expect(claimed.status === 'fulfilled' || decided.status === 'fulfilled').toBe(true);
    }
  });

  test('concurrent undo of a warning and answer to it: one wins', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { flag: id } = await flagged();
      await decide(moderatorAt(1), id, 'warn_user');
      const params = { id: await warningOf() };
      const outcomes = await Promise.allSettled([
        moderatorAt(1).client.call(undoReview, { params: { id } }),
        author.client.call(answerWarning, { params, body: { answer: 'Maaf' } }),
      ]);
      expect(codesOf(outcomes).filter((code) => code === 'counted')).toHaveLength(1);
      const isUndone = outcomes[0]?.status === 'fulfilled';
      expect((await see(id)).status).toBe(isUndone ? 'pending' : 'reviewed');
    }
  });

  test('flags added during an undo or a decision join one case', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { post, flag: id } = await flagged();
      await decide(moderatorAt(1), id, 'dismiss');
      const late = await server.signUp();
      const [undone, other] = await Promise.all([
        moderatorAt(1).client.call(undoReview, { params: { id } }),
        flag(late, post),
      ]);
      expect(undone.status).toBe('pending');
      expect((await see(other)).reports.map((each) => each.id)).toContain(id);
    }
  });

  test('concurrent removal by the author and decision leave one state', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { post, flag: id } = await flagged();
      const [deleted, decided] = await Promise.allSettled([
        author.client.call(deletePost, { params: { id: post } }),
        decide(moderatorAt(1), id, 'remove_content'),
      ]);
      const counted = [deleted, decided].filter(({ status }) => status === 'fulfilled');
      expect(counted).toHaveLength(1);
      // A case whose content its author deleted first still waits for a decision.
      expect((await see(id)).status).toBe(decided.status === 'fulfilled' ? 'reviewed' : 'pending');
    }
  });

  test('a decision can be undone for fifteen seconds, a claim ends after 15 minutes', async () => {
    const { flag: id } = await flagged();
    const params = { id };
    await moderatorAt(2).client.call(claimFlag, { params });
    clock += 15 * 60_000 + 1;
    await decide(moderatorAt(1), id, 'dismiss');
    clock += 15_000;
    expect(await moderatorAt(1).client.call(undoReview, { params })).toMatchObject({
      status: 'pending',
    });
    await decide(moderatorAt(1), id, 'dismiss');
    clock += 15_001;
    await expect(moderatorAt(1).client.call(undoReview, { params })).rejects.toMatchObject({
      status: 409,
    });
  });
});
