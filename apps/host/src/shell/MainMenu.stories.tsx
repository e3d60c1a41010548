import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { hostDecorator } from '../hostDecorator.tsx';
import { hostPages } from '../pages/hostPages.ts';
import { menuOf, pageAt } from '../pages/page.ts';
import { MainMenu } from './MainMenu.tsx';

const feed = pageAt('/feed', hostPages.members);
if (!feed) throw new Error('There is no feed');

const meta = preview.meta({
  component: MainMenu,
  tags: ['page'],
  args: { entries: menuOf('main', 'user', hostPages), current: feed, onClose: fn() },
  decorators: [hostDecorator],
  parameters: { layout: 'fullscreen', portal: {} },
});

/** The whole navigation over the page of a phone. */
// SHELL-099
export const Open = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** Following an entry closes it. */
export const Followed = meta.story({
  tags: ['!page', 'no-picture'],
  async play({ args, canvas, navigate, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Feed' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/feed', undefined);
  },
});

/** The phone's Back closes it without leaving the page. */
export const ClosedByBack = meta.story({
  tags: ['!page', 'no-picture'],
  async play({ args, canvas }) {
    await canvas.findByRole('dialog', { name: 'Menu' });
    const address = window.location.href;
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(window.location.href).toBe(address);
  },
});
