import preview from '@saudagar/storybook/preview';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Badge (label, status tag)',
  component: Badge,
  args: { children: 'Group post' },
});

export const Neutral = meta.story({});

export const WithIcon = meta.story({
  args: { tone: 'accent', icon: <ShieldCheck />, children: 'Admin' },
});

export const Tones = meta.story({
  name: 'All tones (colours)',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>12</Badge>
      <Badge tone="primary">Verified</Badge>
      <Badge tone="accent">Group post</Badge>
      <Badge tone="success">Open</Badge>
      <Badge tone="danger">Closed</Badge>
    </div>
  ),
});
