import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Collapsed } from './Collapsed.tsx';

const meta = preview.meta({
  title: 'Collapsed content (hidden, muted)',
  component: Collapsed,
  args: { children: 'Post from a member you muted', showLabel: 'Show', onShow: fn() },
});

export const Ready = meta.story({ name: 'Hidden, with "Show"' });

/** Expanded: focus moves to the surrounding element. */
export const Shown = meta.story({
  tags: ['no-picture'],
  decorators: [(Story) => <article tabIndex={-1}>{Story()}</article>],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
});
