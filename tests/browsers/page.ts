import { join } from 'node:path';
import { build } from 'esbuild';
import type { Locator, Page } from 'playwright';
import { root } from '../../scripts/packages.ts';
import { allSelected, clicked, type Driver, pressed, typed } from './driver.ts';
import type { questions, Step, Target } from './inPage.ts';

/** Time that a browser has for what a step waits for; it may share its processor. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

type Questions = typeof questions;
type Rest<Parts extends readonly unknown[]> = Parts extends readonly [unknown, ...infer Others]
  ? Others
  : [];

/** Bundles the queries and commands that run in the page into one script. */
async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tests/browsers/inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Gives a browser the part of Playwright's page that journeys use: members do there what they do in
 * Chromium, told once. What a journey uses beyond it fails as a function that is not there.
 */
export async function pageOf(driver: Driver): Promise<Page> {
  const script = await inPageScript();
  const evaluate = async (call: string) => {
    const isReady = (await driver.evaluate('typeof window.askPage')) === 'function';
    if (!isReady) await driver.evaluate(`(() => { ${script}; return ''; })()`);
    return JSON.parse(await driver.evaluate(call)) as unknown;
  };
  const ask: Ask = (name, ...args) =>
    evaluate(`window.askPage(${[name, ...args].map((one) => JSON.stringify(one)).join(', ')})`);
  const everything = new FoundElements(driver, ask, []);
  const page = {
    getByRole: everything.getByRole.bind(everything),
    getByText: everything.getByText.bind(everything),
    locator: everything.locator.bind(everything),
    goto: (url: string) => driver.open(url),
    keyboard: {
      press: (key: string) => driver.perform([pressed(key)]),
      type: (text: string) => driver.perform([typed(text)]),
    },
  };
  return page as unknown as Page;
}

type Ask = (name: keyof Questions, ...args: readonly unknown[]) => Promise<unknown>;

interface Named {
  name?: string;
  exact?: boolean;
  checked?: boolean;
}

/** Playwright's locator, as far as journeys use it. */
class FoundElements {
  readonly #driver: Driver;
  readonly #ask: Ask;
  readonly steps: readonly Step[];

  constructor(driver: Driver, ask: Ask, steps: readonly Step[]) {
    this.#driver = driver;
    this.#ask = ask;
    this.steps = steps;
  }

  #to(step: Step): Locator {
    const next = new FoundElements(this.#driver, this.#ask, [...this.steps, step]);
    return next as unknown as Locator;
  }

  getByRole(role: string, { name, exact = false, checked }: Named = {}): Locator {
    return this.#to({
      type: 'role',
      role,
      isExact: exact,
      ...(name !== undefined && { name }),
      ...(checked !== undefined && { isChecked: checked }),
    });
  }

  getByText(text: string, { exact = false }: Named = {}): Locator {
    return this.#to({ type: 'text', text, isExact: exact });
  }

  locator(selector: string): Locator {
    return this.#to({ type: 'css', selector });
  }

  filter({ hasText }: { hasText: string }): Locator {
    return this.#to({ type: 'hasText', text: hasText });
  }

  and({ steps }: FoundElements): Locator {
    return this.#to({ type: 'and', steps });
  }

  or({ steps }: FoundElements): Locator {
    return this.#to({ type: 'or', steps });
  }

  first(): Locator {
    return this.#to({ type: 'first' });
  }

  last(): Locator {
    return this.#to({ type: 'last' });
  }

  isVisible(): Promise<boolean> {
    return this.#of('isVisible') as Promise<boolean>;
  }

  async waitFor(): Promise<void> {
    await this.#until('seen', async () => (await this.isVisible()) || undefined);
  }

  async getAttribute(name: string): Promise<string | null> {
    const { value } = await this.#until('read', async () => ({
      value: (await this.#of('attribute', name)) as string | null,
    }));
    return value;
  }

  async click(): Promise<void> {
    let before = '';
    // Clicked once it no longer moves.
    const point = await this.#until('clicked', async () => {
      const target = (await this.#of('target')) as Target;
      if ('reason' in target) throw new Error(target.reason);
      const now = `${target.x} ${target.y}`;
      if (now === before) return target;
      before = now;
      return undefined;
    });
    await this.#driver.perform([clicked(point)]);
  }

  async focus(): Promise<void> {
    await this.#until('focused', () => this.#of('focus'));
  }

  async fill(text: string): Promise<void> {
    await this.focus();
    await this.#driver.perform([allSelected]);
    await this.#driver.perform([text === '' ? pressed('Backspace') : typed(text)]);
  }

  async selectOption({ label }: { label: string }): Promise<void> {
    await this.#until('chosen', () => this.#of('select', label));
  }

  #of<Name extends keyof Questions>(
    name: Name,
    ...rest: Rest<Parameters<Questions[Name]>>
  ): Promise<unknown> {
    return this.#ask(name, this.steps, ...rest);
  }

  /** Tries until it gives something; a page that loads meanwhile may refuse an answer. */
  async #until<Value>(what: string, attempt: () => Promise<Value | undefined>): Promise<Value> {
    const end = Date.now() + PATIENCE_MS;
    let reason = '';
    while (Date.now() < end) {
      try {
        const value = await attempt();
        if (value !== undefined && value !== null) return value;
      } catch (error) {
        reason = `: ${error instanceof Error ? error.message : error}`;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`Not ${what} in time: ${JSON.stringify(this.steps)}${reason}`);
  }
}
