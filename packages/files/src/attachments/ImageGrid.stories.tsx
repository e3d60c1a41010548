import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { BrokenImage } from './BrokenImage.tsx';
import { drawing } from './drawing.testing.ts';
import { ImageGrid } from './ImageGrid.tsx';

const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `foto-${at + 1}.jpg`,
    href: drawing(at),
    width: 1200,
    height: 800,
  }));

const meta = preview.meta({
  component: ImageGrid,
  args: {
    photos: photos(1),
    children: (at: number) => <img src={drawing(at)} alt="" />,
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

/** It has its own shape. A press opens it here; a tab of its own is one modifier key away. */
export const One = meta.story({
  async play({ canvas, args, userEvent }) {
    const photo = canvas.getByRole('link', { name: 'Open photo foto-1.jpg' });
    await expect(photo).toHaveAttribute('target', '_blank');
    await userEvent.click(photo);
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
});

export const Two = meta.story({ args: { photos: photos(2) } });

export const Three = meta.story({ args: { photos: photos(3) } });

export const Four = meta.story({ args: { photos: photos(4) } });

/** Four, and how many more there are. */
export const Many = meta.story({
  tags: ['page'],
  args: { photos: photos(7) },
  async play({ canvas, args, userEvent }) {
    const last = canvas.getByRole('link', { name: 'Open photo foto-4.jpg and 3 more' });
    await userEvent.click(last);
    await expect(args.onOpen).toHaveBeenLastCalledWith(3);
  },
});

/** Without addresses of their own they only open here. */
export const WithoutAddresses = meta.story({
  args: { photos: photos(2).map(({ href: _, ...photo }) => photo) },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo foto-2.jpg' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
});

export const Broken = meta.story({
  args: {
    photos: photos(1),
    children: () => <BrokenImage>Image could not be displayed</BrokenImage>,
  },
});
