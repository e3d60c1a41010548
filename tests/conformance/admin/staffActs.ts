import {
  createResource,
  deleteResource,
  exportAttendees,
  flagContent,
  joinGroup,
  listAttendees,
  listAuditLog,
  listNotifications,
  publishResource,
  resetUserPassword,
  setUserRole,
  setUserStatus,
  unpublishResource,
  updateEvent,
  updateGroup,
  updateResource,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { eventSteps } from '../events/eventSteps.ts';
import { makeGroup } from '../groups/groupSteps.ts';
import type { Harness, Person } from '../harness.ts';
import { RESOURCE } from '../resources/resourceSteps.ts';
import { accountSteps } from './accountSteps.ts';
import { review } from './moderationSteps.ts';

/** Acts of staff on what is another's: true lines in the log, and notices to those concerned. */
export function staffActsSuite(harness: Harness): void {
  const { someone, actsOf } = accountSteps(harness);
  const { make } = eventSteps(harness);
  const noticesOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items;
  const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind);

  describe('acts of staff on what is another’s', () => {
    it('an edit and a cancellation of an event are logged, its organizer notified', async () => {
      const [organizer, admin] = [await someone(), await someone('admin')];
      const event = await make(organizer, { venue: 'Aula' });
      const params = { id: event.id };
      const edit = (by: Person, body: object) =>
        by.client.call(updateEvent, { params, body: { edit_reason: 'Salah tulis', ...body } });
      await edit(organizer, { venue: 'Pendopo' });
      expect(await kindsOf(organizer)).toEqual([]);
      await edit(admin, { venue: 'Balai kota' });
      await edit(admin, { venue: 'Balai kota' });
      await edit(admin, { status: 'cancelled' });
      const about = { content_type: 'event', content_id: event.id, title: event.title };
      const target = { id: organizer.user.id };
      expect(await actsOf(admin)).toMatchObject([
        {
          ...about,
          ...{ action_type: 'cancel_event', notes: 'Salah tulis', target },
          ...{ before: { status: 'active' }, after: { status: 'cancelled' } },
        },
        {
          ...about,
          ...{ action_type: 'update_event', notes: 'Salah tulis', target },
          ...{ before: { venue: 'Pendopo' }, after: { venue: 'Balai kota' } },
        },
      ]);
      expect(await noticesOf(organizer)).toMatchObject([
        { kind: 'event_cancelled_by_staff', subject: { type: 'event', id: event.id } },
        { kind: 'event_edited_by_staff', actors: [] },
      ]);
    });

    it('a look at another’s attendees is logged once, each export always', async () => {
      const [organizer, admin] = [await someone(), await someone('admin')];
      const { id } = await make(organizer);
      for (const { client } of [organizer, admin, admin]) {
        await client.call(listAttendees, { params: { id }, query: {} });
        await client.call(exportAttendees, { params: { id }, query: {} });
      }
      expect((await actsOf(admin)).map(({ action_type }) => action_type)).toEqual([
        'export_attendees',
        'export_attendees',
        'view_attendees',
      ]);
    });

    it('an edit of a group is logged, its admin notified', async () => {
      const [owner, admin] = [await someone(), await someone('admin')];
      const group = await makeGroup(owner);
      const params = { id: group.id };
      const body = { name: group.name, description: 'Diperbaiki oleh pengurus' };
      for (const _ of [1, 2]) await admin.client.call(updateGroup, { params, body });
      expect(await actsOf(admin)).toMatchObject([
        {
          ...{ action_type: 'update_group', content_type: 'group', content_id: group.id },
          target: { id: owner.user.id },
          before: { description: group.description },
          after: { description: body.description },
        },
      ]);
      expect(await kindsOf(owner)).toEqual(['group_edited_by_staff']);
      await owner.client.call(updateGroup, { params, body: { ...body, name: 'Nama kami' } });
      expect(await kindsOf(owner)).toEqual(['group_edited_by_staff']);
    });

    it('the members of a removed group get one notification, its creator another', async () => {
      const [owner, member, moderator] = [
        await someone(),
        await someone(),
        await someone('moderator'),
      ];
      const { id: content_id, name } = await makeGroup(owner);
      await member.client.call(joinGroup, { params: { id: content_id } });
      const body = { content_type: 'group', content_id, reason: 'spam' } as const;
      const reporter = await someone();
      const { id } = await reporter.client.call(flagContent, { body });
      await review(moderator.client, id, 'remove_content');
      expect(await noticesOf(member)).toMatchObject([
        { kind: 'group_removed', subject: { type: 'deleted', id: content_id, title: name } },
      ]);
      expect(await kindsOf(owner)).toEqual(['content_removed']);
    });

    it('a publication that only waits is logged as submitted', async () => {
      const [moderator, admin] = [await someone('moderator'), await someone('admin')];
      const body = { ...RESOURCE, draft_mode: true };
      const { id } = await moderator.client.call(createResource, { body });
      await moderator.client.call(publishResource, { params: { id } });
      const { items } = await admin.client.call(listAuditLog, { query: {} });
      expect(items[0]).toMatchObject({
        ...{ action_type: 'submit_resource', content_id: id },
        ...{ before: { approval_status: 'draft' }, after: { approval_status: 'pending' } },
      });
    });

    it('the maker of a resource gets notified of another’s acts', async () => {
      const [maker, admin] = [await someone('moderator'), await someone('admin')];
      const { id } = await maker.client.call(createResource, { body: RESOURCE });
      const params = { id };
      await admin.client.call(publishResource, { params });
      const body = { ...RESOURCE, title: 'Judul baru' };
      await admin.client.call(updateResource, { params, body });
      await admin.client.call(unpublishResource, { params });
      await admin.client.call(deleteResource, { params });
      const acts = await actsOf(admin);
      expect(acts.map(({ action_type, target }) => [action_type, target?.id])).toEqual([
        ['delete_resource', maker.user.id],
        ['unpublish_resource', maker.user.id],
        ['update_resource', maker.user.id],
        ['publish_resource', maker.user.id],
      ]);
      expect(acts[2]).toMatchObject({
        ...{ before: { title: RESOURCE.title }, after: { title: 'Judul baru' } },
      });
      expect(await kindsOf(maker)).toEqual(['resource_deleted_by_staff']);
    });

    it('the member and other admins get notified of acts on an account', async () => {
      const [member, admin, colleague] = [
        await someone(),
        await someone('admin'),
        await someone('admin'),
      ];
      const params = { id: member.user.id };
      const seen = async (person: Person) => (await kindsOf(person)).slice(0, 1);
      for (const [role, own, others] of [
        ['admin', 'made_admin', 'member_made_admin'],
        ['user', 'made_user', 'member_made_user'],
      ] as const) {
        await admin.client.call(setUserRole, { params, body: { role } });
        expect(await seen(member)).toEqual([own]);
        expect(await seen(colleague)).toEqual([others]);
      }
      await admin.client.call(setUserStatus, { params, body: { is_active: false } });
      expect(await seen(colleague)).toEqual(['member_deactivated']);
      await admin.client.call(setUserStatus, { params, body: { is_active: true } });
      expect(await seen(colleague)).toEqual(['member_reactivated']);
      expect(await seen(await harness.signInAgain(member))).toEqual(['account_reactivated']);
      await admin.client.call(resetUserPassword, { params });
      expect(await noticesOf(colleague)).toMatchObject([
        {
          kind: 'member_password_reset',
          subject: { type: 'member', title: member.user.full_name },
        },
        ...Array(4).fill({}),
      ]);
      expect(await kindsOf(admin)).not.toContain('member_password_reset');
    });
  });
}
