import type { ComponentType, FunctionComponent } from 'react';
import { loadWantedTexts } from '../texts/textSources.ts';

/** A component whose code comes when it is needed. */
export interface Loadable<Props extends object> {
  /** The component, for where its code is known to be here: inside `OnDemand`, or once it is open. */
  View: FunctionComponent<Props>;
  /** Whether the code is here. */
  isLoaded(): boolean;
  /** Fetches the code, anew where it failed before. Resolves to whether it is here; never rejects. */
  load(): Promise<boolean>;
}

/**
 * Declares a part that is fetched on demand, once per module:
 * `const viewer = loadable(async () => (await import('./Viewer.tsx')).Viewer)`.
 * Unlike with `React.lazy` nothing suspends or throws while it renders: it can be fetched ahead,
 * then renders at once, and can be tried again.
 */
export function loadable<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function fetchWhole() {
    try {
      const component = await fetchCode();
      // What it says in the language shown belongs to it, though it lies in a file of its own.
      await loadWantedTexts();
      loaded = component;
    } catch (cause) {
      loading = undefined;
      console.info('saudagar: a part of the page did not load', cause);
    }
  }

  return {
    View(props) {
      const Component = loaded;
      if (!Component) throw new Error('@saudagar/ui: render a loadable part inside OnDemand');
      return <Component {...props} />;
    },
    isLoaded: () => loaded !== undefined,
    async load() {
      loading ??= fetchWhole();
      await loading;
      return loaded !== undefined;
    },
  };
}
