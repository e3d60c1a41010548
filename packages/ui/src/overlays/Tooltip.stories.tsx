import preview from '@saudagar/storybook/preview';
import Bookmark from 'lucide-react/icons/bookmark';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../actions/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Tooltip (hint)',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Keeps it in a list of yours',
    children: (
      <IconButton aria-label="Save for later" variant="secondary">
        <Bookmark />
      </IconButton>
    ),
  },
});

/** Focus shows it at once, Escape hides it, and the button keeps its own name. */
export const OnFocus = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Save for later' });
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Keeps it in a list of yours');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
});

/** Appears on hover, stays while it is hovered itself, and disappears afterwards. */
export const OnHover = meta.story({
  tags: ['no-picture'],
  async play({ canvas, canvasElement, userEvent }) {
    // A mouse moves before it hovers an element.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Save for later' }));
    const tooltip = await canvas.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});

export const LongText = meta.story({
  args: {
    text: 'Others do not see what you keep. You find it under Resources, in the lists that you name yourself.',
    placement: 'bottom',
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save for later' })).toHaveFocus();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
});
