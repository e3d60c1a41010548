import { readFileSync } from 'node:fs';
import { type TestInfo, test } from '@playwright/test';
import type { NamedPicture } from '../changedFlows.ts';
import type { Review } from '../writeReview.ts';

const { flows, accept } = JSON.parse(
  readFileSync(`${process.env.PICTURES_REVIEW}`, 'utf8'),
) as Review;

for (const [area, own] of Map.groupBy(flows, (flow) => flow.area)) {
  test.describe(area, () => {
    for (const { headline, pictures } of own) {
      const annotation = [...new Set(pictures.map(({ story }) => story))].map((story) => ({
        type: 'story',
        description: `http://localhost:6006/?path=/story/${story}`,
      }));
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it.
      test(headline, { annotation }, async ({}, info) => {
        await test.step('Pictures', async () => {
          for (const picture of pictures) await attach(info, picture);
        });
        const left = pictures.filter(({ isAccepted }) => !isAccepted);
        if (left.length > 0) throw undecidedError(left);
      });
    }
  });
}

/** Attaches a picture under the names by which the report compares them. */
async function attach(info: TestInfo, { state, before, after, difference, what }: NamedPicture) {
  const contentType = 'image/png';
  const single = before && after ? undefined : (before ?? after);
  if (single) await info.attach(`${state}, ${what}`, { path: single, contentType });
  if (!before || !after) return;
  await info.attach(`${state}-expected.png`, { path: before, contentType });
  await info.attach(`${state}-actual.png`, { path: after, contentType });
  if (difference) await info.attach(`${state}-diff.png`, { path: difference, contentType });
}

/** Lists pictures without the places in code that an error would print. */
function undecidedError(pictures: readonly NamedPicture[]): Error {
  const lines = pictures.map(({ state, what }) => `${state}: ${what}`);
  const [{ story } = { story: '' }] = pictures;
  const error = new Error(
    `Not accepted yet:\n${lines.join('\n')}\n\nAccept with: ${accept} ${story.split('--')[0]}--`,
  );
  error.stack = '';
  return error;
}
