import type { ComponentType, FunctionComponent } from 'react';
import { loadWantedTexts } from '../texts/textSources.ts';

/** A component whose code is loaded on demand. */
export interface Loadable<Props extends object> {
  /** The component; render it only after loading: inside `OnDemand`, or once open. */
  View: FunctionComponent<Props>;
  /** Returns true when the code has loaded. */
  isLoaded(): boolean;
  /** Loads the code, again after a failure. Resolves to true on success; never rejects. */
  load(): Promise<boolean>;
}

/**
 * Declares a part that is loaded on demand, once per module:
 * `const viewer = loadable(async () => (await import('./Viewer.tsx')).Viewer)`.
 * Unlike `React.lazy`, nothing suspends or throws while it renders: it can be preloaded, then
 * renders at once, and can be retried.
 */
export function loadable<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function fetchWhole() {
    try {
      const component = await fetchCode();
      // Its texts in the current language are part of it, although they are a separate file.
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
