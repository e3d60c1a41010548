import {
  createComment,
  createPost,
  endpoint,
  likePost,
  listComments,
  listPosts,
  MEGABYTE,
  RESOURCE_FILES,
} from '@saudagar/contract';
import { likeCall } from '@saudagar/flows';
import { type Community, failWith, mockEndpoint, sampleCommunity } from '@saudagar/mocks';
import { callTo } from '@saudagar/posts';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { choose } from './composer/composer.testing.ts';
import { Feed, type FeedProps } from './Feed.tsx';
import type { FeedSource } from './source/feedSource.ts';
import type { FeedTexts } from './source/feedTexts.ts';

// Lists posts of a market's stalls, on calls no feed of the product uses.
const listOffers = endpoint({ ...listPosts, name: 'listOffers', path: '/api/market/offers' });
const makeOffer = endpoint({ ...createPost, name: 'makeOffer', path: '/api/market/offers' });
const likeOffer = endpoint({
  ...likePost,
  name: 'likeOffer',
  path: '/api/market/offers/{id}/like',
});
const listAnswers = endpoint({
  ...listComments,
  name: 'listAnswers',
  path: '/api/market/offers/{id}/answers',
});
const answerOffer = endpoint({
  ...createComment,
  name: 'answerOffer',
  path: '/api/market/offers/{id}/answers',
});

const market: FeedSource = {
  key: 'market',
  needsText: false,
  isConfigurable: false,
  posts: {
    key: 'market.posts',
    flagType: 'tender',
    groupId: 'offers',
    files: {
      ...RESOURCE_FILES,
      maxBytes: { image: MEGABYTE, document: MEGABYTE, video: MEGABYTE },
      maxFiles: 2,
    },
    like: (id) => likeCall(likeOffer, { id }),
    listComments: callTo(listAnswers, ({ postId: id, cursor }) => ({
      params: { id },
      query: cursor === null ? {} : { cursor },
    })),
    addComment: callTo(answerOffer, ({ postId: id, content, parentId, clientId }) => ({
      params: { id },
      body: { content, parent_comment_id: parentId, client_id: clientId },
    })),
  },
  list: callTo(listOffers, ({ cursor }) => ({ query: cursor === null ? {} : { cursor } })),
  create: callTo(makeOffer, ({ content, attachments, clientId, fileTypes }) => ({
    body: {
      content: content || `${fileTypes.join()} #lapak`,
      post_type: 'text' as const,
      attachments: [...attachments],
      client_id: clientId,
    },
  })),
};

const texts: FeedTexts = {
  name: 'Market',
  open: 'Offer something',
  prompt: 'What do you sell?',
  submit: 'Offer',
  createFailed: ({ detail, message }) => `Offer Error: ${detail ?? message}`,
  uploadFailed: ({ detail }, name) => `Picture Error: ${detail ?? name}`,
};

/** The market's calls, served from the community's posts. */
const marketCalls = (community: Community) => [
  mockEndpoint(community, listOffers, ({ viewer, query }) =>
    community.posts.list(viewer.id, query),
  ),
  mockEndpoint(community, makeOffer, ({ viewer, body }) => community.posts.create(viewer.id, body)),
  mockEndpoint(community, likeOffer, ({ viewer, params, body }) =>
    community.posts.like(params.id, viewer.id, body?.liked),
  ),
  mockEndpoint(community, listAnswers, ({ viewer, params, query }) =>
    community.comments.list(params.id, query, viewer.id),
  ),
  mockEndpoint(community, answerOffer, ({ viewer, params, body }) =>
    community.comments.create(viewer.id, params.id, body),
  ),
];

/** Calls of the community's feed that no other feed may make. */
const communityCalls = () =>
  [listPosts, createPost, likePost, listComments, createComment].map((one) => failWith(one, 500));

const meta = preview.meta({
  title: 'A feed with settings of its own',
  component: Feed,
  args: { source: market, texts },
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
  beforeEach({ msw, mocks }) {
    msw.use(...communityCalls(), ...marketCalls(mocks.community));
  },
});

const clip = new File([new Uint8Array(2_000)], 'lapak.mp4', { type: 'video/mp4' });

/** A feed defined by values only: its texts, its files, and its own calls. */
export const Ready = meta.story({
  name: "Posts with this feed's own texts and actions",
  tags: ['phone'],
  async play({ canvas, mocks, userEvent }) {
    const region = await canvas.findByRole('region', { name: 'Market' });
    const post = within(await within(region).findByRole('article'));
    await expect(canvas.queryByRole('button', { name: 'Feed Configuration' })).toBeNull();

    await userEvent.click(post.getByRole('button', { name: 'Like' }));
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(true),
    );
    await userEvent.click(post.getByRole('button', { name: 'Comments' }));
    // Comments loading above the focused field would scroll it out of view.
    await post.findByText(/^Kualitasnya bagus/);
    await userEvent.type(
      await post.findByRole('textbox', { name: 'Write a comment' }),
      'Masih ada?{Enter}',
    );
    await expect(await post.findByText('Masih ada?')).toBeVisible();
  },
});

/** This feed allows files without text; rejection messages mention videos. */
export const FilesAlone = meta.story({
  name: 'Only files needed; wrong file refused',
  tags: ['refused'],
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByText('Showing 1 post');
    await userEvent.click(canvas.getByRole('button', { name: 'Offer something' }));
    const offer = await canvas.findByRole('button', { name: 'Offer' });
    await expect(offer).toBeDisabled();
    await choose(canvasElement, [new File(['MZ'], 'toko.exe'), clip]);
    await expect(
      await canvas.findByText(
        'File "toko.exe" is not supported. Please upload images, videos, or documents only.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('lapak.mp4')).toBeVisible();
    await expect(offer).toBeEnabled();
  },
});

/** A failed post shows the feed's own message and keeps the text. */
// GRP-122
export const Failed = meta.story({
  name: "Post not shared: the feed's own message",
  tags: ['failed'],
  async play({ canvas, msw, userEvent }) {
    msw.use(failWith(makeOffer, 403, 'The market is closed'));
    await canvas.findByText('Showing 1 post');
    await userEvent.click(canvas.getByRole('button', { name: 'Offer something' }));
    const field = await canvas.findByRole('textbox', { name: 'Text of the post' });
    await userEvent.type(field, 'Kopi Gayo 20 kg');
    await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
    await expect(await canvas.findByText('Offer Error: The market is closed')).toBeVisible();
    await expect(field).toHaveValue('Kopi Gayo 20 kg');
  },
});

/** A read-only reader sees the comments, but no composer, like button or comment box. */
export const ReadOnly = meta.story({
  name: 'Read-only: comments, but no writing or likes',
  tags: ['phone', 'forbidden'],
  args: { isReadOnly: true },
  async play({ canvas, userEvent }) {
    const post = within(await canvas.findByRole('article'));
    await expect(canvas.queryByRole('button', { name: 'Offer something' })).toBeNull();
    await userEvent.click(post.getByRole('button', { name: 'Comments' }));
    const panel = within(await post.findByRole('region', { name: 'Comments' }));
    await waitFor(() =>
      expect(panel.getAllByRole('button', { name: 'More actions' })[0]).toBeVisible(),
    );
    await expect(panel.queryByRole('textbox')).toBeNull();
    await expect(panel.queryByRole('button', { name: 'Reply' })).toBeNull();
    for (const like of post.getAllByRole('button', { name: 'Like' })) {
      await expect(like).toBeDisabled();
    }
  },
});

/** The market's feed, and the community's on request. */
function TwoFeeds(props: FeedProps) {
  const [isMarket, setMarket] = useState(true);
  return (
    <>
      <Button onPress={() => setMarket(!isMarket)}>{isMarket ? 'Community' : 'Market'}</Button>
      {isMarket ? <Feed {...props} /> : <Feed />}
    </>
  );
}

/** A draft begun in one feed does not appear in another. */
export const ItsOwnDraft = meta.story({
  name: 'Draft stays in its own feed',
  tags: ['no-picture'],
  render: (args) => <TwoFeeds {...args} />,
  async play({ canvas, userEvent }) {
    await canvas.findByText('Showing 1 post');
    await userEvent.click(canvas.getByRole('button', { name: 'Offer something' }));
    await userEvent.type(await canvas.findByRole('textbox'), 'Rempah');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: /Rempah/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Community' }));
    await expect(await canvas.findByRole('button', { name: 'Start a post' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Market' }));
    await expect(await canvas.findByRole('button', { name: /Rempah/ })).toBeVisible();
  },
});
