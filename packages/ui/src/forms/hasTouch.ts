/** True when a finger is the main pointer: its keyboard has no Shift, so Enter starts a line. */
export const hasTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
