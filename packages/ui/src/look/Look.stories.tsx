import preview from '@saudagar/storybook/preview';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Badge } from '../display/Badge.tsx';
import { Card } from '../display/Card.tsx';
import { Kawung, KawungMark } from '../display/Kawung.tsx';
import { MemberText } from '../display/MemberText.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { RelativeTime } from '../time/RelativeTime.tsx';

const meta = preview.meta({
  title: 'Look (foundations)',
  component: Kawung,
  parameters: { layout: 'fullscreen' },
});

const colours = {
  Paper: ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'line'],
  Ink: ['ink', 'ink-soft', 'ink-placeholder', 'line-strong'],
  Teal: ['primary', 'primary-hover', 'primary-pressed', 'primary-soft', 'link', 'focus'],
  Kunyit: ['accent', 'accent-soft', 'on-accent-soft'],
  Meaning: ['danger', 'danger-soft', 'success', 'success-soft', 'info', 'info-soft'],
};

/** All colours by token, `--sg-…`. */
export const Colours = meta.story({
  name: 'Colours (palette)',
  tags: ['phone'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, padding: 24 }}>
      {Object.entries(colours).map(([group, names]) => (
        <section key={group} style={{ display: 'grid', gap: 12 }}>
          <h2>{group}</h2>
          <div
            style={{
              display: 'grid',
              gap: 12,
              gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
            }}
          >
            {names.map((name) => (
              <div key={name} style={{ display: 'grid', gap: 6, fontSize: 12 }}>
                <span
                  style={{
                    blockSize: 56,
                    borderRadius: 12,
                    border: '1px solid var(--sg-line)',
                    background: `var(--sg-${name})`,
                  }}
                />
                {name}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
});

const sizes = ['headline', 'title', 'lead', 'body', 'small', 'caption'];

/** Plus Jakarta Sans in its six sizes. */
export const Type = meta.story({
  name: 'Type (fonts, sizes)',
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 24 }}>
      {sizes.map((size, index) => (
        <div
          key={size}
          style={{
            fontSize: `var(--sg-text-${size})`,
            fontWeight: `var(--sg-weight${index < 3 ? '-heading' : ''})`,
          }}
        >
          Pedagang Nusantara, Rp 1.250.000 <small>{size}</small>
        </div>
      ))}
    </div>
  ),
});

/** The batik pattern of the sign-in page. */
export const FirstPage = meta.story({
  name: 'Pattern of the sign-in page (batik)',
  tags: ['phone'],
  render: () => (
    <main style={{ position: 'relative', display: 'grid', placeItems: 'center', padding: 24 }}>
      <Kawung />
      <div
        style={{
          position: 'relative',
          display: 'grid',
          gap: 24,
          inlineSize: '100%',
          maxInlineSize: 400,
        }}
      >
        <div style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <KawungMark size={56} />
          <h1 style={{ fontSize: 'var(--sg-text-headline)' }}>Saudagar Hub</h1>
        </div>
        <Card padding="large" style={{ display: 'grid', gap: 20 }}>
          <TextField label="Email" type="email" />
          <PasswordField label="Password" />
          <Button variant="primary" isFullWidth>
            Sign in
          </Button>
          <p style={{ textAlign: 'center', color: 'var(--sg-ink-soft)' }}>
            New here? <Link href="/register">Create account</Link>
          </p>
        </Card>
      </div>
    </main>
  ),
});

const now = Date.now();

/** Components combined into a post. */
export const APost = meta.story({
  name: 'Components combined into a post',
  tags: ['phone'],
  render: () => (
    <main style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 640, margin: '0 auto' }}>
      <Card as="article">
        <header style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name="Siti Nurhaliza" isVerified />
          <div>
            <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
              <strong>Siti Nurhaliza</strong>
              <Badge tone="accent">Group post</Badge>
            </div>
            <div style={{ color: 'var(--sg-ink-soft)', fontSize: 'var(--sg-text-small)' }}>
              CV Batik Nusantara · <RelativeTime date={new Date(now - 5 * 60_000)} />
            </div>
          </div>
        </header>
        <div style={{ display: 'grid', gap: 12, marginBlock: 12 }}>
          <MemberText>
            {
              '**Stok baru** batik tulis Pekalongan sudah siap kirim. Harga grosir mulai *Rp 185.000* untuk #grosir, tanya @budi_s.'
            }
          </MemberText>
        </div>
        <footer style={{ display: 'flex', gap: 4 }}>
          <Button variant="quiet" size="small" icon={<Heart />}>
            12
          </Button>
          <Button variant="quiet" size="small" icon={<MessageCircle />}>
            4
          </Button>
        </footer>
      </Card>
    </main>
  ),
});
