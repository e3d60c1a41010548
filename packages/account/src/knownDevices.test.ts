import { DEVICE_TOKENS_MAX } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { describe, expect, it } from 'vitest';
import { knownDevices } from './knownDevices.ts';

/** A portal whose storage holds what an earlier visit left. */
function onDevice(left?: unknown) {
  let value: unknown;
  const stored: Portal['stored'] = ({ fallback, parse }) => {
    value ??= (left === undefined ? null : parse(left)) ?? fallback;
    return {
      read: () => value as typeof fallback,
      write: (next) => {
        value = next;
      },
      clear: () => {
        value = fallback;
      },
      subscribe: () => () => {},
      subscribeElsewhere: () => () => {},
    };
  };
  return knownDevices({ stored });
}

// ACCT-147
describe('known devices', () => {
  const body = { email: 'siti@toko.example', password: 'secret' };

  it('a first sign-in sends no device tokens', () => {
    expect(onDevice().withTokens(body)).toEqual(body);
  });

  it('the next sign-in sends the tokens of all earlier ones, the last used first', () => {
    const device = onDevice();
    for (const token of ['siti', 'budi', 'siti'])
      expect(device.remember({ user: 'x', device_token: token })).toEqual({ user: 'x' });
    expect(device.withTokens(body)).toEqual({ ...body, device_tokens: ['siti', 'budi'] });
  });

  it('a reply of an earlier server without a token changes nothing', () => {
    const device = onDevice(['siti']);
    expect(device.remember({ user: 'x' })).toEqual({ user: 'x' });
    expect(device.withTokens(body).device_tokens).toEqual(['siti']);
  });

  it('the device keeps no more tokens than a sign-in may send', () => {
    const device = onDevice();
    for (let turn = 0; turn < 20; turn += 1) device.remember({ device_token: `token-${turn}` });
    expect(device.withTokens(body).device_tokens).toHaveLength(DEVICE_TOKENS_MAX);
    expect(device.withTokens(body).device_tokens?.[0]).toBe('token-19');
  });

  it.each([['text'], [{ a: 1 }], [[1, null, '']]])('damaged storage %j is ignored', (left) => {
    expect(onDevice(left).withTokens(body)).toEqual(body);
  });
});
