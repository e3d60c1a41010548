/** Builds the app that the server gives out. */
import { buildHostIfStale } from './hostBuild.ts';

buildHostIfStale();
