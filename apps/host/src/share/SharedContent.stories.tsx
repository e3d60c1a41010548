import { sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { hostDecorator } from '../hostDecorator.tsx';
import { SessionRouter } from '../SessionRouter.tsx';
import { keepShared } from './sharedContent.ts';

function community() {
  const sample = sampleCommunity({ posts: 2 });
  for (const id of ['member-2', 'member-3', 'member-4']) {
    sample.conversations.add({
      id: `room-${id}`,
      members: ['member-1', id],
      messages: [{ sender_id: id, content: 'Apakah stok kopi Gayo masih ada?' }],
    });
  }
  return sample;
}

/** A share from another app. */
const meta = preview.meta({
  title: 'Share from another app',
  component: SessionRouter,
  decorators: [hostDecorator],
  parameters: {
    layout: 'fullscreen',
    portal: { community },
    host: { path: '/feed?shared=s1' },
  },
});

const share = async () => {
  const body = new FormData();
  body.append('title', 'Harga kopi naik');
  body.append('url', 'https://kabar.example/kopi');
  body.append('files', new File(['daftar'], 'harga.pdf', { type: 'application/pdf' }));
  body.append('files', new File(['film'], 'gudang.mov', { type: 'video/quicktime' }));
  await keepShared(new Request('/share', { method: 'POST', body }), 's1');
};

/** The member chooses where it goes: the feed, or a conversation. */
// SHELL-206
export const Asked = meta.story({
  name: 'Choose where it goes: feed or conversation',
  tags: ['phone'],
  beforeEach: share,
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share with' }));
    await userEvent.type(await dialog.findByRole('searchbox'), 'Budi');
    await expect(await dialog.findByRole('button', { name: /Budi Santoso/ })).toBeVisible();
    await canvas.findAllByRole('article', { hidden: true });
  },
});

/** In a conversation it stands in the message, ready to be sent. */
// SHELL-206, MSG-075
export const InConversation = meta.story({
  name: 'In a message, ready to send',
  tags: ['no-picture'],
  beforeEach: share,
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share with' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Budi Santoso/ }));
    const message = await canvas.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveValue('Harga kopi naik\nhttps://kabar.example/kopi'));
    await expect(await canvas.findByText('harga.pdf')).toBeVisible();
    await expect(await canvas.findByText(/gudang\.mov/)).toBeVisible();
    await expect(await caches.match('/share/s1')).toBeUndefined();
  },
});

/** A link with a price list and a film: the composer holds both, and names what it cannot take. */
// SHELL-196
export const Offered = meta.story({
  name: 'In a post; names what it cannot take',
  tags: ['refused'],
  beforeEach: share,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'A post in the feed' }));
    const text = await canvas.findByRole('textbox', { name: 'Text of the post' });
    await waitFor(() => expect(text).toHaveValue('Harga kopi naik\nhttps://kabar.example/kopi'));
    await expect(await canvas.findByText('harga.pdf')).toBeVisible();
    await expect(await canvas.findByText(/gudang\.mov/)).toBeVisible();
    await expect(await caches.match('/share/s1')).toBeUndefined();
    await canvas.findAllByRole('article');
  },
});

/** Opened again later: the member is asked to share it once more. */
export const Lost = meta.story({
  name: 'Shared content lost: share it again',
  tags: ['gone'],
  async play({ canvas }) {
    await expect(await canvas.findByText(/^What you shared is not here any more/)).toBeVisible();
    await canvas.findAllByRole('article');
  },
});
