import {
  type Appeal,
  appealDecision,
  decideAppeal,
  decideContent,
  getDashboard,
  getModerationDecision,
  getResource,
  listAppeals,
  listAuditLog,
  listNotifications,
  type Page,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import {
  flagAs,
  iso,
  moderationSteps,
  OWN,
  OWN_REPORT,
  refusal,
  review,
  savePendingResource,
  writePost,
} from './moderationSteps.ts';

const NOT_FOUND = refusal(404, 'Decision not found', 'Keputusan tidak ditemukan');
const NO_APPEAL = refusal(404, 'Appeal not found', 'Banding tidak ditemukan');
const APPEALED = refusal(
  409,
  'You have already appealed this decision',
  'Anda sudah mengajukan banding atas keputusan ini',
);
const DECIDED = refusal(
  409,
  'This appeal has already been decided',
  'Banding ini sudah diputuskan',
);
const OWN_DECISION = refusal(
  403,
  'You made this decision: another moderator decides about the appeal',
  'Anda yang membuat keputusan ini: moderator lain yang memutuskan bandingnya',
);
const TEXT = 'Ini koperasi kami yang berizin.';

/** Statements of reasons and their appeals (ADM-385–394, ADM-410). */
export function appealsSuite(harness: Harness): void {
  const { signUpModerator, flagged } = moderationSteps(harness);

  const read = ({ client }: Person, id: string) =>
    client.call(getModerationDecision, { params: { id } });
  const appeal = ({ client }: Person, id: string, text = TEXT) =>
    client.call(appealDecision, { params: { id }, body: { text } });
  const decide = (
    { client }: Pick<Person, 'client'>,
    id: string,
    outcome: 'upheld' | 'overturned' = 'upheld',
    notes?: string,
  ) => client.call(decideAppeal, { params: { id }, body: { outcome, ...(notes && { notes }) } });

  async function newest({ client }: Person, kind: string) {
    const { items } = await client.call(listNotifications, { query: { limit: 100 } });
    return items.find((one) => one.kind === kind);
  }

  async function appeals({ client }: Person, status: 'pending' | 'decided') {
    const all: Appeal[] = [];
    let cursor: string | null = null;
    do {
      const query: object = { status, limit: 1, ...(cursor && { cursor }) };
      const page: Page<Appeal> = await client.call(listAppeals, { query });
      all.push(...page.items);
      cursor = page.cursor ?? null;
    } while (cursor !== null);
    return all;
  }

  /** A removed post, and its author's statement of reasons. */
  async function removed(moderator?: Person) {
    const decider = moderator ?? (await signUpModerator());
    const made = await flagged('Pinjaman cepat!');
    await review(decider.client, made.id, 'remove_content', 'Bukan untuk iklan');
    const note = await newest(made.author, 'content_removed');
    expect(note?.subject).toMatchObject({ type: 'decision', title: 'Pinjaman cepat!' });
    return { ...made, decider, decision: note?.subject.id ?? '' };
  }

  /** A rejected resource, and its maker's statement of reasons. */
  async function rejected() {
    const [maker, decider] = [await signUpModerator(), await signUpModerator()];
    const id = await savePendingResource(maker, 'Ekspor kopi');
    const params = { content_type: 'resource' as const, id };
    const query = { action: 'reject' as const, notes: 'Terlalu singkat' };
    await decider.client.call(decideContent, { params, query });
    const note = await newest(maker, 'resource_rejected');
    expect(note?.subject).toMatchObject({ type: 'decision', title: 'Ekspor kopi' });
    return { maker, decider, resource: id, decision: note?.subject.id ?? '' };
  }

  describe('a statement of reasons', () => {
    it('a removal shows its author the rule and the notes, and nobody else anything', async () => {
      const { author, decider, reporter, post, decision } = await removed();
      expect((await newest(author, 'content_removed'))?.reason).toBe('spam');
      expect(await read(author, decision)).toEqual({
        ...{ id: decision, kind: 'removal', content_type: 'post', content_id: post },
        ...{ title: 'Pinjaman cepat!', excerpt: 'Pinjaman cepat!', reason: 'spam' },
        ...{ notes: 'Bukan untuk iklan', created_at: iso(), appeal_until: iso() },
        ...{ can_appeal: true, appeal: null },
      });
      for (const { token } of [decider, reporter])
        for (const id of [decision, 'nothing'])
          for (const call of [
            { endpoint: getModerationDecision, options: { params: { id } } },
            { endpoint: appealDecision, options: { params: { id }, body: { text: TEXT } } },
          ])
            await harness.refuses(NOT_FOUND, token, (client) =>
              client.call(call.endpoint as typeof appealDecision, call.options as never),
            );
    });

    it('a rejection shows its maker what was rejected, without a rule', async () => {
      const { maker, resource, decision } = await rejected();
      expect(await read(maker, decision)).toMatchObject({
        ...{ kind: 'rejection', content_type: 'resource', content_id: resource, reason: null },
        ...{ title: 'Ekspor kopi', excerpt: expect.any(String), notes: 'Terlalu singkat' },
      });
    });
  });

  describe('an appeal', () => {
    it('a decision is appealed once, and repeating the text changes nothing', async () => {
      const { author, decision } = await removed();
      const before = (await author.client.call(getModerationDecision, { params: { id: decision } }))
        .appeal_until;
      for (const _ of [1, 2])
        expect(await appeal(author, decision)).toMatchObject({
          ...{ can_appeal: false, appeal_until: before },
          appeal: { text: TEXT, created_at: iso(), outcome: null, notes: null, decided_at: null },
        });
      await harness.refuses(APPEALED, author.token, (client) =>
        client.call(appealDecision, { params: { id: decision }, body: { text: 'Lain' } }),
      );
    });

    it('appeals are listed oldest first, counted, and withheld from no other moderator', async () => {
      const other = await signUpModerator();
      const count = async () => (await other.client.call(getDashboard)).stats.pending_appeals ?? 0;
      const before = await count();
      const [first, second] = [await removed(), await rejected()];
      await appeal(first.author, first.decision);
      const socket = harness.socket(other.token);
      await socket.next('ready');
      await appeal(second.maker, second.decision);
      await socket.next('moderation');
      socket.close();
      await socket.closed;
      expect(await count()).toBe(before + 2);
      const mine = (await appeals(other, 'pending')).filter(({ id }) =>
        [first.decision, second.decision].includes(id),
      );
      expect(mine).toMatchObject([
        {
          ...{ id: first.decision, status: 'pending', text: TEXT, flag_id: first.id },
          ...{ member: { id: first.author.user.id }, is_withheld: false, deny_reason: null },
          decision: {
            ...{ kind: 'removal', reason: 'spam', notes: 'Bukan untuk iklan' },
            ...{ excerpt: 'Pinjaman cepat!', decider: { id: first.decider.user.id } },
          },
        },
        { id: second.decision, flag_id: null, decision: { kind: 'rejection', reason: null } },
      ]);
    });

    it('nobody decides on an appeal of their own decision, content or report', async () => {
      const [decider, author, reporter] = [
        await signUpModerator(),
        await signUpModerator(),
        await signUpModerator(),
      ];
      const flag = await flagAs(reporter, 'post', await writePost(author));
      await review(decider.client, flag, 'remove_content');
      const id = (await newest(author, 'content_removed'))?.subject.id ?? '';
      await appeal(author, id);
      for (const [person, reason, refused] of [
        [decider, 'own_decision', OWN_DECISION],
        [author, 'own_content', OWN],
        [reporter, 'own_report', OWN_REPORT],
      ] as const) {
        const listed = (await appeals(person, 'pending')).find((one) => one.id === id);
        expect(listed?.deny_reason).toBe(reason);
        await harness.refuses(refused, person.token, (client) => decide({ client }, id));
      }
    });

    it('an upheld appeal notifies both with the notes, is logged, and is final', async () => {
      const [other, admin] = [await signUpModerator(), await signUpModerator('admin')];
      const { author, decider, post, decision } = await removed();
      await harness.refuses(NO_APPEAL, other.token, (client) => decide({ client }, decision));
      await harness.refuses(NO_APPEAL, other.token, (client) => decide({ client }, 'nothing'));
      await appeal(author, decision);
      expect(await decide(other, decision, 'upheld', 'Memang iklan')).toMatchObject({
        ...{ status: 'decided', outcome: 'upheld', notes: 'Memang iklan', is_restored: false },
        ...{ decided_at: iso(), reviewer: { id: other.user.id } },
      });
      await harness.refuses(DECIDED, other.token, (client) =>
        decide({ client }, decision, 'overturned'),
      );
      expect((await read(author, decision)).appeal).toMatchObject({
        ...{ outcome: 'upheld', notes: 'Memang iklan', decided_at: iso() },
      });
      expect(await newest(author, 'appeal_upheld')).toMatchObject({
        ...{ actors: [], note: 'Memang iklan', subject: { type: 'decision', id: decision } },
      });
      expect(await newest(decider, 'decision_upheld')).toMatchObject({
        ...{ actors: [], note: 'Memang iklan', subject: { type: 'appeal', id: decision } },
      });
      expect((await appeals(other, 'decided'))[0]?.id).toBe(decision);
      const log = await admin.client.call(listAuditLog, {
        query: { action_type: 'decide_appeal' },
      });
      expect(log.items[0]).toMatchObject({
        ...{ content_type: 'post', content_id: post, title: 'Pinjaman cepat!' },
        ...{ notes: 'Memang iklan', actor: { id: other.user.id } },
        ...{ target: { id: author.user.id }, before: { appeal: 'pending' } },
        after: { appeal: 'upheld' },
      });
    });

    it('overturning a rejection publishes the content, with one notification', async () => {
      const other = await signUpModerator();
      const { maker, decider, resource, decision } = await rejected();
      await appeal(maker, decision);
      expect(await decide(other, decision, 'overturned')).toMatchObject({
        ...{ outcome: 'overturned', is_restored: true },
      });
      const seen = await maker.client.call(getResource, { params: { id: resource } });
      expect(seen.approval_status).toBe('approved');
      expect(await newest(maker, 'appeal_overturned')).toBeDefined();
      expect(await newest(maker, 'resource_approved')).toBeUndefined();
      expect(await newest(decider, 'decision_overturned')).toBeDefined();
    });

    it('overturning a removal is recorded', async () => {
      const other = await signUpModerator();
      const { author, decision } = await removed();
      await appeal(author, decision);
      await decide(other, decision, 'overturned');
      expect((await read(author, decision)).appeal).toMatchObject({ outcome: 'overturned' });
      expect(await newest(author, 'appeal_overturned')).toMatchObject({
        subject: { type: 'decision', id: decision },
      });
    });

    it('two concurrent decisions on an appeal: one succeeds', async () => {
      const [one, two] = [await signUpModerator(), await signUpModerator()];
      const { author, decider, decision } = await removed();
      await appeal(author, decision);
      const outcomes = await Promise.all(
        [one, two].map((person) =>
          decide(person, decision).then(
            () => 'counted',
            ({ status }: { status?: number }) => String(status),
          ),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['409', 'counted']);
      expect(await newest(decider, 'decision_upheld')).toBeDefined();
    });
  });
}
