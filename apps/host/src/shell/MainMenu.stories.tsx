import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { hostDecorator } from '../hostDecorator.tsx';
import { hostPages } from '../pages/hostPages.ts';
import { menuOf, pageAt } from '../pages/page.ts';
import { MainMenu } from './MainMenu.tsx';

const feed = pageAt('/feed', hostPages.members);
if (!feed) throw new Error('There is no feed');

const meta = preview.meta({
  title: 'Main menu on a phone (navigation)',
  component: MainMenu,
  tags: ['phone'],
  args: { entries: menuOf('main', 'user', hostPages), current: feed, onClose: fn() },
  decorators: [hostDecorator],
  parameters: { layout: 'fullscreen', portal: {} },
});

/** The whole navigation over the page of a phone. */
// SHELL-099
export const Open = meta.story({
  name: 'Menu open',
  async play({ canvas }) {
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** Following an entry closes it. */
export const Followed = meta.story({
  name: 'Closed by choosing an entry',
  tags: ['!phone', 'no-picture'],
  async play({ args, canvas, navigate, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Feed' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/feed', undefined);
  },
});

/** The phone's Back closes it without leaving the page. */
export const ClosedByBack = meta.story({
  name: "Closed by the phone's Back",
  tags: ['!phone', 'no-picture'],
  async play({ args, canvas }) {
    await canvas.findByRole('dialog', { name: 'Menu' });
    const address = window.location.href;
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(window.location.href).toBe(address);
  },
});
