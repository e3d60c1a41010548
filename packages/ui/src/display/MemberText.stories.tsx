import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { MemberText } from './MemberText.tsx';

const meta = preview.meta({
  component: MemberText,
  args: {
    children:
      '**Stok baru** batik tulis, harga *grosir*, __siap kirim__.\nLihat [katalog](https://example.com/katalog) atau tanya @budi_s.\n\n#Grosir #batik',
    onHashtag: fn(),
    onMention: fn(),
  },
});

/** Hashtags and mentions are interactive; links open in a new tab. */
export const Formatted = meta.story({
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '#Grosir' }));
    await expect(args.onHashtag).toHaveBeenCalledWith('grosir');
    await userEvent.click(canvas.getByRole('button', { name: '@budi_s' }));
    await expect(args.onMention).toHaveBeenCalledWith('budi_s');
    await expect(canvas.getByRole('link', { name: 'katalog' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
  },
});

export const LeadingNowhere = meta.story({
  render: () => <MemberText>Untuk #grosir tanya @budi_s</MemberText>,
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Text that looks like code stays text. */
export const Hostile = meta.story({
  args: {
    children: '<script>alert(1)</script> [press](javascript:alert(1)) <img src=x onerror=alert(1)>',
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
});

/** A link whose text names another host shows its own beside it; user information makes no link. */
export const Misleading = meta.story({
  args: {
    children:
      '[https://bank.example/masuk](https://evil.example) atau https://bank.example@evil.example',
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(
      canvas.getByRole('link', { name: 'https://bank.example/masuk (evil.example)' }),
    ).toBeVisible();
  },
});

/** Words longer than the screen are broken. */
export const LongWord = meta.story({
  args: { children: `https://example.com/${'batik'.repeat(60)}` },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
