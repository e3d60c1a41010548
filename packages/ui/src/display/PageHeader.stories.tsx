import preview from '@saudagar/storybook/preview';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The header of a feature's page. */
const meta = preview.meta({
  title: 'Page header',
  component: PageHeader,
  args: { title: 'Events', intro: 'Meet other merchants, at a market or online.' },
});

const action = (
  <Button variant="primary" icon={<Plus />}>
    Create event
  </Button>
);

export const Plain = meta.story({
  name: 'Title alone',
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  },
});

/** The action wraps below the title when there is no room beside it. */
export const WithAction = meta.story({ args: { children: action } });

/** A portal's own header. */
export const Replaced = meta.story({
  name: "A host's own header",
  args: { instead: <p>What is on this month</p>, children: action },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText('What is on this month')).toBeVisible();
  },
});
