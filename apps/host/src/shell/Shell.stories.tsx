import { listPosts, logoutEverywhere } from '@saudagar/contract';
import { dropConnection, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { hostDecorator } from '../hostDecorator.tsx';
import { watchInstall } from '../install/installPrompt.ts';
import { SessionRouter } from '../SessionRouter.tsx';

const meta = preview.meta({
  title: 'Sidebar, top bar and user menu',
  component: SessionRouter,
  tags: ['phone'],
  decorators: [hostDecorator],
  parameters: {
    layout: 'fullscreen',
    portal: { community: () => sampleCommunity({ posts: 2 }) },
  },
});

/** Labels beside the icons; the signed-in member above. */
// SHELL-095, SHELL-099, SHELL-105–107
export const Expanded = meta.story({
  name: 'Sidebar with labels',
  async play({ canvas }) {
    await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByText('User Access')).toBeInTheDocument();
    await canvas.findAllByRole('article');
  },
});

/** Collapsed at the last visit: initials and icons, with accessible names. */
// SHELL-075
export const Collapsed = meta.story({
  name: 'Sidebar collapsed',
  parameters: { host: { isCollapsed: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('SH')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Feed' })).toBeVisible();
    await canvas.findAllByRole('article');
  },
});

/** Collapsing, then expanding. */
// SHELL-074, SHELL-075
export const Collapsing = meta.story({
  name: 'Sidebar collapsed, then expanded',
  tags: ['!phone'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse sidebar' }));
    await expect(canvas.getByText('SH')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await expect(canvas.queryByText('SH')).toBeNull();
    await canvas.findAllByRole('article');
  },
});

/** An administrator's role is shown. */
// SHELL-076–083, SHELL-092, SHELL-093, SHELL-096, SHELL-097, SHELL-106, SHELL-107
export const AsAdmin = meta.story({
  name: 'Bar of an administrator',
  tags: ['admin'],
  parameters: { portal: { signedInAs: 'member-6' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Admin Access')).toBeInTheDocument();
    await canvas.findAllByRole('article');
    const sidebar = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const [name, path] of [
      ['Saudagar Hub', '/'],
      ['Home', '/'],
      ['Feed', '/feed'],
      ['Groups', '/groups'],
      ['Network', '/network'],
      [/^Messages/, '/messages'],
      ['Events', '/events'],
      ['Resources', '/resources'],
      ['Tenders', '/tenders'],
      ['My Tenders', '/my-tenders'],
      ['Guide', '/guide'],
      // The number of what waits may be there already.
      [/^Admin Center/, '/admin'],
    ] as const)
      await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', path);
  },
});

/** Moderators have the Admin Center too. */
// SHELL-094
export const AsModerator = meta.story({
  name: "Moderator's menu: Admin Center offered",
  tags: ['moderator'],
  parameters: { portal: { signedInAs: 'member-4' } },
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    const sidebar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(sidebar.getByRole('link', { name: /^Admin Center/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
    await expect(await canvas.findByRole('dialog', { name: 'User menu' })).toBeVisible();
  },
});

/** A name longer than the bar. */
// SHELL-094
export const LongNames = meta.story({
  name: 'Very long name',
  parameters: {
    portal: {
      community: () => {
        const community = sampleCommunity({ posts: 1 });
        community.accounts.update('member-1', {
          full_name:
            'Raden Mas Haji Muhammad Abdurrahman Wiryawan Kusumaningrat Sastrowardoyo Adiningrat',
          role: 'moderator',
        });
        return community;
      },
    },
  },
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
    await expect(await canvas.findByRole('dialog', { name: 'User menu' })).toBeVisible();
  },
});

/** Another brand: its name in the sidebar and the title, its initials when collapsed. */
// SHELL-071, SHELL-072
export const Rebranded = meta.story({
  name: 'Another brand: name and initials',
  tags: ['!phone', 'no-picture'],
  parameters: {
    portal: {
      community: () => sampleCommunity({ posts: 2 }),
      brand: { name: 'Pasar Nusantara', initials: 'PN' },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('link', { name: 'Pasar Nusantara' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Feed · Pasar Nusantara'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse sidebar' }));
    const link = await canvas.findByRole('link', { name: 'PN, Pasar Nusantara' });
    await expect(link).toHaveTextContent('PN');
    await expect(canvas.queryByText(/Saudagar Hub/)).toBeNull();
    await canvas.findAllByRole('article');
  },
});

/** The shell is shown while the page's content loads. */
export const PageLoading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
  },
});

// SHELL-192
/** The browser offers to install the app: the member who comes back is asked once. */
export const InstallOffered = meta.story({
  name: 'Install the app? (add to home screen)',
  tags: ['no-picture', '!phone', 'asked'],
  beforeEach({ storageBackend }) {
    storageBackend.storage.setItem('saudagar.install.member-1.v1', '"Mon Jun 01 2026"');
    watchInstall();
  },
  async play({ canvas, storageBackend, userEvent }) {
    await canvas.findAllByRole('article');
    const prompt = fn(async () => ({ outcome: 'accepted' }));
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await expect(await canvas.findByText(/^Install Saudagar Hub on this device/)).toBeVisible();
    await expect(storageBackend.storage.getItem('saudagar.install.member-1.v1')).toBe('"offered"');
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(prompt).toHaveBeenCalledOnce();
  },
});

/** The bell shows the number of unread notifications, and updates it. */
export const BellUnread = meta.story({
  name: 'Bell with unread notifications',
  tags: ['!phone'],
  async play({ canvas, mocks }) {
    await canvas.findAllByRole('article');
    await canvas.findByRole('link', { name: 'Notifications' });
    mocks.community.posts.like('post-002', 'member-2', true);
    await canvas.findByRole('link', { name: 'Notifications 1 unread notification' });
    mocks.community.posts.like('post-002', 'member-3', true);
    mocks.community.comments.create('member-2', 'post-002', {
      content: 'Masih ada?',
      parent_comment_id: null,
    });
    await expect(
      await canvas.findByRole('link', { name: 'Notifications 2 unread notifications' }),
    ).toBeVisible();
  },
});

/** Unread notifications are announced once, not at every change of the count. */
export const NewsSaidOnce = meta.story({
  name: 'Unread count announced once only',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, mocks }) {
    await canvas.findAllByRole('article');
    const notify = (key: string) =>
      mocks.community.notifications.notify([
        {
          kind: 'post_commented',
          key,
          actor: 'member-2',
          recipients: ['member-1'],
          subject: { type: 'post', id: 'post-001', title: 'Kopi gayo' },
        },
      ]);
    notify('post_commented:1');
    const said = await canvas.findByText('You have unread notifications');
    await expect(said).toHaveAttribute('role', 'status');
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((mutations) => changes.push(...mutations));
    watch.observe(said, { childList: true, characterData: true, subtree: true });
    for (const count of [2, 3, 4]) notify(`post_commented:${count}`);
    await waitFor(() => expect(mocks.community.notifications.unread('member-1').unread).toBe(4));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(changes).toEqual([]);
    watch.disconnect();
  },
});

/** The signed-in member, the language, and sign-out. */
// SHELL-026–028, SHELL-100–104
export const UserMenuOpen = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    const button = canvas.getByRole('button', { name: 'User menu' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('dialog', { name: 'User menu' })).toBeVisible();
    const language = canvas.getByRole('combobox', { name: 'Language' });
    await expect(language).toBeVisible();
    const languages = within(language).getAllByRole('option');
    await expect(languages.map((one) => [one.getAttribute('value'), one.textContent])).toEqual([
      ['en', 'English'],
      ['id', 'Bahasa Indonesia'],
    ]);
    for (const [name, path] of [
      ['Profile Settings', '/profile'],
      ['Account Settings', '/settings'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** Escape closes the menu and restores focus. */
export const UserMenuClosed = meta.story({
  tags: ['!phone'],
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
    await canvas.findByRole('dialog', { name: 'User menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'User menu' })).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function askToLeaveEverywhere({ canvas, userEvent }: Scene) {
  await canvas.findAllByRole('article');
  await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
  return canvas.findByRole('alertdialog', { name: 'Sign out everywhere?' });
}

const confirmIn = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Sign out everywhere' });

/** Signing out everywhere asks for confirmation. */
export const LeavingEverywhereAsked = meta.story({
  name: 'Sign out everywhere? (all devices)',
  tags: ['asked'],
  async play({ canvas, userEvent }) {
    await expect(await askToLeaveEverywhere({ canvas, userEvent })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

/** With a stored draft, the confirmation says that it will be deleted; the member may stay. */
export const LeavingEverywhereUnsent = meta.story({
  name: 'Sign out everywhere with an unsent draft?',
  tags: ['asked'],
  async beforeEach({ draftStorage }) {
    const key = JSON.stringify([`${window.location.origin}/`, 'member-1', 'feed.composer']);
    await draftStorage.change(key, () => ({ text: 'Batik' }));
  },
  async play({ canvas, session, userEvent }) {
    const dialog = await askToLeaveEverywhere({ canvas, userEvent });
    await expect(dialog).toHaveTextContent('Signing out deletes it.');
    await expect(
      within(dialog).getByRole('button', { name: 'Sign out everywhere and delete' }),
    ).toBeVisible();
    await expect(session.read()).not.toBeNull();
  },
});

/**
 * Half a second after the menu opens, React Aria focuses it again, for VoiceOver; on a busy machine
 * this happened just after the dialog closed and its button should have focus.
 */
const REFOCUS_MS = 500;

let refocusing: ReturnType<typeof holdTimers>;

/** Declined by keyboard: focus returns to the menu; then to its button. */
export const LeavingEverywhereDeclined = meta.story({
  name: 'Sign out everywhere declined',
  tags: ['!phone'],
  beforeEach() {
    refocusing = holdTimers((length) => length === REFOCUS_MS);
    return refocusing.release;
  },
  async play({ canvas, userEvent }) {
    await askToLeaveEverywhere({ canvas, userEvent });
    refocusing.runOut();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'User menu' })).toHaveFocus());
  },
});

/** A slow server: the member can close the dialog. */
export const LeavingEverywherePending = meta.story({
  name: 'Signing out everywhere',
  // It ends in its initial state.
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(logoutEverywhere));
  },
  async play({ canvas, userEvent }) {
    const dialog = await askToLeaveEverywhere({ canvas, userEvent });
    await userEvent.click(confirmIn(dialog));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** A failed request reports no success; a retry signs out. */
export const LeavingEverywhereFailed = meta.story({
  name: 'Sign out everywhere failed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(logoutEverywhere));
  },
  async play({ canvas, userEvent }) {
    const dialog = await askToLeaveEverywhere({ canvas, userEvent });
    await userEvent.click(confirmIn(dialog));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(confirmIn(dialog)).toBeEnabled();
  },
});
