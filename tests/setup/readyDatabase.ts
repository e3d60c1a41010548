import { makeReadyDatabase } from '../../apps/server/src/readyDatabase.ts';

export default makeReadyDatabase;
