import { inDialog } from '../../journeys/dialog.ts';
import { likeResource, saveResource } from '../../journeys/resources.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const library = { page: '/resources' };
const saved = { page: '/resources', path: '/resources?tab=saved' };
const LIST = 'Persiapan ekspor';
const NAME = 'Bacaan pekan ini';

/** The second of the library: member-1 neither likes nor saves it. */
const card = ({ page }: PageUser) => page.getByRole('article').nth(1);
async function chooseForList({ page, say }: PageUser, key: string) {
  await page.getByRole('button', { name: say('resources:saved.menu', { name: LIST }) }).click();
  await page.getByRole('menuitem', { name: say(key) }).click();
}

export const scenarios: readonly Scenario[] = [
  { ...library, does: 'open the library', done: card },
  {
    ...library,
    does: 'like a resource',
    unsaid: { likeResource: 'It is taken back without a word, as a like of a post is.' },
    ...likeResource(card),
  },
  {
    ...library,
    does: 'save a resource in a list',
    ...saveResource(card, LIST),
  },
  {
    ...saved,
    does: 'open the saved lists',
    done: ({ page }) => page.getByRole('article').first(),
  },
  {
    ...saved,
    does: 'make a list',
    reach: ({ button }) => button('resources:saved.new').click(),
    fill: ({ field }) => field('resources:saved.name').fill(NAME),
    press: (user) => inDialog(user, 'resources:saved.create'),
    done: ({ page, say }) => page.getByText(say('resources:save.added', { name: NAME })),
  },
  {
    ...saved,
    does: 'rename a list',
    reach: (user) => chooseForList(user, 'resources:saved.rename'),
    fill: ({ field }) => field('resources:saved.name').fill(NAME),
    press: (user) => inDialog(user, 'resources:saved.submit'),
    done: ({ page, say }) => page.getByText(say('resources:saved.renamed')),
  },
  {
    ...saved,
    does: 'delete a list',
    reach: (user) => chooseForList(user, 'resources:saved.delete'),
    press: (user) => inDialog(user, 'resources:saved.delete'),
    done: ({ page, say }) => page.getByText(say('resources:saved.deleted')),
  },
  {
    page: '/resources/:id',
    path: '/resources/resource-03',
    does: 'open a resource',
    unsaid: { viewResource: 'A view that is not counted takes nothing from the member.' },
    done: ({ button }) => button('resources:progress.finish'),
  },
  {
    page: '/resources/:id',
    path: '/resources/resource-03',
    does: 'finish a resource',
    press: ({ button }) => button('resources:progress.finish'),
    done: ({ button }) => button('resources:progress.restart'),
  },
];
