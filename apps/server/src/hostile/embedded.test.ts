import { describe } from 'vitest';
import { hostileSuite } from './hostileSuite.ts';

describe('hostile input on the embedded database', () => hostileSuite(async () => undefined));
