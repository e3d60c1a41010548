import { createPost, suggestHashtags } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import { drawPhoto } from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import {
  choose,
  list,
  open,
  photo,
  share,
  sharedPost,
  text,
  write,
} from './composer/composer.testing.ts';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  title: 'Write a post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

/** The collapsed composer with its prompt. */
// FEED-001, FEED-002, FEED-061
export const Collapsed = meta.story({
  name: 'Collapsed: prompt to write',
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Start a post' })).toBeVisible();
    await canvas.findByText('Showing 1 post');
  },
});

/** Expanded, with the text area focused. */
// FEED-003, FEED-016, FEED-017
export const Expanded = meta.story({
  name: 'Opened, ready to write',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await open(canvas)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** Cancel collapses the composer and restores focus. */
// FEED-019
export const Cancelled = meta.story({
  name: 'Writing cancelled',
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start a post' })).toHaveFocus());
  },
});

/** A blank post is not sent: the field shows the error and has focus. */
// FEED-024, FEED-057
export const Blank = meta.story({
  name: 'Post refused: nothing is written (empty)',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await open(canvas), '   ');
    await share(canvas);
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Write something before you share your post.');
  },
});

/** A text longer than the server stores. */
export const TooLong = meta.story({
  name: 'Post too long: nothing is shared',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await open(canvas));
    await userEvent.paste('harga '.repeat(1_700));
    await share(canvas);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'A post can hold up to 10,000 characters. Please shorten it. 9,700 characters over the limit',
    );
  },
});

/** Up to 400 characters, only the counter shows the length. */
// FEED-004, FEED-025, FEED-027
export const Counted = meta.story({
  name: 'Counter of characters',
  async play({ canvas, userEvent }) {
    await userEvent.click(await open(canvas));
    await userEvent.paste('a'.repeat(399));
    await userEvent.keyboard('👍');
    await expect(canvas.getByText('400/500')).toBeVisible();
    await expect(canvas.queryByText(/remaining/)).toBeNull();
  },
});

/** Above 400 characters, a hint shows how many remain. */
// FEED-026, FEED-058
export const NearLimit = meta.story({
  name: 'Near the recommended length (character limit)',
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await userEvent.paste('kain '.repeat(90).trimEnd().padEnd(450, '.'));
    await expect(canvas.getByText('450/500')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('50 characters remaining');
  },
});

/** Above 500 characters the hint turns red; the post can still be shared. */
// FEED-028, FEED-029, FEED-058
export const OverLimit = meta.story({
  name: 'Over the recommended length, can be shared',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await userEvent.paste('kain '.repeat(104));
    await expect(field).toHaveAccessibleDescription('20 characters over the limit');
    await expect(canvas.getByRole('button', { name: 'Share Post' })).toBeEnabled();
  },
});

/** Formatting from the toolbar, kept in the shared post. */
// FEED-005
export const Formatted = meta.story({
  name: 'Formatted text (bold, list, link)',
  async play({ canvas, userEvent }) {
    const field = (await write(canvas)) as HTMLTextAreaElement;
    field.setSelectionRange(5, 9);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bold' }));
    await expect(field).toHaveValue('Stok **baru** sudah datang! #batik');
    await share(canvas);
    await expect(await canvas.findByText('baru')).toHaveRole('strong');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** Typing a mention suggests members from the server. */
export const Suggesting = meta.story({
  name: 'Members suggested for a mention (tag someone)',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await canvas.findByRole('toolbar');
    await userEvent.type(field, 'Terima kasih @');
    document.execCommand('insertText', false, 'd');
    const list = await within(document.body).findByRole('listbox', { name: 'Suggestions' });
    await expect(within(list).getAllByRole('option').length).toBeGreaterThan(0);
  },
});

/** Failed suggestions show nothing, and the next key retries. */
export const SuggestionsFailed = meta.story({
  name: 'Suggestions failed: nothing is shown',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(suggestHashtags, 500));
  },
  async play({ canvas, msw, mocks }) {
    const field = await open(canvas);
    await canvas.findByRole('toolbar');
    let calls = 0;
    msw.use(
      http.get('*/api/hashtags', () => {
        calls += 1;
        return undefined;
      }),
    );
    field.focus();
    document.execCommand('insertText', false, '#b');
    await waitFor(() => expect(calls).toBe(1));
    // Waits for the failure, which shows nothing, so that the next key comes after it.
    await settle();
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
    msw.use(...mocks.handlers);
    document.execCommand('insertText', false, 'a');
    await expect(await within(document.body).findByRole('option')).toHaveTextContent('#batik');
  },
});

/** The post stands first in the feed while it is shared. */
// FEED-229
export const Publishing = meta.story({
  name: 'Post being shared',
  tags: ['phone', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(createPost));
  },
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [await drawPhoto('gudang.png', 480, 320, { type: 'image/png' })]);
    await canvas.findByText('gudang.png');
    await share(canvas);
    const shared = await sharedPost(canvas);
    await waitFor(() => expect(shared).toHaveTextContent(text));
    await within(shared).findByText('Sharing …');
    await waitFor(() => expect(shared.querySelector('img[width="480"]')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A failed publish keeps text and files. */
// FEED-023, FEED-050
export const PublishFailed = meta.story({
  name: 'Post failed: text kept, to share again',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(createPost));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create post. Please try again.',
    );
    await expect(canvas.getByRole('button', { name: 'Share Post' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByText('gudang.png')).toBeVisible();
  },
});

/** A retry uploads nothing twice and creates one post, even if the first response was lost. */
export const Retried = meta.story({
  name: 'Post shared by a retry',
  tags: ['done'],
  async play({ canvas, canvasElement, msw, mocks, userEvent }) {
    let uploads = 0;
    msw.use(
      http.post('*/api/files/upload', () => {
        uploads += 1;
        return undefined;
      }),
      http.post(
        '*/api/posts',
        async ({ request }) => {
          const { content, client_id } = (await request.clone().json()) as Record<string, string>;
          if (!content || !client_id) throw new Error('Not a post');
          mocks.community.posts.create('member-1', {
            content,
            attachments: ['upload-1'],
            client_id,
          });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await canvas.findByRole('alert');
    await share(canvas);
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(uploads).toBe(1);
    await expect(mocks.community.posts.list('member-1', {}).items).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** Published: the post is first in the list, the composer is collapsed, and a toast confirms it. */
// FEED-018, FEED-020–022
export const Published = meta.story({
  name: 'Post shared (published)',
  tags: ['done'],
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await share(canvas);
    await expect(await canvas.findByText('Your post has been shared.')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('No post');
    await expect(first).toHaveTextContent('Stok baru sudah datang!');
    await expect(within(first).getByRole('link', { name: /^Daftar harga\.pdf/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start a post' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});
