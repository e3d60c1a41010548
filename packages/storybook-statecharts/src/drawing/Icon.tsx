import React from 'react';

const PATHS = {
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  target: 'M8 1v3M8 12v3M1 8h3M12 8h3M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  help: 'M6 6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1v.6M8 12v.01M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13',
  braces:
    'M6 2c-2 0-2 1-2 2.5S4 8 2.500 8C4 8 4 10 4 11.500S4 14 6 14M10 2c2 0 2 1 2 2.500S12 8 13.500 8C12 8 12 10 12 11.500S12 14 10 14',
  link: 'M6.500 9.500l3-3M7 4.500l1.500-1.500a2.800 2.800 0 0 1 4 4L11 8.500M9 11.500L7.500 13a2.800 2.800 0 0 1-4-4L5 7.500',
  arrow: 'M2 8h11M9 4l4 4-4 4',
};

export type IconName = keyof typeof PATHS;

/** An icon beside or instead of a text; a button with an icon alone needs its own name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="statechart-icon" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
