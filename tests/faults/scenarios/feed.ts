import { largePdf, photo } from '../../e2e/files.ts';
import { openComposer, writePost } from '../../journeys/posts.ts';
import type { Scenario } from '../scenario.ts';

const WRITTEN = 'Tenun baru dari Sumba';

const shared = writePost(WRITTEN);

export const scenarios: readonly Scenario[] = [
  {
    does: 'open the home page',
    page: '/',
    returnsTo: '/feed',
    done: ({ page }) => page.getByRole('article'),
  },
  {
    does: 'open the feed',
    page: '/feed',
    done: ({ page }) => page.getByRole('article'),
  },
  {
    does: 'read the guide',
    page: '/guide',
    done: ({ page, say }) => page.getByRole('heading', { name: say('page-guide:start') }),
  },
  {
    does: 'write a post',
    page: '/feed',
    ...shared,
  },
  {
    does: 'write a post with a picture',
    page: '/feed',
    ...shared,
    async fill({ page, field }) {
      await field('feed:composer.text').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
    },
    keeps: ['tenun.png'],
  },
  {
    does: 'write a post with a described picture',
    page: '/feed',
    ...shared,
    async fill({ page, field, button }) {
      await field('feed:composer.text').fill(WRITTEN);
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
      await button('files:description.addTo', { name: 'tenun.png' }).click();
      await field('files:description.label').fill('Rak kain tenun');
    },
    keeps: ['tenun.png'],
  },
  {
    does: 'write a post with a document that is sent in parts',
    page: '/feed',
    ...shared,
    async fill({ page, field }) {
      await field('feed:composer.text').fill(WRITTEN);
      await page.locator('input[type="file"]').last().setInputFiles(largePdf('katalog.pdf'));
    },
    keeps: ['katalog.pdf'],
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
