import { photo } from '../../e2e/files.ts';
import type { Hands, Scenario } from '../scenario.ts';

const WRITTEN = 'Tenun baru dari Sumba';

/** A draft has the composer open already. */
async function openComposer({ page, say, field }: Hands) {
  const opener = page
    .getByRole('button', { name: say('feed:composer.open') })
    .or(page.getByRole('button', { name: say('feed:composer.resume') }));
  await opener.or(field('feed:composer.text')).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await field('feed:composer.text').waitFor();
}

const submit = ({ button }: Hands) => button('feed:composer.submit');
const shared = ({ page }: Hands) => page.getByRole('article').filter({ hasText: WRITTEN });

export const scenarios: readonly Scenario[] = [
  {
    does: 'open the first page',
    page: '/',
    returnsTo: '/feed',
    done: ({ page }) => page.getByRole('article'),
  },
  {
    does: 'write a post',
    page: '/feed',
    reach: openComposer,
    fill: ({ field }) => field('feed:composer.text').fill(WRITTEN),
    press: submit,
    done: shared,
  },
  {
    does: 'write a post with a picture',
    page: '/feed',
    reach: openComposer,
    async fill({ page, field }) {
      await field('feed:composer.text').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
    },
    keeps: ['tenun.png'],
    press: submit,
    done: shared,
  },
  {
    does: 'write a post with a described picture',
    page: '/feed',
    reach: openComposer,
    async fill({ page, field, button }) {
      await field('feed:composer.text').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
      await button('files:description.addTo', { name: 'tenun.png' }).click();
      await field('files:description.label').fill('Rak kain tenun');
    },
    keeps: ['tenun.png'],
    press: submit,
    done: shared,
  },
  {
    does: 'mention a member',
    page: '/feed',
    reach: openComposer,
    fill: ({ field }) => field('feed:composer.text').fill(WRITTEN),
    press: ({ field }) => field('feed:composer.text'),
    types: ' @bud',
    done: ({ page }) => page.getByRole('option', { name: 'budi.santoso' }),
    unsaid: { suggestMembers: 'A name can be written without suggestions.' },
  },
  {
    does: 'write a hashtag',
    page: '/feed',
    reach: openComposer,
    fill: ({ field }) => field('feed:composer.text').fill(WRITTEN),
    press: ({ field }) => field('feed:composer.text'),
    types: ' #bat',
    done: ({ page }) => page.getByRole('option', { name: 'batik' }),
    unsaid: { suggestHashtags: 'A hashtag can be written without suggestions.' },
  },
  {
    does: 'load the feed anew',
    page: '/feed',
    press: ({ button }) => button('feed:refresh'),
    done: ({ page }) => page.getByRole('article'),
  },
];
