import { buildServer, isServerStale } from '../../scripts/serverBuild.ts';

/** Builds the programs that tests run as processes. */
export default async function build(): Promise<void> {
  if (isServerStale()) await buildServer();
}
