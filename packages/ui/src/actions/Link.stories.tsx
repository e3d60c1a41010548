import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Link, LinkButton } from './Link.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Link',
  component: Link,
  args: { href: '/guide', children: 'the guide' },
});

/** A path is handled by the host's navigation, without a page load. */
export const InText = meta.story({
  name: 'In a text',
  render: (args) => (
    <p>
      Not sure how? Read <Link {...args} />.
    </p>
  ),
  async play({ canvas, navigate, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'the guide' }));
    await expect(navigate).toHaveBeenCalledWith('/guide', undefined);
  },
});

/** Looks like the surrounding text until hovered: a member's or file's name. */
export const Plain = meta.story({
  name: "Plain (a member's name)",
  args: { isPlain: true, children: 'Siti Nurhaliza' },
});

export const AsButton = meta.story({
  name: 'Looks like a button',
  render: () => (
    <LinkButton href="/register" variant="primary">
      Create account
    </LinkButton>
  ),
  async play({ canvas, navigate, userEvent }) {
    canvas.getByRole('link', { name: 'Create account' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/register', undefined);
  },
});

/** The first tab stop, visible only while focused. */
export const Skip = meta.story({
  name: 'Skip to the content',
  render: () => (
    <>
      <SkipLink target="content" />
      <p id="content">The page's content.</p>
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', '#content');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
