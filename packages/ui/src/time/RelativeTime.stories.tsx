import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { RelativeTime } from './RelativeTime.tsx';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

const meta = preview.meta({
  title: 'Relative time (2 hours ago)',
  component: RelativeTime,
  args: { date: ago(0) },
});

export const JustNow = meta.story({
  tags: ['no-picture'],
  async play({ canvas }) {
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
});

/** The full date and time is available to pointers and screen readers. */
export const HoursAgo = meta.story({
  tags: ['no-picture'],
  args: { date: ago(3 * 60) },
  async play({ canvas, args }) {
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('datetime', args.date);
    await expect(time).toHaveTextContent('3h ago');
    await expect(canvas.getByText(time.title)).toBeInTheDocument();
  },
});

export const FromTheFuture = meta.story({
  name: 'In the future',
  tags: ['no-picture'],
  args: { date: ago(-90) },
  async play({ canvas }) {
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
});

export const InIndonesian = meta.story({
  name: 'In Indonesian',
  globals: { locale: 'id' },
  args: { date: ago(5) },
  async play({ canvas }) {
    await expect(canvas.getByText('5 mnt lalu')).toBeVisible();
  },
});

export const EveryStep = meta.story({
  name: 'All steps',
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {[0, 5, 3 * 60, 2 * 24 * 60, 8 * 24 * 60, 400 * 24 * 60].map((minutes) => (
        <li key={minutes}>
          <RelativeTime date={ago(minutes)} />
        </li>
      ))}
    </ul>
  ),
});
