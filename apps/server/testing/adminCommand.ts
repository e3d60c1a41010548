import { createClient, login, type Role } from '@saudagar/contract';
import { startServer } from '../src/server.ts';
import { runProgram } from './processFixture.ts';

/** Runs createAdmin on a data folder and returns its output. */
export async function createAdminIn(
  dataDir: string,
  env: Record<string, string>,
  args: string[] = [],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const program = runProgram('createAdmin', { DATA_DIR: dataDir, ...env }, args);
  program.type(input);
  const code = await program.ended;
  return { code, output: program.output().trim() };
}

/** Returns the role of a member who signs in to a server on the data folder. */
export async function roleIn(
  dataDir: string,
  databaseUrl: string | undefined,
  body: { email: string; password: string },
): Promise<Role> {
  const server = await startServer({ dataDir, databaseUrl });
  const { user } = await createClient({ baseUrl: server.address }).call(login, { body });
  await server.close();
  return user.role;
}
