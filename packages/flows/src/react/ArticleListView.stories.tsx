import preview from '@saudagar/storybook/preview';
import { Button, EmptyState, SkeletonText } from '@saudagar/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { provideFlow } from '../actors.ts';
import type { ListPage } from '../listContext.ts';
import { ArticleListView } from './ArticleListView.tsx';
import { type Shop, shops, shopsMachine } from './samples.testing.tsx';
import { usePersistentList } from './usePersistentList.ts';

interface ShopPagesProps {
  answer: () => Promise<ListPage<Shop>>;
}

const ALL = { search: '' };

/** A long list, and another page that replaces it. */
function ShopPages({ answer }: ShopPagesProps) {
  const [isAway, setAway] = useState(false);
  const [provide] = useState(
    () => () => provideFlow(shopsMachine, { actors: { loadPage: fromPromise(answer) } }),
  );
  return (
    <>
      <Button onPress={() => setAway(!isAway)}>{isAway ? 'Back' : 'Elsewhere'}</Button>
      {!isAway && <ShopArticles provide={provide} />}
    </>
  );
}

function ShopArticles({ provide }: { provide: () => typeof shopsMachine }) {
  const actor = usePersistentList('sample.shops', provide, ALL);
  return (
    <ArticleListView
      actor={actor}
      aria-label="Shops"
      skeleton={<SkeletonText lines={2} />}
      empty={<EmptyState title="No shops yet" />}
      estimatedHeight={60}
    >
      {({ name }, attributes) => (
        <article {...attributes} aria-label={name}>
          <p>{name}</p>
        </article>
      )}
    </ArticleListView>
  );
}

const meta = preview.meta({
  title: 'Feed (long list)',
  component: ShopPages,
  args: { answer: fn(async () => shops(0, 12, null)) } as ShopPagesProps,
  parameters: { portal: {} },
});

export const Ready = meta.story({
  name: 'Twelve shops',
  async play({ canvas }) {
    await expect(await canvas.findByRole('feed', { name: 'Shops' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

let reads = 0;

/** A reopened list shows at once, and is read again, since it may be outdated. */
export const ShownAgain = meta.story({
  name: 'Shown at once when reopened',
  tags: ['no-picture'],
  args: {
    answer: async () => {
      reads += 1;
      return shops(0, reads === 1 ? 12 : 13, null);
    },
  },
  beforeEach() {
    reads = 0;
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(12);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(13));
  },
});
