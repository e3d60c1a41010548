/** Styles of the parts beside the drawing. */
export const INSPECTOR_STYLES = `
.statecharts-part {
  padding: 12px 16px;
  border-block-end: 1px solid var(--chart-line);
}
.statecharts-state {
  margin-block-end: 6px;
  padding: 6px 10px;
  border-inline-start: 4px solid var(--chart-box-line);
  border-radius: 4px;
  background: var(--chart-label);
}
.statecharts-state[data-current] {
  border-color: var(--chart-now);
  background: var(--chart-now-soft);
}
.statecharts-state strong {
  font-size: 14px;
}
.statecharts-soft,
.statecharts-note {
  color: var(--chart-soft);
}
.statecharts-note {
  font-size: 12px;
  font-weight: 400;
}
.statecharts-panel .statecharts-last {
  margin-block-start: 8px;
}
.statecharts-row {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
}
.statecharts-events {
  display: grid;
  gap: 6px;
}
.statecharts-panel .statecharts-send {
  border-color: var(--chart-possible);
  background: var(--chart-possible-soft);
  color: var(--chart-possible);
  font-weight: 700;
  text-align: start;
  overflow-wrap: anywhere;
}
.statecharts-panel .statecharts-send:hover:not(:disabled) {
  background: var(--chart-possible);
  color: var(--chart-box);
}
.statecharts-panel .statecharts-send:disabled {
  border-color: var(--chart-box-line);
  background: none;
  color: var(--chart-soft);
  font-weight: 500;
}
.statecharts-leads {
  display: inline-flex;
  gap: 4px;
  align-items: center;
}
.statecharts-event > .statecharts-row > .statecharts-quiet {
  min-inline-size: 28px;
  margin-inline-start: auto;
  padding: 0 5px;
}
.statecharts-waiting {
  padding-inline-start: 10px;
  border-inline-start: 2px solid var(--chart-line);
}
.statecharts-answer:not(:empty) {
  margin-block-end: 8px;
  padding: 4px 10px;
  border-radius: 4px;
  background: var(--chart-label);
}
.statecharts-answer[data-outcome='sent'] {
  background: var(--chart-now-soft);
}
.statecharts-problem,
.statecharts-answer[data-outcome='failed'] {
  padding: 4px 10px;
  border-inline-start: 4px solid #c2372e;
  background: color-mix(in srgb, #c2372e 12%, var(--chart-box));
}
.statecharts-form {
  display: grid;
  gap: 6px;
  margin-block: 6px;
}
.statecharts-form textarea {
  inline-size: 100%;
  padding: 8px;
  font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace;
  resize: vertical;
}
.statecharts-panel .statecharts-link {
  min-block-size: 24px;
  padding: 2px 0;
  border: 0;
  background: none;
  color: var(--chart-possible);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
}
.statecharts-stories :is(button, span) {
  overflow-wrap: anywhere;
}
.statecharts-value {
  padding-inline-start: 14px;
  font: 12px/1.6 ui-monospace, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
}
.statecharts-part > .statecharts-value {
  padding-inline-start: 0;
}
.statecharts-value summary {
  cursor: pointer;
}
details.statecharts-value > summary::marker {
  color: var(--chart-soft);
}
.statecharts-field {
  color: var(--chart-runs);
}
.statecharts-value [data-kind='text'] {
  color: var(--chart-now);
}
.statecharts-value :is([data-kind='number'], [data-kind='word']) {
  color: var(--chart-guard);
}
.statecharts-panel .statecharts-problem .statecharts-value span {
  color: inherit;
}
`;
