import preview from '@saudagar/storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = preview.meta({
  title: 'Steps (stepper, wizard)',
  component: Stepper,
  args: {
    'aria-label': 'New tender',
    steps: [
      { id: 'about', label: 'About' },
      { id: 'terms', label: 'Terms' },
      { id: 'files', label: 'Files' },
    ],
    current: 'terms',
  },
});

/** Completed steps can be selected; the current one is announced. */
export const UnderWay = meta.story({
  name: 'Second step',
  args: { onSelect: fn() },
  async play({ canvas, args, userEvent }) {
    const list = canvas.getByRole('list', { name: 'New tender' });
    const [, current] = within(list).getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'About done' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('about');
    await expect(canvas.queryByRole('button', { name: /Files/ })).toBeNull();
  },
});

/** On a phone only the current step has its label. */
export const Narrow = meta.story({
  name: 'On a phone',
  args: { current: 'files' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
  tags: ['phone'],
});
