import React from 'react';
import { TEXTS } from '../texts.ts';
import { Icon, type IconName } from './Icon.tsx';

interface ZoomButtonsProps {
  onIn: () => void;
  onOut: () => void;
  onFit: () => void;
  onCurrent: () => void;
}

/** Zoom buttons, an alternative to keys and wheel. */
export function ZoomButtons({ onIn, onOut, onFit, onCurrent }: ZoomButtonsProps) {
  const buttons: [IconName, string, () => void][] = [
    ['plus', TEXTS.zoom.in, onIn],
    ['minus', TEXTS.zoom.out, onOut],
    ['fit', TEXTS.zoom.fit, onFit],
    ['target', TEXTS.zoom.current, onCurrent],
  ];
  return (
    <fieldset className="statecharts-zoom" aria-label={TEXTS.zoom.label}>
      {buttons.map(([icon, label, act]) => (
        <button key={icon} type="button" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
