import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { BrokenImage } from './BrokenImage.tsx';
import { drawing } from './drawing.testing.ts';
import { ImageGrid } from './ImageGrid.tsx';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `foto-${index + 1}.jpg`,
    href: drawing(index),
    width: 1200,
    height: 800,
  }));

const meta = preview.meta({
  title: 'Images side by side (gallery)',
  component: ImageGrid,
  args: {
    images: images(1),
    children: (index: number) => <img src={drawing(index)} alt="" />,
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

/** A single image in its own shape. A press opens it here; with a modifier key, in a new tab. */
export const One = meta.story({
  name: 'One image',
  async play({ canvas, args, userEvent }) {
    const photo = canvas.getByRole('link', { name: 'Open photo foto-1.jpg' });
    await expect(photo).toHaveAttribute('target', '_blank');
    await userEvent.click(photo);
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
});

const oneOf = (width: number, height: number) =>
  images(1).map((image) => ({ ...image, width, height }));

/** A small image is not enlarged. */
export const Small = meta.story({
  name: 'Small image, not enlarged',
  args: { images: oneOf(200, 150) },
  async play({ canvas }) {
    const photo = canvas.getByRole('link', { name: 'Open photo foto-1.jpg' });
    await expect(photo.getBoundingClientRect()).toMatchObject({ width: 200, height: 150 });
  },
});

/** A long screenshot begins at its top, and says that there is more. */
// MSG-071
export const Tall = meta.story({
  name: 'Long screenshot, cut off',
  args: { images: oneOf(1000, 8000) },
  async play({ canvas }) {
    const photo = canvas.getByRole('link', { name: 'Open photo foto-1.jpg' });
    const { width, height } = photo.getBoundingClientRect();
    await expect(height).toBeCloseTo(width * 1.25, 0);
    await expect(getComputedStyle(photo.querySelector('img') as Element).objectPosition).toBe(
      '50% 0%',
    );
    await expect(canvas.getByText('Show all')).toBeVisible();
  },
});

export const Two = meta.story({ name: 'Two images', args: { images: images(2) } });

export const Three = meta.story({ name: 'Three images', args: { images: images(3) } });

export const Four = meta.story({ name: 'Four images', args: { images: images(4) } });

/** Four images and the number of further ones. */
export const Many = meta.story({
  name: 'More than four images',
  tags: ['phone'],
  args: { images: images(7) },
  async play({ canvas, args, userEvent }) {
    const last = canvas.getByRole('link', { name: 'Open photo foto-4.jpg and 3 more' });
    await userEvent.click(last);
    await expect(args.onOpen).toHaveBeenLastCalledWith(3);
  },
});

/** Without addresses of their own, images open only here. */
export const WithoutAddresses = meta.story({
  name: 'Images that open only here',
  args: { images: images(2).map(({ href: _, ...photo }) => photo) },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo foto-2.jpg' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
});

export const Broken = meta.story({
  name: 'Broken image among others',
  tags: ['failed'],
  args: {
    images: images(1),
    children: () => <BrokenImage>Image could not be displayed</BrokenImage>,
  },
});
