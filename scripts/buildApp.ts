/** Builds the app: the server, and the pages that it gives out. */
import { buildAppIfStale } from './appBuild.ts';

await buildAppIfStale();
