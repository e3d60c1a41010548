import {
  createResource,
  decideContent,
  deleteEvent,
  deleteResource,
  getDashboard,
  getEvent,
  getFileByName,
  getGroup,
  getResource,
  joinGroup,
  listAuditLog,
  listNotifications,
  listPendingContent,
  publishResource,
  unpublishResource,
  updateEvent,
  updateGroup,
  updateResource,
  uploadFileAlias,
  withdrawRevision,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { eventSteps, inHours } from '../events/eventSteps.ts';
import { GROUP, handOver, makeGroup } from '../groups/groupSteps.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { RESOURCE } from '../resources/resourceSteps.ts';
import { iso, moderationSteps, OWN, refusal } from './moderationSteps.ts';

const CHANGED = refusal(
  409,
  'This change was edited meanwhile: look at it again',
  'Perubahan ini baru saja disunting: periksa lagi',
);

/** Acts of a test on approved content of one type; `name` is its name or title. */
interface Revisable {
  readonly content_type: 'group' | 'event' | 'resource';
  readonly names: 'name' | 'title';
  /** Makes one, as a member whose content of the type needs approval. */
  make(maker: Person): Promise<string>;
  see(by: Pick<Person, 'client'>, id: string): Promise<Seen>;
  edit(by: Person, id: string, fields: object): Promise<Seen>;
}

/** Content as tests read it. */
interface Seen {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly revision?: { created_at: string; changes: object } | null | undefined;
}

/** Edits of approved content that wait for approval (ADM-380–384). */
export function revisionsSuite(harness: Harness): void {
  const { signUpModerator } = moderationSteps(harness);
  const { make: makeEvent } = eventSteps(harness);

  const TYPES: readonly Revisable[] = [
    {
      ...{ content_type: 'group', names: 'name' },
      make: async (maker) => (await makeGroup(maker)).id,
      see: ({ client }, id) => client.call(getGroup, { params: { id } }),
      async edit({ client }, id, fields) {
        const { name, description } = await client.call(getGroup, { params: { id } });
        const body = { name, description, ...fields };
        return (await client.call(updateGroup, { params: { id }, body })) ?? expect.unreachable();
      },
    },
    {
      ...{ content_type: 'event', names: 'title' },
      make: async (maker) => (await makeEvent(maker)).id,
      see: ({ client }, id) => client.call(getEvent, { params: { id } }),
      edit: async ({ client }, id, body) =>
        (await client.call(updateEvent, { params: { id }, body })).event,
    },
    {
      ...{ content_type: 'resource', names: 'title' },
      make: async ({ client }) => (await client.call(createResource, { body: RESOURCE })).id,
      see: ({ client }, id) => client.call(getResource, { params: { id } }),
      edit: ({ client }, id, fields) =>
        client.call(updateResource, { params: { id }, body: { ...RESOURCE, ...fields } }),
    },
  ];

  /** A member whose content of the type needs approval. */
  async function makerOf({ content_type }: Revisable): Promise<Person> {
    if (content_type === 'resource') return signUpModerator();
    const maker = await harness.signUp();
    await harness.reviewMember(maker.user.id);
    return maker;
  }

  const decide = (
    { client }: Person,
    { content_type }: Pick<Revisable, 'content_type'>,
    id: string,
    query: { action: 'approve' | 'reject'; notes?: string; revision_id?: string },
  ) => client.call(decideContent, { params: { content_type, id }, query });

  const pendingOf = async ({ client }: Person, id: string) =>
    (await client.call(listPendingContent, { query: { limit: 100 } })).items.filter(
      (one) => one.id === id,
    );

  /** Approved content of a maker, and a moderator who decides. */
  async function approved(type: Revisable) {
    const [maker, moderator] = [await makerOf(type), await signUpModerator()];
    const id = await type.make(maker);
    await decide(moderator, type, id, { action: 'approve' });
    const edit = (fields: object) => type.edit(maker, id, fields);
    return { maker, moderator, id, edit };
  }

  const newest = async ({ client }: Person, kind: string) =>
    (await client.call(listNotifications, { query: { kind } })).items[0];

  describe.each(TYPES)('an edit of an approved $content_type', (type) => {
    const { content_type, names } = type;

    // ADM-380, ADM-381
    it('an edit of approved content waits while others see what was approved', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      const before = await type.see({ client: harness.client() }, id);
      const { pending_approvals } = (await moderator.client.call(getDashboard)).stats;
      const reply = await edit({ [names]: 'Judi daring' });
      expect(reply).toMatchObject({
        [names]: before[names],
        revision: { created_at: iso(), changes: { [names]: 'Judi daring' } },
      });
      for (const by of [await harness.signUp(), { client: harness.client() }]) {
        const seen = await type.see(by, id);
        expect(seen[names]).toBe(before[names]);
        expect(seen.revision ?? null).toBeNull();
      }
      const own = { changes: { [names]: 'Judi daring' }, is_own: true };
      expect(await type.see(maker, id)).toMatchObject({ [names]: before[names], revision: own });
      expect((await type.see(moderator, id)).revision).toMatchObject({ ...own, is_own: false });
      expect(await pendingOf(moderator, id)).toMatchObject([
        {
          ...{ content_type, [names]: before[names], is_revision: true, created_at: iso() },
          changes: { before: { [names]: before[names] }, after: { [names]: 'Judi daring' } },
          ...{ maker: { id: maker.user.id }, actions: ['approve', 'reject'] },
        },
      ]);
      const after = (await moderator.client.call(getDashboard)).stats;
      expect(after.pending_approvals).toBe(pending_approvals + 1);
    });

    // ADM-382
    it('an approved edit is live, with one line in the log', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      const admin = await signUpModerator('admin');
      const before = (await type.see(maker, id))[names];
      await edit({ [names]: 'Nama baru', description: 'Keterangan yang baru' });
      await decide(moderator, type, id, { action: 'approve', notes: 'Bagus' });
      const changed = { [names]: 'Nama baru', description: 'Keterangan yang baru' };
      expect(await type.see({ client: harness.client() }, id)).toMatchObject(changed);
      expect((await type.see(maker, id)).revision).toBeNull();
      expect(await pendingOf(moderator, id)).toEqual([]);
      expect(await newest(maker, 'revision_approved')).toMatchObject({
        ...{ actors: [], note: 'Bagus', subject: { type: content_type, id, title: 'Nama baru' } },
      });
      const { items } = await admin.client.call(listAuditLog, { query: {} });
      expect(items[0]).toMatchObject({
        ...{ action_type: 'approve_content', content_type, content_id: id, notes: 'Bagus' },
        target: { id: maker.user.id },
        ...{ before: { [names]: before }, after: changed },
      });
      const again = decide(moderator, type, id, { action: 'approve' });
      expect((await failureOf(again)).status).toBe(409);
    });

    it('a rejected edit is dropped, and its maker reads the notes', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      const before = (await type.see(maker, id))[names];
      await edit({ [names]: 'Judi daring' });
      await decide(moderator, type, id, { action: 'reject', notes: 'Bukan usaha' });
      const seen = await type.see(maker, id);
      expect([seen[names], seen.revision]).toEqual([before, null]);
      expect(await newest(maker, 'revision_rejected')).toMatchObject({
        ...{ actors: [], note: 'Bukan usaha', subject: { type: content_type, id, title: before } },
      });
    });

    it('a further edit is merged with what waits, and decided as it was seen', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      const { [names]: name, description } = await type.see(maker, id);
      await edit({ [names]: 'Nama kedua' });
      const [first] = await pendingOf(moderator, id);
      const changes = { [names]: 'Nama kedua', description: 'Keterangan kedua' };
      const second = await edit(changes);
      expect(second.revision?.changes).toEqual(changes);
      expect((await edit(changes)).revision).toEqual(second.revision);
      const [merged, ...others] = await pendingOf(moderator, id);
      expect(others).toEqual([]);
      const stale = { action: 'approve' as const, revision_id: first?.revision_id ?? '' };
      await harness.refuses(CHANGED, moderator.token, (client) =>
        client.call(decideContent, { params: { content_type, id }, query: stale }),
      );
      expect((await edit({ [names]: name, description })).revision).toBeNull();
      expect(await pendingOf(moderator, id)).toEqual([]);
      expect(merged?.revision_id).not.toBe(first?.revision_id);
    });

    // ADM-383
    it('an edit that waits is taken back by its maker alone', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      await edit({ [names]: 'Nama lain' });
      const params = { content_type, id };
      const admin = await signUpModerator('admin');
      for (const { client } of [moderator, admin, await harness.signUp()])
        await client.call(withdrawRevision, { params });
      const nowhere = maker.client.call(withdrawRevision, {
        params: { content_type, id: NOWHERE },
      });
      expect((await failureOf(nowhere)).status).toBe(404);
      expect(await pendingOf(moderator, id)).toHaveLength(1);
      await maker.client.call(withdrawRevision, { params });
      expect((await type.see(maker, id)).revision).toBeNull();
      expect(await pendingOf(moderator, id)).toEqual([]);
      await maker.client.call(withdrawRevision, { params });
    });

    it('an edit that waits makes the queues of moderators current', async () => {
      const { moderator, id, maker, edit } = await approved(type);
      const socket = harness.socket(moderator.token);
      await socket.next('ready');
      await edit({ [names]: 'Nama langsung' });
      expect(await socket.next('moderation')).toMatchObject({ type: 'moderation' });
      await maker.client.call(withdrawRevision, { params: { content_type, id } });
      expect(await socket.next('moderation')).toMatchObject({ type: 'moderation' });
      socket.close();
    });
  });

  describe('edits that need no approval', () => {
    it('edits that need no approval are live at once', async () => {
      const [member, admin] = [await harness.signUp(), await signUpModerator('admin')];
      for (const [type, maker] of [
        [TYPES[0], member],
        [TYPES[1], member],
        [TYPES[2], admin],
      ] as const) {
        if (!type) continue;
        const id = await type.make(maker);
        const { names } = type;
        expect((await type.edit(maker, id, { [names]: 'Nama bebas' })).revision).toBeNull();
        expect((await type.see({ client: harness.client() }, id))[names]).toBe('Nama bebas');
      }
    });

    it('an admin’s edit of what a revision waits for leaves the revision as it is', async () => {
      const type = TYPES[2] ?? expect.unreachable();
      const { id, moderator, edit } = await approved(type);
      const admin = await signUpModerator('admin');
      await edit({ title: 'Judul dari moderator' });
      await type.edit(admin, id, { description: 'Diperbaiki admin' });
      await decide(moderator, type, id, { action: 'approve' });
      expect(await type.see(moderator, id)).toMatchObject({
        ...{ title: 'Judul dari moderator', description: 'Diperbaiki admin' },
      });
    });
  });

  describe('revisions of groups and events', () => {
    it('a group’s type and an event’s place and cancellation change at once', async () => {
      const [groups, events] = [TYPES[0] ?? expect.unreachable(), TYPES[1] ?? expect.unreachable()];
      const group = await approved(groups);
      await group.edit({ name: 'Nama menanti', group_type: 'private' });
      expect(await groups.see({ client: harness.client() }, group.id)).toMatchObject({
        ...{ name: GROUP.name, group_type: 'private' },
      });
      const { maker, moderator, id, edit } = await approved(events);
      const body = { title: 'Judul menanti', location: 'Bireuen', start_date: inHours(25) };
      const params = { id };
      const { changes_made, event } = await maker.client.call(updateEvent, { params, body });
      expect([changes_made, event.location, event.title]).toEqual([
        ...[3, 'Bireuen', 'Temu usaha kopi'],
      ]);
      expect(event.revision?.changes).toEqual({ title: 'Judul menanti' });
      await edit({ status: 'cancelled' });
      expect(await pendingOf(moderator, id)).toEqual([]);
    });

    // ADM-384
    it('a revision ends with its content', async () => {
      const [moderator, admin] = [await signUpModerator(), await signUpModerator('admin')];
      for (const [type, remove] of [
        [TYPES[1], deleteEvent],
        [TYPES[2], deleteResource],
      ] as const) {
        if (!type) continue;
        const { id, edit } = await approved(type);
        await edit({ title: 'Judul menanti' });
        await admin.client.call(remove, { params: { id } });
        expect(await pendingOf(moderator, id)).toEqual([]);
        const decision = decide(moderator, type, id, { action: 'approve' });
        expect((await failureOf(decision)).status).toBe(404);
      }
    });

    it('a revision passes on with its group', async () => {
      const type = TYPES[0] ?? expect.unreachable();
      const { maker, id, edit } = await approved(type);
      const heir = await harness.signUp();
      await heir.client.call(joinGroup, { params: { id } });
      await edit({ name: 'Nama menanti' });
      await handOver(maker, id, heir);
      expect((await type.see(maker, id)).revision ?? null).toBeNull();
      expect((await type.see(heir, id)).revision).not.toBeNull();
      await heir.client.call(withdrawRevision, { params: { content_type: 'group', id } });
    });
  });

  describe('revisions of resources', () => {
    const type = TYPES[2] ?? expect.unreachable();

    it('neither of two moderators who edited one decides about it', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      await edit({ title: 'Judul pertama' });
      await type.edit(moderator, id, { title: 'Judul pertama', tags: ['kopi'] });
      for (const { token } of [maker, moderator])
        await harness.refuses(OWN, token, (client) =>
          client.call(decideContent, {
            params: { content_type: 'resource', id },
            query: { action: 'approve' },
          }),
        );
      const [listed] = await pendingOf(maker, id);
      expect(listed?.actions).toEqual([]);
      await decide(await signUpModerator(), type, id, { action: 'approve' });
      expect(await newest(maker, 'revision_approved')).toBeDefined();
      expect(await newest(moderator, 'revision_approved')).toBeDefined();
    });

    it('a moderator’s edit is logged as submitted, and a publication leaves it live', async () => {
      const { maker, id, edit } = await approved(type);
      const admin = await signUpModerator('admin');
      await edit({ title: 'Salah ketik' });
      const params = { id };
      const { approval_status } = await maker.client.call(publishResource, { params });
      expect(approval_status).toBe('approved');
      const { items } = await admin.client.call(listAuditLog, { query: {} });
      expect(items[0]).toMatchObject({
        ...{ action_type: 'submit_revision', content_type: 'resource', content_id: id },
        ...{ before: { title: RESOURCE.title }, after: { title: 'Salah ketik' } },
      });
    });

    it('a draft takes what waited once its moderator submits it', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      await edit({ title: 'Judul menanti' });
      const params = { id };
      await maker.client.call(unpublishResource, { params });
      expect(await pendingOf(moderator, id)).toEqual([]);
      const submitted = await maker.client.call(publishResource, { params });
      expect(submitted).toMatchObject({ approval_status: 'pending', title: 'Judul menanti' });
      expect(await pendingOf(moderator, id)).toMatchObject([{ is_revision: false }]);
    });

    it('files of a revision are visible to moderators until it is approved', async () => {
      const { maker, moderator, id, edit } = await approved(type);
      const upload = async (name: string) =>
        (
          await maker.client.call(uploadFileAlias, {
            body: { category: 'resources', file: new File(['Kopi'], name) },
          })
        ).file;
      const [first, second] = [await upload('harga.txt'), await upload('panduan.txt')];
      const reader = await harness.signUp();
      const open = ({ client }: Person, filename: string) =>
        client.call(getFileByName, { params: { category: 'resources', filename } });
      await edit({ attachments: [first.id] });
      const { revision } = await edit({ attachments: [second.id] });
      expect(revision).toMatchObject({ files: [{ id: second.id }] });
      expect((await failureOf(open(maker, first.filename))).status).toBe(404);
      expect((await failureOf(open(reader, second.filename))).status).toBe(404);
      await open(moderator, second.filename);
      const [listed] = await pendingOf(moderator, id);
      expect(listed?.changes?.after.attachments).toEqual(['panduan.txt']);
      await decide(moderator, type, id, { action: 'approve' });
      await open(reader, second.filename);
      const third = await upload('buang.txt');
      await edit({ attachments: [third.id] });
      await decide(moderator, type, id, { action: 'reject' });
      expect((await failureOf(open(maker, third.filename))).status).toBe(404);
      await open(reader, second.filename);
    });
  });
}
