import React from 'react';
import { fill, TEXTS } from '../texts.ts';
import type { PlainValue } from '../watching/plainValue.ts';

interface ValueTreeProps {
  name: string;
  value: PlainValue;
  depth?: number | undefined;
}

/** A value that expands when it contains others. */
export function ValueTree({ name, value, depth = 0 }: ValueTreeProps) {
  if (!('entries' in value)) {
    return (
      <div className="statecharts-value">
        <span className="statecharts-field">{name}</span>{' '}
        <span data-kind={value.kind}>{value.kind === 'text' ? `“${value.text}”` : value.text}</span>
      </div>
    );
  }
  const { entries, more, kind, label } = value;
  const count = entries.length + more;
  const summary =
    count === 0
      ? TEXTS.data.empty
      : kind === 'list'
        ? fill(TEXTS.data.list, { count })
        : entries.map(([field]) => field).join(', ');
  if (count === 0) return <ValueTree name={name} value={{ kind: 'word', text: summary }} />;
  return (
    <details className="statecharts-value" open={depth === 0}>
      <summary>
        <span className="statecharts-field">{name}</span>{' '}
        <span className="statecharts-soft">
          {label} {depth > 0 && summary}
        </span>
      </summary>
      {entries.map(([field, held]) => (
        <ValueTree key={field} name={field} value={held} depth={depth + 1} />
      ))}
      {more > 0 && <p className="statecharts-soft">{fill(TEXTS.data.more, { count: more })}</p>}
    </details>
  );
}
