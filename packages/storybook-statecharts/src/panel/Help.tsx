import React from 'react';
import { TEXTS } from '../texts.ts';

const SYMBOLS = ['current', 'passed', 'possible', 'taken', 'start', 'group', 'final'] as const;

/** Legend of the drawing, for first-time readers. */
export function Help({ onClose }: { onClose: () => void }) {
  return (
    <section className="statecharts-help" aria-label={TEXTS.help.title}>
      <h3>{TEXTS.help.title}</h3>
      <p>{TEXTS.help.intro}</p>
      <ul>
        {SYMBOLS.map((symbol) => (
          <li key={symbol}>
            <LegendSymbol symbol={symbol} />
            {TEXTS.help[symbol]}
          </li>
        ))}
      </ul>
      <p>{TEXTS.help.try}</p>
      <button type="button" className="statecharts-primary" onClick={onClose}>
        {TEXTS.help.close}
      </button>
    </section>
  );
}

function LegendSymbol({ symbol }: { symbol: (typeof SYMBOLS)[number] }) {
  const isArrow = symbol === 'possible' || symbol === 'taken';
  const kind = symbol === 'group' ? 'compound' : symbol === 'final' ? 'final' : 'atomic';
  return (
    <svg width={44} height={24} aria-hidden="true">
      {isArrow && (
        <>
          <path className="statechart-arrow" d="M 4 12 L 34 12" {...{ [`data-${symbol}`]: true }} />
          <path
            className={`statechart-head statechart-head-${symbol}`}
            d="M 32 7 L 41 12 L 32 17 z"
          />
        </>
      )}
      {symbol === 'start' && (
        <>
          <circle className="statechart-start" cx={9} cy={12} r={5} />
          <path className="statechart-arrow" d="M 14 12 L 34 12" />
          <path className="statechart-head" d="M 32 7 L 41 12 L 32 17 z" />
        </>
      )}
      {!isArrow && symbol !== 'start' && (
        <g
          className={`statechart-box statechart-${kind}`}
          data-current={symbol === 'current' || undefined}
          data-passed={symbol === 'passed' || undefined}
        >
          <rect className="statechart-frame" x={3} y={3} width={38} height={18} rx={6} />
          {symbol === 'final' && (
            <rect className="statechart-inner" x={6} y={6} width={32} height={12} rx={4} />
          )}
          {symbol === 'group' && (
            <rect className="statechart-frame" x={9} y={8} width={14} height={9} rx={3} />
          )}
        </g>
      )}
    </svg>
  );
}
