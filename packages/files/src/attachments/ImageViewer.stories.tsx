import preview from '@saudagar/storybook/preview';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import { drawing } from './drawing.testing.ts';
import { ImageViewer } from './ImageViewer.tsx';

const shapes = [drawing(0), drawing(1, 800, 1200), drawing(2, 2400, 900)];
const images = shapes.map((src, index) => ({
  id: `p${index}`,
  name: `gudang-${index + 1}.jpg`,
  href: src,
  download: src,
}));

const meta = preview.meta({
  title: 'View an image full screen (lightbox)',
  component: ImageViewer,
  args: {
    images,
    children: (index: number) => <img src={shapes[index]} alt={`Gudang ${index + 1}`} />,
    onClose: fn(),
  },
});

type Canvas = ReturnType<typeof within>;
const shownIs = (canvas: Canvas, number: number) =>
  waitFor(() => expect(canvas.getByRole('img', { name: `Gudang ${number}` })).toBeVisible());

export const Ready = meta.story({
  name: 'One of several images',
  tags: ['phone'],
  async play({ canvas }) {
    await canvas.findByRole('dialog', { name: 'Photos' });
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'gudang-1.jpg',
    );
  },
});

/** Arrow keys turn and stop at the ends; Home and End jump; plus and minus zoom; Escape closes. */
export const ByKeyboard = meta.story({
  name: 'Turned and zoomed by keyboard',
  async play({ canvas, args, userEvent }) {
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    await shownIs(canvas, 2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.keyboard('{End}{ArrowRight}');
    await shownIs(canvas, 3);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await shownIs(canvas, 1);
    await userEvent.keyboard('+');
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await shownIs(canvas, 1);
    await userEvent.keyboard('-{ArrowRight}');
    await shownIs(canvas, 2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Zoomed to twice the size, and scrolled. */
export const Zoomed = meta.story({
  name: 'Zoomed in',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }));
    const frame = canvas.getByRole('group', { name: 'gudang-1.jpg' });
    await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth));
    await userEvent.dblClick(canvas.getByRole('img', { name: 'Gudang 1' }));
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('img', { name: 'Gudang 1' }));
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  },
});

/** A long screenshot is as wide as the screen, and scrolls. */
export const Long = meta.story({
  name: 'Long screenshot',
  args: {
    images: [{ id: 'p0', name: 'pesanan.png', isLong: true }],
    children: () => <img src={drawing(1, 1080, 8000)} alt="Pesanan" />,
  },
  async play({ canvas }) {
    const group = await canvas.findByRole('group', { name: 'pesanan.png' });
    await waitFor(() => expect(group.scrollHeight).toBeGreaterThan(3 * group.clientHeight));
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  },
});

/** A horizontal swipe turns the page, a vertical one does not. */
export const ByTouch = meta.story({
  name: 'Swiped on a phone',
  tags: ['no-picture'],
  args: { start: 1 },
  async play({ canvas }) {
    await canvas.findByRole('dialog');
    const swipe = async (to: { x: number; y: number }) => {
      const image = canvas.getByRole('img');
      await fireEvent.pointerDown(image, { pointerType: 'touch', clientX: 200, clientY: 200 });
      await fireEvent.pointerUp(image, {
        pointerType: 'touch',
        clientX: 200 + to.x,
        clientY: 200 + to.y,
      });
    };
    await swipe({ x: 0, y: 120 });
    await shownIs(canvas, 2);
    await swipe({ x: -120, y: 10 });
    await shownIs(canvas, 3);
    await swipe({ x: 120, y: 10 });
    await shownIs(canvas, 2);
  },
});

/** A single image: no counter or buttons to turn. */
export const Single = meta.story({
  name: 'Only one image',
  args: { images: images.slice(0, 1) },
  async play({ canvas }) {
    await canvas.findByRole('dialog');
    await expect(canvas.queryByRole('button', { name: 'Next photo' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^gudang-1.jpg$/);
  },
});
