import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { WORKER_PATH } from '../src/push/workerPath.ts';
import { conditions } from './conditions.ts';

/**
 * Builds the service worker into a root file, so that its scope is the whole app. Its address is
 * fixed: a browser checks it for updates. It reads the names of all built files from a list beside it.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    configureServer({ middlewares }) {
      middlewares.use(WORKER_PATH, (_, response, next) => {
        buildWorker().then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const source = JSON.stringify(built.map((name) => `/${name}`));
      this.emitFile({ type: 'asset', fileName: 'builtFiles.json', source });
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: await buildWorker() });
    },
  };
}

async function buildWorker(): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions },
    build: {
      write: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/push/serviceWorker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
