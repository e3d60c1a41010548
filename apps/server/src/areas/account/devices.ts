import type { DeviceKind } from '@saudagar/contract';
import bowser from 'bowser';

/** Browser and system of the device that started a session. */
export interface Device {
  kind: DeviceKind;
  browser: string | null;
  system: string | null;
}

/** Longest user agent read; browsers send shorter ones. */
const USER_AGENT_MAX = 500;
/** Maximum length of a stored device name. */
const NAME_MAX = 40;

const KINDS: Readonly<Record<string, DeviceKind>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Parses the device from a `User-Agent`; unrecognized parts stay empty. */
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
