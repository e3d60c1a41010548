import type { DeviceKind } from '@saudagar/contract';
import bowser from 'bowser';

/** What is known of the device that a session was begun on. */
export interface Device {
  kind: DeviceKind;
  browser: string | null;
  system: string | null;
}

/** Longer ones are none that a browser sends. */
const USER_AGENT_MAX = 500;
/** Longest name that is kept. */
const NAME_MAX = 40;

const KINDS: Readonly<Record<string, DeviceKind>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Reads the device off a `User-Agent`; of one that tells nothing, nothing is known. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, USER_AGENT_MAX) ?? '';
  if (text === '') return { kind: 'unknown', browser: null, system: null };
  const { platform, browser, os } = bowser.parse(text);
  return {
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
    browser: browser.name?.slice(0, NAME_MAX) || null,
    system: os.name?.slice(0, NAME_MAX) || null,
  };
}
