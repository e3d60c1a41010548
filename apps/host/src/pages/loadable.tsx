import { type ComponentType, use } from 'react';

/** A component whose code comes when it is needed. */
export interface Loadable<Props extends object> {
  /** Shows it; suspends while its code is on its way, throws {@link LoadFailure} where it does not come. */
  View: ComponentType<Props>;
  /** Fetches the code. Once it is here `View` renders at once. Resolves to whether it is; never rejects. */
  load(): Promise<boolean>;
  /** Forgets a failed attempt, so that the next render tries anew. */
  reset(): void;
}

/** The code of a part of the page did not come: no connection, or a newer version is on the server. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Unlike `React.lazy` it can be fetched ahead, then renders without suspending, and can be tried again. */
export function loadable<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function start() {
    loading ??= fetchCode().then(
      (component) => {
        loaded = component;
        return component;
      },
      (cause: unknown) => {
        hasFailed = true;
        throw new LoadFailure('a part of the page did not load', { cause });
      },
    );
    return loading;
  }

  function reset() {
    if (!hasFailed) return;
    hasFailed = false;
    loading = undefined;
  }

  return {
    View(props) {
      const Component = loaded ?? use(start());
      return <Component {...props} />;
    },
    load: () =>
      start().then(
        () => true,
        () => false,
      ),
    reset,
  };
}
