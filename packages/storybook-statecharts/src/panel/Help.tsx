import React from 'react';
import { TEXTS } from '../texts.ts';

const SIGNS = ['current', 'passed', 'possible', 'taken', 'start', 'group', 'final'] as const;

/** Legend of the drawing, for first-time readers. */
export function Help({ onClose }: { onClose: () => void }) {
  return (
    <section className="statecharts-help" aria-label={TEXTS.help.title}>
      <h3>{TEXTS.help.title}</h3>
      <p>{TEXTS.help.intro}</p>
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Sign sign={sign} />
            {TEXTS.help[sign]}
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

function Sign({ sign }: { sign: (typeof SIGNS)[number] }) {
  const isArrow = sign === 'possible' || sign === 'taken';
  const kind = sign === 'group' ? 'compound' : sign === 'final' ? 'final' : 'atomic';
  return (
    <svg width={44} height={24} aria-hidden="true">
      {isArrow && (
        <>
          <path className="statechart-arrow" d="M 4 12 L 34 12" {...{ [`data-${sign}`]: true }} />
          <path
            className={`statechart-head statechart-head-${sign}`}
            d="M 32 7 L 41 12 L 32 17 z"
          />
        </>
      )}
      {sign === 'start' && (
        <>
          <circle className="statechart-start" cx={9} cy={12} r={5} />
          <path className="statechart-arrow" d="M 14 12 L 34 12" />
          <path className="statechart-head" d="M 32 7 L 41 12 L 32 17 z" />
        </>
      )}
      {!isArrow && sign !== 'start' && (
        <g
          className={`statechart-box statechart-${kind}`}
          data-current={sign === 'current' || undefined}
          data-passed={sign === 'passed' || undefined}
        >
          <rect className="statechart-frame" x={3} y={3} width={38} height={18} rx={6} />
          {sign === 'final' && (
            <rect className="statechart-inner" x={6} y={6} width={32} height={12} rx={4} />
          )}
          {sign === 'group' && (
            <rect className="statechart-frame" x={9} y={8} width={14} height={9} rx={3} />
          )}
        </g>
      )}
    </svg>
  );
}
