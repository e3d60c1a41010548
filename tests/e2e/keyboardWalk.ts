import type { Page } from '@playwright/test';

/** A page with more controls has a trap, or needs a walk of its own. */
const MOST_STOPS = 250;

/**
 * Walks through a page by Tab from its start to its end, then back by Shift+Tab. Returns the
 * faults, a sentence each: a control that Tab never reaches, a focus that is invisible or out of
 * sight, a trap, a different way back.
 */
export async function walkByKeyboard(
  page: Page,
  { isBothWays = true, mostStops = MOST_STOPS } = {},
): Promise<string[]> {
  await page.evaluate(installWalk);
  const forth = await walk(page, 'Tab', mostStops);
  const faults = [...forth.faults, ...(await page.evaluate(() => window.__walk.missed()))];
  if (!isBothWays || forth.isTrapped) return faults;
  const back = await walk(page, 'Shift+Tab', mostStops);
  const [there, again] = [forth.order, back.order.toReversed()];
  if (there.join() !== again.join() && !back.isTrapped) {
    faults.push(`Shift+Tab goes another way back: ${again.join(' ← ')}, not ${there.join(' ← ')}`);
  }
  return [...faults, ...back.faults];
}

interface Walk {
  order: string[];
  faults: string[];
  isTrapped: boolean;
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', mostStops: number): Promise<Walk> {
  const order: string[] = [];
  const faults: string[] = [];
  for (let stops = 0; stops <= mostStops; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.__walk.step());
    faults.push(...stop.faults);
    // Past the last control the browser's own frame has the focus.
    if (stop.name === null) return { order, faults: [...new Set(faults)], isTrapped: false };
    order.push(stop.name);
  }
  const last = [...new Set(order.slice(-20))].join(' → ');
  faults.push(`${key} does not come to an end: ${last}`);
  return { order, faults: [...new Set(faults)], isTrapped: true };
}

/** The result of a step. */
interface Step {
  /** Role and name of the control with the focus; null where none has it. */
  name: string | null;
  faults: string[];
}

/** Runs in the page: it may use nothing from outside itself. */
function installWalk(): void {
  const STOPS =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"], audio[controls], video[controls]';
  const visited = new Set<Element>();
  let last: { element: Element; look: string } | null = null;

  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    const text =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} “${text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };

  /** Reads every style by which focus could show: of the control, its ancestors and its label. */
  const lookOf = (element: Element) => {
    const around: Element[] = [element];
    for (let one = element.parentElement; one && around.length < 4; one = one.parentElement) {
      around.push(one);
    }
    const label = (element as HTMLInputElement).labels?.[0];
    if (label) around.push(label, ...label.querySelectorAll('*'));
    if (element.nextElementSibling) around.push(element.nextElementSibling);
    const looks = around.map((one) => getComputedStyle(one));
    looks.push(getComputedStyle(element, '::before'), getComputedStyle(element, '::after'));
    return looks
      .map(({ outline, outlineWidth, outlineStyle, boxShadow, borderColor }) => {
        const ring = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outline;
        return `${ring} ${boxShadow} ${borderColor}`;
      })
      .join('\n');
  };

  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, input[type="hidden"]') &&
    !element.closest('[inert], [hidden]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !isOtherOfGroup(element);

  /** Checks for a choice that arrows reach: Tab stops at one of a group. */
  const isOtherOfGroup = (element: Element) => {
    const group = element.closest(
      '[role="toolbar"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="grid"], [role="menu"], [role="tree"]',
    );
    if (group && [...visited].some((one) => group.contains(one))) return true;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    return [...visited].some(
      (one) => one instanceof HTMLInputElement && one.name === element.name && one.type === 'radio',
    );
  };

  /** Checks whether its middle is on the screen, and not below a sticky bar. */
  const isInSight = (element: Element) => {
    const box = element.getBoundingClientRect();
    // Shown by its label or its drawn replacement.
    if (box.width <= 1 || box.height <= 1) return true;
    const across = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (bottom <= top || box.right <= 0 || box.left >= innerWidth) return false;
    const topmost = document.elementFromPoint(across, (top + bottom) / 2);
    const label = (element as HTMLInputElement).labels?.[0];
    return (
      topmost === null ||
      element.contains(topmost) ||
      topmost.contains(element) ||
      Boolean(label && (label.contains(topmost) || topmost.contains(label)))
    );
  };

  window.__walk = {
    async step() {
      const faults: string[] = [];
      const active = document.activeElement;
      if (last && last.element !== active && last.element.isConnected) {
        if (lookOf(last.element) === last.look) {
          faults.push(`Focus does not show on ${nameOf(last.element)}: give it an outline`);
        }
      }
      if (!active || active === document.body) {
        last = null;
        return { name: null, faults };
      }
      visited.add(active);
      last = { element: active, look: lookOf(active) };
      // Scrolling to it may take a few frames on a busy machine.
      for (let frame = 0; frame < 10 && !isInSight(active); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      if (!isInSight(active)) faults.push(`${nameOf(active)} has the focus out of sight`);
      return { name: nameOf(active), faults };
    },
    missed: () =>
      [...document.querySelectorAll(STOPS)]
        .filter((element) => isStop(element) && !visited.has(element))
        .map((element) => `Tab never reaches ${nameOf(element)}`),
  };
}

declare global {
  interface Window {
    __walk: { step(): Promise<Step>; missed(): string[] };
  }
}
