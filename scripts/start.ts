/** Serves the app: builds it where needed and becomes the server. Options are the server's. */
import { buildHostIfStale } from './hostBuild.ts';

buildHostIfStale();
// In this very process, so that every signal meant for the server reaches it.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
