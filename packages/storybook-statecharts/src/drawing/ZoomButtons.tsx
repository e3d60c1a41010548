import React from 'react';
import { TEXTS } from '../texts.ts';
import { Icon, type IconName } from './Icon.tsx';

interface ZoomButtonsProps {
  onIn: () => void;
  onOut: () => void;
  onFit: () => void;
  /** Without a current state, as on a docs page, there is no button for it. */
  onCurrent?: (() => void) | undefined;
}

/** Zoom buttons, an alternative to keys and wheel. */
export function ZoomButtons({ onIn, onOut, onFit, onCurrent }: ZoomButtonsProps) {
  const buttons: [IconName, string, () => void][] = [
    ['plus', TEXTS.zoom.in, onIn],
    ['minus', TEXTS.zoom.out, onOut],
    ['fit', TEXTS.zoom.fit, onFit],
  ];
  if (onCurrent) buttons.push(['target', TEXTS.zoom.current, onCurrent]);
  return (
    <fieldset className="statechart-controls statechart-zoom" aria-label={TEXTS.zoom.label}>
      {buttons.map(([icon, label, act]) => (
        <button key={icon} type="button" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
