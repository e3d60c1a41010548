/** Computed styles of the kit's elements, to compare two pages. */
import type { Page } from 'playwright';

/** The kit's elements of a page, by position and classes, with their computed styles. */
export type ComputedStyles = [element: string, values: Record<string, string>][];

/**
 * Reads the kit's elements and their pseudo-elements: the first and the last of those of a class,
 * as a foreign rule applies to all of them. Leaves out sizes that follow from the layout, and
 * values that only name the theme.
 */
export async function computedStyles(page: Page): Promise<ComputedStyles> {
  // As one text: half a million values take Playwright a minute to transfer.
  const text = await page.evaluate(() => {
    const FOLLOWS =
      /^(?:-webkit-)?(?:(?:inline|block)-size|width|height|(?:transform|perspective)-origin|inset.*|top|right|bottom|left|grid-template-.*|color-scheme|--.*)$/;
    const read: [string, Record<string, string>][] = [];
    const add = (name: string, style: CSSStyleDeclaration) => {
      const values: Record<string, string> = {};
      for (const property of style) {
        if (FOLLOWS.test(property)) continue;
        // The colour of a border that is not drawn is invisible.
        const width = property.replace(/^(border-.*)-color$/, '$1-width');
        if (width !== property && style.getPropertyValue(width) === '0px') continue;
        // Bundlers replace one with the other.
        values[property] = style.getPropertyValue(property).replaceAll('0% 0%', '0px 0px');
      }
      read.push([name, values]);
    };
    const nameOf = ({ tagName, parentElement, classList }: Element) =>
      `${parentElement?.getAttribute('class') ?? ''} > ${tagName.toLowerCase()}.${classList}`;
    const elements = [...document.querySelectorAll('.sg-root *')].filter(
      (element) => !element.matches('.sg-root, .own-heading, .own-text, output'),
    );
    const first = new Map(elements.toReversed().map((element) => [nameOf(element), element]));
    const last = new Map(elements.map((element) => [nameOf(element), element]));
    for (const element of new Set([...first.values(), ...last.values()])) {
      const name = nameOf(element);
      add(name, getComputedStyle(element));
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (style.content !== 'none') add(`${name}${pseudo}`, style);
      }
    }
    return JSON.stringify(read);
  });
  return JSON.parse(text);
}

/** Lists the differences between two pages, a line for each element's property. */
export function differences(expected: ComputedStyles, found: ComputedStyles): string[] {
  const names = (styles: ComputedStyles) => styles.map(([name]) => name).join('\n');
  if (names(expected) !== names(found)) {
    const at = expected.findIndex(([name], index) => name !== found[index]?.[0]);
    return [`other elements: ${expected[at]?.[0]} is ${found[at]?.[0]}`];
  }
  const lines = expected.flatMap(([name, values], index) =>
    Object.entries(values).flatMap(([property, value]) => {
      const other = found[index]?.[1][property];
      return other === value ? [] : [`${name}: ${property} is ${other}, not ${value}`];
    }),
  );
  return [...new Set(lines)];
}
