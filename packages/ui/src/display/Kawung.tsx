/**
 * The kit's background pattern: kawung, the batik of overlapping circles. It fills its positioned
 * parent behind the content and fades out towards the bottom. Decoration only.
 */
export function Kawung() {
  return <span className="sg-kawung" aria-hidden="true" />;
}

/** One kawung flower: an illustration of empty states, or a mark beside a name. Decoration only. */
export function KawungMark({ size = 72 }: { /** Width in px. @default 72 */ size?: number }) {
  return (
    <svg
      className="sg-kawung-mark"
      viewBox="0 0 72 72"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 36 36)`}>
          <path className="sg-kawung-petal" d="M36 33C27.5 26 26.5 11 36 3c9.5 8 8.5 23 0 30Z" />
          <path className="sg-kawung-vein" d="M36 27V14" />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <circle
          key={turn}
          className="sg-kawung-seed"
          cx="36"
          cy="14"
          r="2.5"
          transform={`rotate(${turn} 36 36)`}
        />
      ))}
      <circle className="sg-kawung-seed" cx="36" cy="36" r="2.5" />
    </svg>
  );
}
