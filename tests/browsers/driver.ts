/** A browser that one of the two W3C protocols drives. */
export interface Driver {
  /** Name and version, as the browser says them. */
  readonly name: string;
  /** Opens an address; resolves once the page has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression that gives a text. */
  evaluate(expression: string): Promise<string>;
  /** Performs pointer and keys, in the form that both protocols share. */
  perform(actions: readonly ActionSource[]): Promise<void>;
  close(): Promise<void>;
}

type Action = Readonly<Record<string, string | number>>;

/** A device of WebDriver's actions, and what it does. */
export interface ActionSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Action[];
}

/** Keys of which a name is pressed; WebDriver gives each a character of its own. */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
};
const CONTROL = '\uE009';

const press = (key: string): Action[] => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
];
const keys = (actions: Action[]): ActionSource => ({ type: 'key', id: 'keyboard', actions });

/** A key by its name, or a character. */
export const pressed = (key: string): ActionSource => keys(press(NAMED_KEYS[key] ?? key));

/** A text, key by key. */
export const typed = (text: string): ActionSource => keys([...text].flatMap(press));

/** All that the focused field holds, selected. */
export const allSelected = keys([
  { type: 'keyDown', value: CONTROL },
  ...press('a'),
  { type: 'keyUp', value: CONTROL },
]);

/** A click on a point of the viewport. */
export const clicked = ({ x, y }: { x: number; y: number }): ActionSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
