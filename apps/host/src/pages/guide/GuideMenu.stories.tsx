import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { hostDecorator } from '../../hostDecorator.tsx';
import { GuideMenu } from './GuideMenu.tsx';

/** The guide's sections below its menu entry. */
const meta = preview.meta({
  title: 'Guide in the menu',
  component: GuideMenu,
  args: { onPress: fn() },
  decorators: [
    hostDecorator,
    (Story) => (
      <nav aria-label="Main" style={{ maxInlineSize: '14rem' }}>
        <ul>
          <li style={{ minBlockSize: '2.75rem' }}>{Story()}</li>
        </ul>
      </nav>
    ),
  ],
  parameters: { host: { path: '/feed' }, portal: {} },
});

/** Collapsed on other pages; expanded, it links to each documented section. */
// SHELL-084–091, SHELL-098
export const Opened = meta.story({
  name: "Guide's sections in the menu",
  async play({ args, canvas, navigate, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: 'Sections of the guide' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual(['Getting started', 'Feed']);
    await userEvent.click(canvas.getByRole('link', { name: 'Events' }));
    await expect(navigate).toHaveBeenCalledWith('/guide#events', undefined);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** Expanded within the guide. */
export const InTheGuide = meta.story({
  name: 'Menu within the guide',
  tags: ['no-picture'],
  parameters: { host: { path: '/guide' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Getting started' })).toBeVisible();
  },
});
