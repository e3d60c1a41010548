import preview from '@saudagar/storybook/preview';
import SearchX from 'lucide-react/icons/search-x';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Empty state (nothing here yet)',
  component: EmptyState,
  args: { title: 'No posts yet' },
});

/** Describes the missing content and offers the next step. */
export const WithNextStep = meta.story({
  name: 'With the next step',
  tags: ['empty'],
  args: {
    children: 'Say what you sell, what you look for, what you learned this week.',
    action: <Button variant="primary">Write the first post</Button>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No posts yet', level: 2 })).toBeVisible();
  },
});

export const WithIllustration = meta.story({
  tags: ['empty'],
  args: { title: 'Nothing found', illustration: <SearchX size={48} />, level: 3 },
});

export const TitleOnly = meta.story({ name: 'Title alone', tags: ['empty'] });
