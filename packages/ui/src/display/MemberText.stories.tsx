import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { UiProvider } from '../UiProvider.tsx';
import { MemberText } from './MemberText.tsx';

const meta = preview.meta({
  title: "Members' text (hashtags, mentions)",
  component: MemberText,
  args: {
    children:
      '**Stok baru** batik tulis, harga *grosir*, __siap kirim__.\nLihat [katalog](https://example.com/katalog) atau tanya @budi_s.\n\n#Grosir #batik',
  },
});

/** Hashtags and mentions are links in a host with addresses; other links open in a new tab. */
export const Formatted = meta.story({
  name: 'Formatted, with hashtags and mentions',
  decorators: [
    (Story) => (
      <UiProvider
        locale="en"
        memberPath={(member) => `/people/${member}`}
        hashtagPath={(tag) => `/feed/${tag}`}
      >
        <Story />
      </UiProvider>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '#Grosir' })).toHaveAttribute(
      'href',
      '/feed/grosir',
    );
    await expect(canvas.getByRole('link', { name: '@budi_s' })).toHaveAttribute(
      'href',
      '/people/@budi_s',
    );
    await expect(canvas.getByRole('link', { name: 'katalog' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
  },
});

/** A list filters by the pressed hashtag. */
export const Filtering = meta.story({
  name: 'A hashtag filters the list',
  tags: ['no-picture'],
  args: { children: 'Untuk #Grosir', onHashtag: fn() },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '#Grosir' }));
    await expect(args.onHashtag).toHaveBeenCalledWith('grosir');
  },
});

export const LeadingNowhere = meta.story({
  name: 'Hashtags and mentions without links',
  render: () => <MemberText>Untuk #grosir tanya @budi_s</MemberText>,
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Text that looks like code stays text. */
export const Hostile = meta.story({
  name: 'Text that looks like code',
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
  name: 'Misleading links (phishing)',
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
  name: 'Very long words',
  args: { children: `https://example.com/${'batik'.repeat(60)}` },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
