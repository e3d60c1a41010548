/** Buttons that the panel and the drawings of docs pages share. */
export const CONTROL_STYLES = `
.statechart-icon {
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.statechart .statechart-controls {
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
}
.statechart .statechart-controls button {
  min-block-size: 28px;
  padding: 3px 10px;
  border: 1px solid var(--chart-box-line);
  border-radius: 0;
  background: var(--chart-box);
  color: var(--chart-ink);
  font: inherit;
  cursor: pointer;
}
.statechart .statechart-controls button:hover {
  background: var(--chart-label);
}
.statechart .statechart-controls button:focus-visible {
  position: relative;
  z-index: 1;
  outline: 2px solid var(--chart-possible);
  outline-offset: 1px;
}
.statechart .statechart-controls button + button {
  margin-inline-start: -1px;
}
.statechart .statechart-controls button:first-child {
  border-start-start-radius: 6px;
  border-end-start-radius: 6px;
}
.statechart .statechart-controls button:last-child {
  border-start-end-radius: 6px;
  border-end-end-radius: 6px;
}
.statechart .statechart-controls button[aria-pressed='true'] {
  position: relative;
  border-color: var(--chart-possible);
  background: var(--chart-possible-soft);
  color: var(--chart-possible);
  font-weight: 700;
}
.statechart .statechart-zoom button {
  display: grid;
  place-items: center;
  inline-size: 32px;
  min-block-size: 32px;
  padding: 0;
  color: var(--chart-soft);
}
`;
