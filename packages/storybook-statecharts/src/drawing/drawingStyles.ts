/** Styles of drawings in the docs block and the panel. `data-look` or the page sets the colours. */
export const DRAWING_STYLES = `
.statechart {
  --chart-paper: #f8fafb;
  --chart-dots: #dfe5ea;
  --chart-line: #d3dae0;
  --chart-box: #ffffff;
  --chart-box-line: #8795a1;
  --chart-ink: #1b242c;
  --chart-soft: #52606d;
  --chart-arrow: #94a1ac;
  --chart-label: #eef2f5;
  --chart-guard: #8a4b12;
  --chart-runs: #1d5fa8;
  --chart-now: #0b7a55;
  --chart-now-soft: #dcf3e9;
  --chart-on-now: #ffffff;
  --chart-possible: #1f5fd6;
  --chart-possible-soft: #e3edff;
  --chart-passed: #4c9a7c;
  color: var(--chart-ink);
}
.statechart[data-look='dark'],
:is([data-sg-theme='dark'], [data-docs-theme='dark']) .statechart:not([data-look]) {
  --chart-paper: #1b1c1d;
  --chart-dots: #303234;
  --chart-line: #3c3f43;
  --chart-box: #252729;
  --chart-box-line: #757a80;
  --chart-ink: #f0f1f2;
  --chart-soft: #b0b5ba;
  --chart-arrow: #7d8389;
  --chart-label: #303336;
  --chart-guard: #f0b070;
  --chart-runs: #8fc1ff;
  --chart-now: #4fd3a2;
  --chart-now-soft: #17382d;
  --chart-on-now: #06231a;
  --chart-possible: #85b4ff;
  --chart-possible-soft: #1d3054;
  --chart-passed: #58a98a;
}
.statechart svg text {
  fill: var(--chart-ink);
  font-size: 12px;
  font-weight: 500;
}
.statechart svg .statechart-name {
  font-size: 14px;
  font-weight: 700;
}
.statechart-frame {
  fill: var(--chart-box);
  stroke: var(--chart-box-line);
  stroke-width: 1.5;
}
:is(.statechart-compound, .statechart-parallel) > .statechart-frame {
  fill: color-mix(in srgb, var(--chart-box-line) 6%, var(--chart-paper));
  stroke-opacity: 0.6;
}
.statechart-parallel > .statechart-frame {
  stroke-dasharray: 6 4;
}
.statechart-inner {
  fill: none;
  stroke: var(--chart-box-line);
  stroke-width: 1.5;
}
.statechart [data-choosable] {
  cursor: pointer;
}
.statechart [data-choosable]:hover > .statechart-frame {
  stroke: var(--chart-ink);
}
.statechart-box[data-passed] > .statechart-frame {
  stroke: var(--chart-passed);
  stroke-opacity: 1;
}
.statechart-box[data-current] > :is(.statechart-frame, .statechart-inner) {
  stroke: var(--chart-now);
  stroke-opacity: 1;
  stroke-width: 3;
}
.statechart-box[data-current] > .statechart-frame {
  fill: var(--chart-now-soft);
}
.statechart-box[data-current]:is(.statechart-compound, .statechart-parallel) > .statechart-frame {
  fill: color-mix(in srgb, var(--chart-now) 7%, var(--chart-paper));
  stroke-width: 2.5;
}
.statechart-box[data-current]:is(.statechart-atomic, .statechart-final) > .statechart-frame {
  fill: var(--chart-now);
}
.statechart svg .statechart-box[data-current]:is(.statechart-atomic, .statechart-final) text,
.statechart svg .statechart-box[data-current]:is(.statechart-atomic, .statechart-final) tspan {
  fill: var(--chart-on-now);
}
.statechart-box[data-current]:is(.statechart-atomic, .statechart-final) > .statechart-inner {
  stroke: var(--chart-on-now);
  stroke-width: 1.5;
}
.statechart-box[data-chosen] > .statechart-frame {
  stroke: var(--chart-ink);
  stroke-opacity: 1;
  stroke-width: 3;
}
.statechart-now {
  fill: var(--chart-now);
  stroke: var(--chart-paper);
  stroke-width: 3;
}
.statechart svg .statechart-word {
  fill: var(--chart-soft);
}
.statechart svg .statechart-line-invoke {
  fill: var(--chart-runs);
}
.statechart-start {
  fill: var(--chart-ink);
}
.statechart-arrow {
  fill: none;
  stroke: var(--chart-arrow);
  stroke-width: 1.5;
}
.statechart-arrow[data-taken] {
  stroke: var(--chart-passed);
  stroke-width: 2;
}
.statechart-arrow[data-possible] {
  stroke: var(--chart-possible);
  stroke-width: 2.5;
}
.statechart-head {
  fill: var(--chart-arrow);
}
.statechart-head-taken {
  fill: var(--chart-passed);
}
.statechart-head-possible {
  fill: var(--chart-possible);
}
.statechart-label > rect {
  fill: var(--chart-label);
  stroke: var(--chart-line);
}
.statechart-label[data-possible] > rect {
  fill: var(--chart-possible-soft);
  stroke: var(--chart-possible);
}
.statechart svg .statechart-label text {
  text-anchor: middle;
}
.statechart svg .statechart-label text[data-possible] {
  fill: var(--chart-possible);
  font-weight: 700;
}
.statechart svg .statechart-guard {
  fill: var(--chart-guard);
}
.statechart-plane {
  border: 1px solid var(--chart-line);
  background: var(--chart-paper);
  background-image: radial-gradient(var(--chart-dots) 1px, transparent 1px);
  background-size: 20px 20px;
}
.statechart-plane:focus-visible {
  outline: 2px solid var(--chart-possible);
  outline-offset: -2px;
}
`;
