import { listNotifications, readAllNotifications, readNotification } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Notifications } from './Notifications.tsx';
import { busyCommunity, notifiedCommunity, POST, VIEWER } from './notificationSample.testing.ts';

/** Notifications of a member, in every state of the list. */
const meta = preview.meta({
  title: 'List of notifications',
  component: Notifications,
  parameters: { portal: { pages: ['post'], community: () => notifiedCommunity() } },
});

type Canvas = ReturnType<typeof within>;

const rowsOf = async (canvas: Pick<Canvas, 'findByRole'>) =>
  within(await canvas.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

/** Unread and read, newest first; five likes of one post are one notification. */
export const Ready = meta.story({
  name: 'Unread and read notifications',
  tags: ['phone', 'notification'],
  async play({ canvas }) {
    const rows = await rowsOf(canvas);
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('There is news for you: Pengadaan kayu jati 2027');
    await expect(rows[1]).toHaveTextContent(/Unread .+ commented on your post “Koleksi batik/);
    await expect(rows[2]).toHaveTextContent(/ and 4 others liked your post “Koleksi batik/);
    await expect(rows[3]).not.toHaveTextContent('Unread');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(within(rows[2] as HTMLElement).getByText(/ and 4 others$/).tagName).toBe('STRONG');
    await expect(await canvas.findByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listNotifications));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  name: 'Notifications empty (none yet)',
  tags: ['empty'],
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'No notifications yet' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
});

/** A server error; the list can be reloaded. */
export const Failed = meta.story({
  name: 'Notifications could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listNotifications, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** A moderator's words are below the sentence, as written. */
export const Noted = meta.story({
  name: "Notification with a moderator's note",
  tags: ['notification'],
  parameters: {
    portal: {
      signedInAs: VIEWER,
      community: () => {
        const community = notifiedCommunity();
        community.notifications.notify([
          {
            kind: 'event_rejected',
            key: 'event_rejected:1',
            actor: null,
            recipients: [VIEWER],
            subject: { type: 'event', id: 'event-1', title: 'Pasar Malam Perajin Bandung' },
            note: 'Alamat gedung belum jelas.\nTolong lengkapi, lalu kirim lagi.',
          },
        ]);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^“Alamat gedung belum jelas/)).toBeVisible();
  },
});

/** A changed event says each fact before and after, in the zone of its place. */
// EVT-253
export const Changed = meta.story({
  name: 'Event changed (moved, rescheduled)',
  tags: ['notification'],
  parameters: {
    portal: {
      signedInAs: VIEWER,
      community: () => {
        const community = notifiedCommunity();
        const time_zone = 'Asia/Jayapura';
        community.notifications.notify([
          {
            kind: 'event_changed',
            key: 'event_changed:1',
            actor: null,
            recipients: [VIEWER],
            subject: { type: 'event', id: 'event-1', title: 'Pasar Malam Perajin' },
            note: 'Gedung penuh',
            changes: {
              time: {
                before: { start_date: '2026-12-05T02:00:00.000Z', time_zone },
                after: { start_date: '2026-12-06T02:00:00.000Z', time_zone },
              },
              place: { before: 'Aula, Jayapura', after: 'Pendopo, Jayapura' },
            },
          },
        ]);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Time: From Sat, Dec 5.+ to Sun, Dec 6.+WIT$/),
    ).toBeVisible();
    await expect(canvas.getByText('Place: From Aula, Jayapura to Pendopo, Jayapura')).toBeVisible();
  },
});

/** Reminders say when the event is, in the zone of its place, and where. */
// EVT-342
export const Reminded = meta.story({
  name: 'Event reminder',
  tags: ['notification'],
  parameters: {
    portal: {
      community() {
        const community = notifiedCommunity();
        const { id, title } = community.communityEvents.find('event-02', undefined);
        for (const kind of ['event_day_reminder', 'event_hour_reminder'])
          community.notifications.notify([
            {
              ...{ kind, key: `${kind}:${id}`, actor: null, recipients: [VIEWER] },
              subject: { type: 'event', id, title },
            },
          ]);
        return community;
      },
    },
  },
  async play({ canvas }) {
    const [hour, day] = await rowsOf(canvas);
    await expect(hour).toHaveTextContent(/Unread “Kelas Foto Produk.*” begins soon/);
    await expect(day).toHaveTextContent(/A reminder: you are registered for “Kelas Foto/);
    await expect(day).toHaveTextContent(/2026.*W(IB|ITA|IT)/);
  },
});

/** A removal names the broken rule above the moderator's words. */
export const Reasoned = meta.story({
  name: 'Content removed: broken rule and note',
  tags: ['notification'],
  parameters: {
    portal: {
      signedInAs: VIEWER,
      community: () => {
        const community = notifiedCommunity();
        community.notifications.notify([
          {
            kind: 'content_removed',
            key: 'content_removed:1',
            actor: null,
            recipients: [VIEWER],
            subject: { type: 'decision', id: 'decision-1', title: 'Pinjaman cepat!' },
            reason: 'spam',
            note: 'Bukan untuk iklan.',
          },
        ]);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Reason: Spam')).toBeVisible();
    await expect(canvas.getByText(/^“Bukan untuk iklan/)).toBeVisible();
  },
});

/** New notifications arrive over the socket. */
export const Live = meta.story({
  name: 'New notification arrives',
  tags: ['no-picture', 'notification'],
  parameters: { portal: { community: () => sampleCommunity({ posts: 6 }) } },
  async play({ canvas, mocks }) {
    await canvas.findByRole('heading', { name: 'No notifications yet' });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.posts.like(POST, 'member-2', true);
    await expect(await canvas.findByRole('link', { name: /liked your post/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
});

/** Opening a notification's post marks it as read. */
export const Followed = meta.story({
  name: 'Notification opened: marked as read',
  tags: ['no-picture', 'notification'],
  async play({ canvas, mocks, navigate, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /commented on your post/ }));
    await expect(navigate.mock.calls[0]?.[0]).toBe(`/posts/${POST}`);
    await waitFor(() => expect(mocks.community.notifications.unread(VIEWER).unread).toBe(2));
    await waitFor(async () => expect((await rowsOf(canvas))[1]).not.toHaveTextContent('Unread'));
  },
});

/** A notification without a page has a button; its row keeps focus. */
export const OneRead = meta.story({
  name: 'One marked as read',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as read' }));
    await waitFor(async () => expect((await rowsOf(canvas))[0]).not.toHaveTextContent('Unread'));
    await expect((await rowsOf(canvas))[0]).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  },
});

/** A failed read shows a toast; the notification stays unread. */
export const OneReadFailed = meta.story({
  name: 'One could not be marked as read',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(readNotification, 500, {}, { once: true }));
  },
  async play({ canvas, mocks, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Mark as read' });
    await userEvent.click(button);
    await expect(
      await screen.findByText('The notification could not be marked as read'),
    ).toBeVisible();
    await waitFor(async () => {
      await userEvent.click(button);
      await expect(mocks.community.notifications.unread(VIEWER).unread).toBe(2);
    });
  },
});

/** All are read: the button disappears and focus moves to the list. */
export const AllRead = meta.story({
  name: 'All marked as read',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await rowsOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(async () =>
      expect(within(await canvas.findByRole('list')).queryByText('Unread')).toBeNull(),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
    );
    await expect(canvas.getByRole('group', { name: 'Notifications' })).toHaveFocus();
  },
});

/** Marking all failed; the button can be pressed again. */
export const AllReadFailed = meta.story({
  name: 'All could not be marked as read',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(readAllNotifications, 500));
  },
  async play({ canvas, userEvent }) {
    await rowsOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(
      await canvas.findByText(/^The notifications could not be marked as read/),
    ).toBeVisible();
  },
});

/** One category; its tab is kept in the address. */
export const OneCategory = meta.story({
  async play({ canvas, userEvent }) {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests' }));
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1));
    await expect((await rowsOf(canvas))[0]).toHaveTextContent('wants to connect with you');
  },
});

/** Nothing in a category: its own text, and a button to where it begins, or to all. */
export const NoneOfCategory = meta.story({
  name: 'Nothing in a category',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Trade' }));
    await expect(await canvas.findByText('No tender news yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Moderation' }));
    await expect(await canvas.findByText('No moderation news')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all notifications' }));
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Trade' }));
    await expect(await canvas.findByText('No tender news yet')).toBeVisible();
  },
});

/** The next page is appended, and its first notification has focus. */
export const More = meta.story({
  name: 'More notifications loaded',
  tags: ['no-picture'],
  parameters: { portal: { community: () => busyCommunity() } },
  async play({ canvas, userEvent }) {
    await expect(await rowsOf(canvas)).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(25));
    await waitFor(async () => expect((await rowsOf(canvas))[20]).toHaveFocus());
  },
});

/** The next page failed; the loaded ones stay. */
export const MoreFailed = meta.story({
  name: 'More notifications could not be loaded',
  tags: ['no-picture', 'failed'],
  parameters: { portal: { community: () => busyCommunity() } },
  async play({ canvas, msw, userEvent }) {
    await rowsOf(canvas);
    msw.use(dropConnection(listNotifications));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await rowsOf(canvas)).toHaveLength(20);
  },
});
