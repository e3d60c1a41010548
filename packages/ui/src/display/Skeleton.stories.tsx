import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { SkeletonAvatar, SkeletonBlock, SkeletonCard, SkeletonText } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Skeleton (loading placeholder)', component: SkeletonCard });

/** The container announces that it is busy; the shapes are hidden from assistive technology. */
export const LoadingList = meta.story({
  name: 'A list is loading',
  tags: ['loading'],
  render: () => (
    <section aria-busy="true" aria-label="Posts" style={{ display: 'grid', gap: 16 }}>
      <SkeletonCard />
      <SkeletonCard lines={2} />
    </section>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Posts' })).toHaveTextContent(/^$/);
  },
});

export const Parts = meta.story({
  name: 'All shapes',
  tags: ['loading'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <SkeletonText size="title" />
      <SkeletonText lines={3} />
      <div style={{ display: 'flex', gap: 12 }}>
        <SkeletonAvatar size="small" />
        <SkeletonAvatar />
        <SkeletonAvatar size="large" />
      </div>
      <SkeletonBlock />
    </div>
  ),
});
