import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Avatar, type AvatarSize } from './Avatar.tsx';

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9b38c"/><circle cx="48" cy="38" r="18" fill="#6b4226"/><path d="M12 96c4-26 20-34 36-34s32 8 36 34" fill="#0b5d51"/></svg>',
  );

const meta = preview.meta({
  title: 'Avatar (profile photo, initials)',
  component: Avatar,
  args: {
    name: 'Siti Nurhaliza',
    size: 'large' as AvatarSize,
    onLoad: fn<() => void>(),
    onError: fn<() => void>(),
  },
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

/** Decorative beside a written name, so that it is announced once. */
export const Initials = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('SN')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** With an accessible name, when alone. */
export const Named = meta.story({
  name: 'With a name',
  tags: ['no-picture'],
  args: { 'aria-label': 'Photo of Siti Nurhaliza' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Photo of Siti Nurhaliza' })).toBeVisible();
  },
});

export const Photo = meta.story({
  args: { src: portrait },
  async play({ args }) {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
  },
});

/** The initials remain visible, and `onError` is called. */
export const Broken = meta.story({
  name: 'Photo failed to load',
  tags: ['no-picture', 'failed'],
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvas, args }) {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(canvas.getByText('SN')).toBeVisible();
  },
});

export const Verified = meta.story({
  name: 'Verified (badge)',
  args: { isVerified: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
});

export const Nameless = meta.story({ name: 'Without a name', args: { name: '' } });

/** 32, 40, 64 and 96 px. */
// WID-025
export const Sizes = meta.story({
  name: 'All sizes',
  render: () => (
    <div style={row}>
      {(['small', 'medium', 'large', 'xlarge'] as const).map((size) => (
        <Avatar key={size} name="Budi Santoso" size={size} isVerified />
      ))}
    </div>
  ),
  async play({ canvas }) {
    const widths = canvas.getAllByText('BS').map((face) => face.getBoundingClientRect().width);
    await expect(widths).toEqual([32, 40, 64, 96]);
  },
});

const people = [
  'Siti Nurhaliza',
  'Budi Santoso',
  'Dewi Lestari',
  'Agus Wijaya',
  'Rina Kartika Sari',
  'Made Suardana',
  'Hendra Gunawan',
  'Fitri Handayani',
  'Yusuf',
  'Ani Rahmawati',
  'Tono Prakoso',
  'Ketut Alit',
  'Lina Marlina',
  'Joko Susilo',
];

/** A name always has the same colour; all colours have a contrast of 4.5:1 with the initials. */
export const Colours = meta.story({
  name: 'Colours by name',
  render: () => (
    <div style={row}>
      {people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
});
