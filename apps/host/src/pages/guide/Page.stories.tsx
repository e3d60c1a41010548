import preview from '@saudagar/storybook/preview';
import { expect, within } from 'storybook/test';
import { hostDecorator } from '../../hostDecorator.tsx';
import { SessionRouter } from '../../SessionRouter.tsx';

/** The user guide. */
const meta = preview.meta({
  title: 'Guide (help, FAQ)',
  component: SessionRouter,
  decorators: [hostDecorator],
  parameters: { layout: 'fullscreen', host: { path: '/guide' }, portal: {} },
});

/** Every section with its picture, as old as the demo; the sidebar's index is the only one. */
// SHELL-022, SHELL-161
export const Ready = meta.story({
  name: 'All sections',
  tags: ['no-picture'],
  async play({ canvas }) {
    const start = await canvas.findByRole('heading', { name: 'Getting started', level: 2 });
    await expect(start).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(7);
    const hrefs = canvas
      .getAllByRole('link', { name: 'Groups' })
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/groups', '/guide#groups']);
    await expect(canvas.queryByRole('navigation', { name: 'Contents' })).toBeNull();
    // A picture far below reserves its space before it loads.
    const { clientWidth, clientHeight } = main.getByRole('img', { name: /^The list of tenders/ });
    await expect(clientWidth / clientHeight).toBeCloseTo(1.6, 1);
  },
});

/** Only the answers that contain the words, ignoring case. */
export const Found = meta.story({
  name: 'Answers found by search',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Getting started', level: 2 });
    await userEvent.type(canvas.getByRole('searchbox'), 'WAITLIST');
    await expect(await canvas.findByText('1 answer')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Register', level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Getting started', level: 2 })).toBeNull();
  },
});

/** No match; a button shows all sections again. */
export const Unmatched = meta.story({
  name: 'No match for the search',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Getting started', level: 2 });
    await userEvent.type(canvas.getByRole('searchbox'), 'customs duty');
    await expect(await canvas.findByRole('heading', { name: 'No answer found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all sections' }));
    await canvas.findByRole('heading', { name: 'Getting started', level: 2 });
    await userEvent.type(canvas.getByRole('searchbox'), 'customs duty');
    await canvas.findByRole('heading', { name: 'No answer found' });
  },
});
