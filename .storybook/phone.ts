import { spyOn } from 'storybook/test';

const PHONE = '(width < 40rem)';

/** Answers media queries as a phone does, whatever the width of the window, until it is turned. */
export function holdPhone(): { turn(): void } {
  let isPhone = true;
  const listeners = new Set<() => void>();
  const { matchMedia } = window;
  spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (query !== PHONE) return matchMedia.call(window, query);
    const media = matchMedia.call(window, isPhone ? 'all' : 'not all');
    media.addEventListener = (_: string, listener: unknown) =>
      void listeners.add(listener as () => void);
    media.removeEventListener = (_: string, listener: unknown) =>
      void listeners.delete(listener as () => void);
    return media;
  });
  return {
    turn() {
      isPhone = !isPhone;
      for (const listener of listeners) listener();
    },
  };
}
