import { buildArgsParam } from 'storybook/internal/router';
import { PANEL_ID } from '../protocol.ts';

/** The view that a link leads to. */
export interface LinkedView {
  story: string;
  /** Globals with a toolbar, such as language and theme: named even as they are by default. */
  globals: Record<string, unknown>;
  /** The machine in the panel and its state; null without one. */
  machine: string | null;
  state: string | null;
}

/**
 * Address of a story as it is seen now, with its args, its globals, and the panel's machine and
 * state. Storybook writes changed args and globals, the width among them, into its own address.
 */
export function stateLink(address: string, { story, globals, machine, state }: LinkedView): string {
  const { origin, pathname, search } = new URL(address);
  const written = (name: string) => new RegExp(`[?&]${name}=([^&]*)`).exec(search)?.[1] ?? '';
  const changed = written('globals')
    .split(';')
    .filter((part) => part !== '' && !((/^[^:.]*/.exec(part)?.[0] ?? '') in globals));
  const parameters = {
    path: `/story/${story}`,
    args: written('args'),
    globals: [buildArgsParam({}, globals), ...changed].filter((part) => part !== '').join(';'),
    ...(machine !== null && {
      machine: encodeURIComponent(machine),
      state: encodeURIComponent(state ?? ''),
      addonPanel: PANEL_ID,
    }),
  };
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`);
  return `${origin}${pathname}?${query.join('&')}`;
}
