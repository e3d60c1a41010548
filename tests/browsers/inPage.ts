import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** One step of a locator: from the elements found so far to others. */
export type Step =
  | { type: 'role'; role: string; name?: string; isExact: boolean; isChecked?: boolean }
  | { type: 'text'; text: string; isExact: boolean }
  | { type: 'css'; selector: string }
  | { type: 'hasText'; text: string }
  | { type: 'and' | 'or'; steps: readonly Step[] }
  | { type: 'first' | 'last' };

/** Coordinates for the pointer, or the reason why there are none. */
export type Target = { x: number; y: number } | { reason: string };

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const includes = (text: string | null, part: string) =>
  plain(text).toLowerCase().includes(plain(part).toLowerCase());

/** Elements that the steps lead to, from the whole page on. */
function find(steps: readonly Step[]): HTMLElement[] {
  let elements: HTMLElement[] = [document.documentElement];
  for (const step of steps) elements = take(elements, step);
  return elements;
}

function take(from: HTMLElement[], step: Step): HTMLElement[] {
  switch (step.type) {
    case 'role': {
      const { role, name, isExact, isChecked } = step;
      const options = {
        ...(name !== undefined && {
          name: (own: string) => (isExact ? plain(own) === plain(name) : includes(own, name)),
        }),
        ...(isChecked !== undefined && { checked: isChecked }),
      };
      const ofRole = from.flatMap((one) => queryAllByRole(one, role, options));
      // ARIA has no role for passwords; Playwright finds them among the other fields.
      const passwords = role === 'textbox' ? from.flatMap((one) => passwordsIn(one, step)) : [];
      return inOrder([...ofRole, ...passwords]);
    }
    case 'text': {
      const says = ({ textContent }: Element) =>
        step.isExact ? plain(textContent) === plain(step.text) : includes(textContent, step.text);
      const inside = from.flatMap((one) => [...one.querySelectorAll<HTMLElement>('body *')]);
      const smallest = inside.filter((one) => says(one) && ![...one.children].some(says));
      return inOrder(smallest.filter((one) => !one.matches('script, style')));
    }
    case 'css':
      return inOrder(from.flatMap((one) => [...one.querySelectorAll<HTMLElement>(step.selector)]));
    case 'hasText':
      return from.filter(({ textContent }) => includes(textContent, step.text));
    case 'and': {
      const both = new Set(find(step.steps));
      return from.filter((one) => both.has(one));
    }
    case 'or':
      return inOrder([...from, ...find(step.steps)]);
    case 'first':
      return from.slice(0, 1);
    case 'last':
      return from.slice(-1);
  }
}

const passwordsIn = (
  element: HTMLElement,
  { name = '', isExact }: Extract<Step, { type: 'role' }>,
) => queryAllByLabelText(element, name, { exact: isExact, selector: '[type="password"]' });

const inOrder = (elements: HTMLElement[]) =>
  [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

const isShown = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
};

/** The one element that is meant. */
function only(steps: readonly Step[]): HTMLElement {
  const elements = find(steps);
  const [one] = elements;
  if (!one || elements.length > 1) throw new Error(`${elements.length} elements instead of one`);
  return one;
}

/** Queries of a page by name. */
export const questions = {
  isVisible: (steps: readonly Step[]) => find(steps).some(isShown),
  attribute: (steps: readonly Step[], name: string) => only(steps).getAttribute(name),
  /** Brings an element into view, and gives its middle where nothing lies above it. */
  target(steps: readonly Step[]): Target {
    const element = only(steps);
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (element.matches(':disabled, [aria-disabled="true"]')) return { reason: 'it is disabled' };
    if (!isShown(element)) return { reason: 'it is not shown' };
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = element.contains(hit) || (hit?.closest('label')?.control ?? null) === element;
    return isHit ? { x, y } : { reason: `${hit?.outerHTML.slice(0, 200)} lies above it` };
  },
  focus(steps: readonly Step[]) {
    only(steps).focus();
    return true;
  },
  select(steps: readonly Step[], label: string) {
    const element = only(steps);
    if (!(element instanceof HTMLSelectElement)) throw new Error('it is no select');
    const option = [...element.options].find(({ text }) => plain(text) === label);
    if (!option) throw new Error(`there is no option ${label}`);
    element.value = option.value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  },
};

declare global {
  interface Window {
    /** Answers a question with JSON. */
    askPage?: (name: keyof typeof questions, ...args: readonly unknown[]) => string;
  }
}

window.askPage = (name, ...args) => {
  const answer = questions[name] as (...args: readonly unknown[]) => unknown;
  return JSON.stringify(answer(...args) ?? null);
};
