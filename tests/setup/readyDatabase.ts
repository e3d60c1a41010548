import { makeReadyDatabase } from '../../apps/server/testing/readyDatabase.ts';

/** Creates once the empty database that every server of the run starts with. */
export default makeReadyDatabase;
