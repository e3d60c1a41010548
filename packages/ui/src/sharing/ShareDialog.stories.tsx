import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ShareDialog } from './ShareDialog.tsx';

const LINK = 'https://hub.example/posts/0190f6a2-7d4e-7c1a-9a6e-2f3d5b8c1e47';

/** Replaces a browser API for a story; restored afterwards. */
function replace<T extends object>(owner: T, name: string, value: unknown) {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}

const meta = preview.meta({
  title: 'Share dialog (share, copy link)',
  component: ShareDialog,
  args: {
    title: 'Share Post',
    link: LINK,
    text: '**Stok baru** batik tulis, harga *grosir*.',
    onClose: fn(),
    onCopied: fn(),
  },
});

/** Five targets; each opens an isolated tab. */
// FEED-139–144
export const Ready = meta.story({
  name: 'Share: WhatsApp and four other targets',
  tags: ['phone'],
  async play({ canvas }) {
    await canvas.findByRole('dialog', { name: 'Share Post' });
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Twitter',
      'LinkedIn',
      'Facebook',
      'WhatsApp',
    ]);
    for (const link of links) {
      const { searchParams } = new URL(link.getAttribute('href') ?? '');
      const sent = [...searchParams.values()].join(' ');
      await expect(sent).toContain(LINK);
      await expect(sent).toContain('Stok baru batik tulis, harga grosir.');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
});

/** Few people can open the link: only the link is shared, and public targets are hidden. */
export const Limited = meta.story({
  name: 'Only the link can be shared',
  args: { audience: 'Only members of “Perajin Batik” can open this link.' },
  beforeEach() {
    return replace(navigator, 'share', fn().mockResolvedValue(undefined));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/Only members of/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More apps on this device' }));
    await expect(navigator.share).toHaveBeenCalledOnce();
    await expect(navigator.share).toHaveBeenCalledWith({ url: LINK });
  },
});

export const Copied = meta.story({
  name: 'Link copied',
  tags: ['done'],
  beforeEach() {
    return replace(navigator, 'clipboard', { writeText: fn().mockResolvedValue(undefined) });
  },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(LINK);
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** The Clipboard API fails: copied by the legacy command, and focus stays. */
// FEED-148
export const CopiedByCommand = meta.story({
  name: 'Link copied in an older browser',
  tags: ['no-picture', 'done'],
  beforeEach() {
    const clipboard = replace(navigator, 'clipboard', {
      writeText: fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    });
    const command = replace(document, 'execCommand', () => {
      const field = document.activeElement as HTMLTextAreaElement;
      return field.value === LINK && field.selectionEnd === LINK.length;
    });
    return () => {
      clipboard();
      command();
    };
  },
  async play({ canvas, args, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Copy Link' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Copying fails: the link is shown for manual copying. */
export const Uncopied = meta.story({
  name: 'Link could not be copied',
  tags: ['failed'],
  beforeEach() {
    const clipboard = replace(navigator, 'clipboard', undefined);
    const command = replace(document, 'execCommand', () => false);
    return () => {
      clipboard();
      command();
    };
  },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be copied');
    await expect(args.onCopied).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: 'Link' }) as HTMLInputElement;
    await userEvent.click(field);
    await expect(field.selectionEnd).toBe(LINK.length);
  },
});

/** A phone shares to any installed app. */
export const OnDevice = meta.story({
  name: 'Shared from a phone',
  beforeEach() {
    return replace(navigator, 'share', fn().mockResolvedValue(undefined));
  },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More apps on this device' }));
    await expect(navigator.share).toHaveBeenCalledWith({
      text: 'Stok baru batik tulis, harga grosir.',
      url: LINK,
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** The device's share sheet was cancelled: no message, and the dialog stays open. */
export const OnDeviceCancelled = meta.story({
  name: 'Sharing from a phone cancelled',
  tags: ['no-picture'],
  beforeEach() {
    return replace(
      navigator,
      'share',
      fn().mockRejectedValue(new DOMException('closed', 'AbortError')),
    );
  },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More apps on this device' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const OnDeviceRefused = meta.story({
  name: 'Sharing from a phone failed',
  tags: ['failed'],
  beforeEach() {
    return replace(
      navigator,
      'share',
      fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More apps on this device' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose another way');
  },
});
