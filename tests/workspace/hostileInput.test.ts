import { Post } from '@saudagar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../hostile/holds.ts';
import { mutated, validValuesOf, withAdditions } from '../hostile/values.ts';

const failureOf = (check: Promise<void>) =>
  check.then(
    () => undefined,
    ({ message }: Error) => message,
  );

describe('hostile input', () => {
  const breaks = (text: string) => {
    if (text.includes('](')) throw new Error('the reader gave way');
  };
  const texts = fc.array(fc.constantFrom('a', ' ', '](', '*')).map((parts) => parts.join(''));

  it('a failing hostile input is minimized, shown, and printed with its command', async () => {
    const run = { seed: 7, rounds: 20 };
    const message = await failureOf(holds(10, texts, breaks, run));
    expect(message).toMatch(/^It does not hold for this input.*\n"\]\("\n/);
    expect(message).toContain('HOSTILE_SEED=7 HOSTILE_ROUNDS=20 npm run test:deep -- hostile');
    expect(message).toContain('keep this input as an example');
    expect(await failureOf(holds(10, texts, breaks, run))).toBe(message);
  });

  it('hostile input is tried as often as the run has rounds', async () => {
    let tries = 0;
    const count = () => {
      tries += 1;
    };
    await holds(5, fc.nat(), count, { seed: 1, rounds: 3 });
    expect(tries).toBe(15);
  });

  it('hostile input is made from schemas: valid, changed, and with additional fields', async () => {
    let broken = 0;
    await holds(60, validValuesOf(Post), (value) => void Post.parse(value), { seed: 1, rounds: 1 });
    await holds(
      60,
      mutated(validValuesOf(Post)),
      (value) => {
        if (!Post.safeParse(value).success) broken += 1;
      },
      { seed: 1, rounds: 1 },
    );
    expect(broken).toBeGreaterThan(20);
    await holds(
      20,
      withAdditions(validValuesOf(Post)),
      ({ plain, more }) => {
        expect(more).not.toEqual(plain);
        expect(Post.parse(more)).toEqual(Post.parse(plain));
      },
      { seed: 1, rounds: 1 },
    );
  });
});
