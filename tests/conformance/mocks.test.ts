import { conformance } from './conformance.ts';
import { startMocksTarget } from './mocksTarget.ts';

conformance('the mocks', startMocksTarget);
