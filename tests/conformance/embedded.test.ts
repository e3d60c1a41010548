import { conformance } from './conformance.ts';
import { startServerTarget } from './serverTarget.ts';

conformance('the server on its embedded database', () => startServerTarget());
