import type { ELK, ELKConstructorArguments } from 'elkjs/lib/elk-api';

/** The used part of the layout library. */
export type Elk = Pick<ELK, 'layout'>;

type ElkConstructor = new (options: ELKConstructorArguments) => ELK;

/** Folder under which the preset serves the library to both Storybook pages. */
export const ELK_FOLDER = 'statecharts-addon';

let loading: Promise<Elk> | null = null;

/**
 * Loads the layout library on first use, from Storybook's own server. It runs in a worker, so that
 * laying out a large machine blocks neither Storybook nor the story.
 */
export function loadElk(): Promise<Elk> {
  loading ??= loadScript(`./${ELK_FOLDER}/elk-api.js`).then(() => {
    const { ELK: Constructor } = window as unknown as {
      ELK: ElkConstructor;
    };
    return withWorker(Constructor, `./${ELK_FOLDER}/elk-worker.min.js`);
  });
  return loading;
}

/** ELK itself waits for ever on a worker that does not start. */
function withWorker(Constructor: ElkConstructor, workerUrl: string): Elk {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const workerFactory = () => {
    const worker = new Worker(workerUrl);
    worker.addEventListener('error', () => {
      loading = null;
      reject(new Error(`${workerUrl} does not start`));
    });
    return worker;
  };
  const elk = new Constructor({ workerFactory });
  failed.catch(() => {});
  return { layout: (...args) => Promise.race([elk.layout(...args), failed]) };
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      reject(new Error(`${script.src} is not there: is the addon listed in .storybook/main?`));
    };
    document.head.append(script);
  });
}
