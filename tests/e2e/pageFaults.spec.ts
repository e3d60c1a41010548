import { layoutFaults } from '../../scripts/layoutFaults.ts';
import { expect, test } from './fixtures.ts';
import { walkByKeyboard } from './keyboardWalk.ts';
import { fieldsWithoutEdge, movements } from './pageFaults.ts';

test.describe('a planted fault is found', () => {
  const pageOf = (body: string) =>
    `<!doctype html><style>button { display: block } :focus-visible { outline: 2px solid }</style>${body}`;
  const faultless = '<a href="#a">one</a><button>two</button><input aria-label="three">';

  test('a page without faults has no findings', async ({ page }) => {
    await page.setContent(pageOf(faultless));
    expect(await walkByKeyboard(page)).toEqual([]);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    expect(await page.evaluate(movements)).toEqual([]);
  });

  for (const [name, body, fault] of [
    ['focus that does not show', '<button style="outline: none">four</button>', 'does not show'],
    [
      'focus out of sight',
      '<button style="position: fixed; left: -500px">four</button>',
      'out of sight',
    ],
    [
      'a control that is passed over',
      '<button onfocus="this.previousSibling.focus()">four</button>',
      'Tab does not come to an end',
    ],
    [
      'a control that lets nobody go',
      '<textarea onkeydown="event.preventDefault()"></textarea>',
      'Tab does not come to an end',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setContent(pageOf(faultless + body));
      expect(
        (await walkByKeyboard(page, { isBothWays: false, mostStops: 10 })).join('\n'),
      ).toContain(fault);
    });
  }

  for (const [name, body, fault] of [
    [
      'a page that scrolls sideways',
      '<p style="width: 2000px">wide</p>',
      'The page scrolls sideways by',
    ],
    [
      'a text that is cut off',
      '<p style="width: 50px; overflow: hidden; white-space: nowrap">some longer text</p>',
      'Cut off without a sign: <p> “some longer text”',
    ],
    [
      'a text that sticks out of its control',
      '<button style="width: 40px; white-space: nowrap; overflow: visible">some longer text</button>',
      'Its text sticks out of <button> “some longer text”',
    ],
    [
      'two controls on each other',
      '<button style="margin-block-start: -18px">four</button>',
      'lie on each other',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setContent(pageOf(faultless + body));
      expect((await page.evaluate(layoutFaults)).join('\n')).toContain(fault);
    });
  }

  test('a planted movement longer than a blink is found', async ({ page }) => {
    await page.setContent(pageOf('<p class="slow" style="transition: transform 1s">four</p>'));
    expect(await page.evaluate(movements)).toEqual([
      '.slow moves for 1s: leave it out under prefers-reduced-motion',
    ]);
  });

  test('a planted field without an edge in forced colours is found', async ({ page }) => {
    await page.setContent(pageOf('<form><p><input class="bare" style="border: 0"></p></form>'));
    expect(await page.evaluate(fieldsWithoutEdge)).toEqual([
      expect.stringContaining('has no edge in forced colours'),
    ]);
  });
});
