import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { hostDecorator } from '../hostDecorator.tsx';
import { menuOf, pageAt } from '../pages/page.ts';
import { pages } from '../pages/pages.tsx';
import { MainMenu } from './MainMenu.tsx';

const feed = pageAt('/feed', pages);
if (!feed) throw new Error('There is no feed');

const meta = preview.meta({
  component: MainMenu,
  tags: ['page'],
  args: { entries: menuOf('main', 'user', pages), current: feed, onClose: fn() },
  decorators: [hostDecorator],
  parameters: { layout: 'fullscreen', portal: {} },
});

/** The whole navigation over the page of a phone. */
export const Open = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** Following an entry closes it. */
export const Followed = meta.story({
  tags: ['!page'],
  async play({ args, canvas, navigate, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Feed' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/feed', undefined);
  },
});
