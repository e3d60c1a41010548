import { makeReadyDatabase } from '../../apps/server/testing/readyDatabase.ts';

/** Makes once the empty database on which every server of the run would begin by making its own. */
export default makeReadyDatabase;
