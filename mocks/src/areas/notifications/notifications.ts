import {
  CATEGORY_OF,
  type NoticeChanges,
  type Notification,
  type NotificationCategory,
  type NotificationTopic,
  type Page,
  PERSONAL_TOPICS,
} from '@saudagar/contract';
import { isNotificationKind, notificationKinds } from '@saudagar/contract/notifications';
import {
  eventPartOf,
  groupPartOf,
  isOneProposal,
  isOwnProposal,
  isReminder,
  joinedChanges,
  type NotificationDraft,
  Refusal,
  reminderFacts,
  tenderPartOf,
} from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { inOrder, type PageAsked, type Placed, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

/** A notification as stored; `actors` are ids, latest first. */
interface Row {
  id: string;
  recipientId: string;
  key: string;
  kind: string;
  actors: string[];
  /** Ids of actors whose act was taken back. */
  withdrawn: string[];
  count: number | undefined;
  /** Ids of the things that it counts, last first; none where it counts actors. */
  items: string[];
  subject: Notification['subject'];
  reason: string | null;
  note: string | null;
  changes: NoticeChanges | null;
  created_at: string;
  read_at: string | null;
}

/** Acts of one actor that notified: one recipient or all, some kinds or all, a subject or all. */
interface ActsOf {
  actor: string;
  recipient?: string;
  kinds?: readonly string[];
  subject?: string;
}

interface ListAsked extends PageAsked {
  kind?: string | undefined;
  category?: NotificationCategory | undefined;
  unread?: 'true' | 'false' | undefined;
}

/** Maximum number of actors that a notification names. */
const ACTORS_MAX = 3;

/** Returns a kind's topic; undefined for a kind of a newer server. */
const topicOf = (kind: string): NotificationTopic | undefined =>
  isNotificationKind(kind) ? notificationKinds[kind] : undefined;

function categoryOf(kind: string): NotificationCategory | undefined {
  const topic = topicOf(kind);
  return topic && CATEGORY_OF[topic];
}

const isOf = (row: Row, { recipient, kinds, subject }: ActsOf): boolean =>
  (recipient === undefined || row.recipientId === recipient) &&
  (kinds === undefined || kinds.includes(row.kind)) &&
  (subject === undefined || row.subject.id === subject);

const without = (ids: readonly string[], id: string | null) => ids.filter((each) => each !== id);

const newestFirst = (a: Placed, b: Placed) => inOrder(b, a);

/** Notifications of all members. */
export class Notifications {
  #community: Community;
  #rows: Row[] = [];
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /**
   * Notifies active members, except those apart from the actor or who do not want it;
   * repetition of a key moves the notification up, unread.
   */
  notify(drafts: readonly NotificationDraft[]): void {
    const active = new Set(this.#community.accounts.active().map(({ id }) => id));
    for (const draft of drafts)
      for (const id of new Set(draft.recipients))
        if (id !== draft.actor && active.has(id) && this.#wants(id, draft))
          this.#notifyOne(id, draft);
  }

  /** Takes an actor out of notifications; where others acted too, they stay. */
  withdraw(acts: ActsOf): void {
    for (const row of this.#rows) {
      if (!isOf(row, acts) || !row.actors.includes(acts.actor)) continue;
      row.actors = without(row.actors, acts.actor);
      row.withdrawn = [...row.withdrawn, acts.actor];
      this.#publish(row.recipientId);
    }
  }

  /** Brings withdrawn notifications back as they were, except between members apart. */
  bringBack(acts: ActsOf): void {
    for (const row of this.#rows) {
      if (!isOf(row, acts) || !row.withdrawn.includes(acts.actor)) continue;
      if (this.#community.blocking.areApart(row.recipientId, acts.actor)) continue;
      row.actors = [acts.actor, ...row.actors];
      row.withdrawn = without(row.withdrawn, acts.actor);
      this.#publish(row.recipientId);
    }
  }

  /** Withdraws a member's notification of a kind about a subject that is no longer theirs. */
  retract({
    recipient,
    kind,
    subject,
  }: {
    recipient: string;
    kind: string;
    subject: string;
  }): void {
    const isIt = (row: Row) => isOf(row, { actor: '', recipient, kinds: [kind], subject });
    this.#rows = this.#rows.filter((row) => !isIt(row));
    this.#publish(recipient);
  }

  /**
   * Withdraws notifications about a subject, and the subject from those that count it; returns the
   * ids of the members who had them.
   */
  forget(type: string, id: string): string[] {
    const counting = this.#rows.filter(({ items }) => items.includes(id));
    for (const row of counting) row.items = without(row.items, id);
    const removed = this.#rows.filter(
      (row) =>
        (row.subject.type === type && row.subject.id === id) ||
        (counting.includes(row) && row.items.length === 0),
    );
    this.#rows = this.#rows.filter((row) => !removed.includes(row));
    const members = [...new Set([...removed, ...counting])].map(({ recipientId }) => recipientId);
    for (const member of members) this.#publish(member);
    return members;
  }

  /** Lists a member's notifications, newest first. */
  list(viewerId: string, asked: ListAsked): Page<Notification> {
    const rows = this.#of(viewerId)
      .filter(({ kind }) => asked.kind === undefined || kind === asked.kind)
      .filter(({ kind }) => !asked.category || categoryOf(kind) === asked.category)
      .filter(({ read_at }) => asked.unread !== 'true' || read_at === null)
      .filter(({ read_at }) => asked.unread !== 'false' || read_at !== null)
      .sort(newestFirst);
    const page = pageOf(rows, asked, newestFirst);
    return { ...page, items: page.items.map((row) => this.#shown(row, viewerId)) };
  }

  unread(viewerId: string): { unread: number } {
    return { unread: this.#of(viewerId).filter(({ read_at }) => read_at === null).length };
  }

  /** Marks a member's own notification as read. */
  read(viewerId: string, id: string): { unread: number } {
    const row = this.#of(viewerId).find((each) => each.id === id);
    if (!row) throw new Refusal(404, 'notificationNotFound');
    return this.#markRead(viewerId, [row]);
  }

  /** Marks all of a member's notifications as read. */
  readAll(viewerId: string): { unread: number } {
    return this.#markRead(viewerId, this.#of(viewerId));
  }

  /** Returns the title of a subject in a member's latest notification about it. */
  titleOf(viewerId: string, thing: { type: string; id: string }): string | null {
    const rows = this.#of(viewerId).filter(
      ({ subject }) => subject.type === thing.type && subject.id === thing.id,
    );
    return rows.sort(newestFirst)[0]?.subject.title ?? null;
  }

  #wants(recipientId: string, { kind, actor, subject }: NotificationDraft): boolean {
    const { notificationChoices, blocking, posts } = this.#community;
    const topic = topicOf(kind);
    const isPersonal = topic !== undefined && PERSONAL_TOPICS.includes(topic);
    if (isPersonal && actor !== null && blocking.areApart(recipientId, actor)) return false;
    const group = subject.type === 'post' ? posts.groupOf(subject.id) : null;
    const subjects = group === null ? [subject] : [subject, { type: 'group', id: group }];
    return notificationChoices.wants(recipientId, topic, subjects);
  }

  #notifyOne(recipientId: string, draft: NotificationDraft): void {
    const { kind, key, actor, subject, isOncePerActor = false } = draft;
    const { reason = null, note = null, count, item } = draft;
    const known = this.#rows.find((row) => row.recipientId === recipientId && row.key === key);
    if (isOncePerActor && actor !== null && known?.actors.includes(actor)) return;
    const isBack = isOncePerActor && actor !== null && known?.withdrawn.includes(actor);
    const before = isBack ? known : undefined;
    const unreadItems = known?.read_at === null ? known.items : [];
    this.#made += 1;
    const entry: Row = {
      id: known?.id ?? madeId('notification', this.#made),
      recipientId,
      key,
      kind,
      subject,
      count,
      items: item === undefined ? [] : [item, ...without(unreadItems, item)],
      reason,
      note,
      changes: joinedChanges(known?.read_at === null ? known.changes : null, draft.changes),
      actors: [...(actor === null ? [] : [actor]), ...without(known?.actors ?? [], actor)],
      withdrawn: without(known?.withdrawn ?? [], actor),
      // A millisecond after the previous one, so that the last notification is the newest.
      created_at: new Date(Date.parse(NOW) + this.#made).toISOString(),
      read_at: null,
      ...(before && { created_at: before.created_at, read_at: before.read_at }),
    };
    this.#rows = [...this.#rows.filter((row) => row !== known), entry];
    this.#publish(recipientId);
  }

  #markRead(viewerId: string, rows: readonly Row[]): { unread: number } {
    const unread = rows.filter(({ read_at }) => read_at === null);
    for (const row of unread) row.read_at = NOW;
    if (unread.length > 0) this.#publish(viewerId);
    return this.unread(viewerId);
  }

  /** Hides withdrawn ones, and those about posts that the member may no longer read. */
  #of(viewerId: string): Row[] {
    const { posts } = this.#community;
    return this.#rows.filter(
      ({ recipientId, subject, actors, withdrawn }) =>
        recipientId === viewerId &&
        (actors.length > 0 || withdrawn.length === 0) &&
        (subject.type !== 'post' || !posts.hides(subject.id, viewerId)),
    );
  }

  #publish(memberId: string): void {
    this.#community.events.publish(memberId, { type: 'notification', ...this.unread(memberId) });
  }

  #shown(row: Row, viewerId: string): Notification {
    const { id, kind, actors, items, subject, reason, note, changes, created_at, read_at } = row;
    const latest = actors.slice(0, ACTORS_MAX);
    return {
      id,
      kind,
      actors: latest.flatMap((actor) => this.#community.accounts.member(actor) ?? []),
      count: row.count ?? (items.length || actors.length),
      subject,
      part: this.#part(row, viewerId),
      thumbnail: this.#thumbnail(subject, viewerId),
      reason,
      note,
      changes,
      facts: this.#facts(row),
      created_at,
      read_at,
    };
  }

  /** Returns time and place of the event that is reminded of, as they are now (EVT-342). */
  #facts({ kind, subject }: Row): Notification['facts'] {
    if (!isReminder(kind)) return null;
    const all = this.#community.communityEvents.all();
    const event = all.find(({ event }) => event.id === subject.id)?.event;
    return event ? reminderFacts(event) : null;
  }

  /** Returns the part of a tender, event or group to open (TND-152, EVT-346, GRP-159). */
  #part({ kind, subject, actors }: Row, viewerId: string): Notification['part'] {
    const part = eventPartOf(kind) ?? groupPartOf(kind);
    if (part) return { type: part, id: subject.id };
    const type = subject.type === 'tender' ? tenderPartOf(kind) : null;
    if (type === null) return null;
    if (!isOneProposal(type)) return { type, id: subject.id };
    const isOwn = isOwnProposal(type);
    const bidder = isOwn ? viewerId : actors[0];
    const id = this.#community.proposals.idOf(subject.id, bidder, isOwn);
    if (!isOwn && actors.length > 1) return { type: 'received_proposals', id: subject.id };
    return id === undefined ? null : { type, id };
  }

  /** Returns the address of a subject's picture: a post's first, or an event's banner. */
  #thumbnail({ type, id }: Notification['subject'], viewerId: string): string | null {
    const { accounts, blocking, communityEvents, posts } = this.#community;
    try {
      if (type === 'event')
        return communityEvents.find(id, accounts.find(viewerId)).banner?.urls?.thumbnail ?? null;
      if (type !== 'post') return null;
      const { user_id, files = [] } = posts.find(id, viewerId);
      if (blocking.areApart(viewerId, user_id)) return null;
      return files?.find(({ urls }) => urls?.thumbnail)?.urls?.thumbnail ?? null;
    } catch (error) {
      // A deleted subject has no picture.
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}
