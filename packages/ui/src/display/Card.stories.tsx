import preview from '@saudagar/storybook/preview';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Card',
  component: Card,
  args: { children: 'What belongs together lies on one sheet.' },
});

export const Medium = meta.story({});

export const Large = meta.story({ args: { padding: 'large' } });

/** For content that extends to the edges: an image, a list of rows. */
export const WithoutPadding = meta.story({
  args: {
    padding: 'none',
    as: 'section' as const,
    'aria-label': 'Rows',
    children: (
      <ul>
        {['First', 'Second', 'Third'].map((row) => (
          <li key={row} style={{ padding: 16, borderBlockEnd: '1px solid var(--sg-line)' }}>
            {row}
          </li>
        ))}
      </ul>
    ),
  },
});
