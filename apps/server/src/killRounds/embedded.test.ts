import { describe } from 'vitest';
import { killRounds } from './killRounds.ts';

describe('the embedded database', () => killRounds(async () => undefined));
