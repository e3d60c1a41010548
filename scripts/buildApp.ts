/** Builds the app: the server and its pages. */
import { buildAppIfStale } from './appBuild.ts';

await buildAppIfStale();
