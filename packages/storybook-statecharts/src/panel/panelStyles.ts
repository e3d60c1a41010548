/** Layout of the panel: drawing beside the inspector, or above it in a narrow panel. */
export const PANEL_STYLES = `
.statecharts-panel {
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--chart-box);
  font-size: 13px;
  line-height: 1.5;
}
.statecharts-panel * {
  box-sizing: border-box;
}
.statecharts-panel :is(h3, h4, p, ul, fieldset) {
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
}
.statecharts-panel ul {
  list-style: none;
}
.statecharts-panel h3 {
  margin-block-end: 8px;
  font-size: 13px;
  font-weight: 700;
}
.statecharts-panel h4 {
  margin-block: 12px 4px;
  color: var(--chart-soft);
  font-size: 12px;
  font-weight: 700;
}
.statecharts-panel :is(button, select, textarea, input) {
  border: 1px solid var(--chart-box-line);
  border-radius: 6px;
  background: var(--chart-box);
  color: var(--chart-ink);
  font: inherit;
}
.statecharts-panel :is(button, select, input) {
  min-block-size: 28px;
  padding: 3px 10px;
  cursor: pointer;
}
.statecharts-panel button:hover:not(:disabled) {
  background: var(--chart-label);
}
.statecharts-panel button:disabled {
  border-style: dashed;
  color: var(--chart-soft);
  cursor: not-allowed;
}
.statecharts-panel :is(button, select, textarea, input, summary):focus-visible {
  outline: 2px solid var(--chart-possible);
  outline-offset: 1px;
}
.statecharts-panel button.statecharts-primary {
  border-color: var(--chart-now);
  background: var(--chart-now);
  color: var(--chart-on-now);
  font-weight: 700;
}
.statecharts-panel button.statecharts-quiet {
  display: inline-flex;
  gap: 6px;
  align-items: center;
  border-color: transparent;
  background: none;
  color: var(--chart-soft);
}
.statecharts-toolbar {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 12px;
  border-block-end: 1px solid var(--chart-line);
}
.statecharts-toolbar select {
  max-inline-size: 300px;
  font-weight: 700;
  text-overflow: ellipsis;
}
.statecharts-toolbar > button[aria-pressed='true'] {
  border-color: var(--chart-possible);
  background: var(--chart-possible-soft);
  color: var(--chart-possible);
  font-weight: 700;
}
.statecharts-help-button {
  margin-inline-start: auto;
}
.statecharts-panel .statecharts-copy {
  display: inline-flex;
  gap: 6px;
  align-items: center;
}
.statecharts-copied {
  color: var(--chart-soft);
}
.statecharts-copied:empty {
  margin-inline-start: -8px;
}
.statecharts-by-hand {
  display: flex;
  flex: 1 1 260px;
  gap: 8px;
}
.statecharts-by-hand input {
  flex: 1;
  min-inline-size: 0;
}
.statecharts-body {
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 0;
}
.statecharts-drawing {
  position: relative;
  block-size: clamp(280px, 55cqi, 420px);
  border-block-end: 1px solid var(--chart-line);
}
.statecharts-panel .statechart-plane {
  overflow: hidden;
  block-size: 100%;
  border: 0;
  cursor: grab;
  touch-action: none;
  user-select: none;
}
.statechart-plane > p {
  padding: 16px;
}
.statecharts-drawing .statechart-zoom {
  position: absolute;
  inset-block-end: 10px;
  inset-inline-start: 10px;
}
.statecharts-list {
  padding: 12px 16px;
  border-block-end: 1px solid var(--chart-line);
}
.statecharts-list ul ul {
  margin-inline-start: 12px;
  padding-inline-start: 12px;
  border-inline-start: 1px solid var(--chart-line);
}
.statecharts-panel .statecharts-list button {
  margin-block: 2px;
  border-color: transparent;
  text-align: start;
}
.statecharts-panel .statecharts-list button[data-passed] {
  border-color: var(--chart-passed);
}
.statecharts-panel .statecharts-list button[data-current] {
  border-color: var(--chart-now);
  background: var(--chart-now-soft);
  font-weight: 700;
}
.statecharts-panel .statecharts-list button[aria-pressed='true'] {
  outline: 2px solid var(--chart-ink);
}
.statecharts-panel .statecharts-help {
  padding: 12px 16px;
  border-block-end: 1px solid var(--chart-line);
  background: var(--chart-label);
}
.statecharts-panel .statecharts-help p {
  max-inline-size: 75ch;
}
.statecharts-panel .statecharts-help ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 6px 24px;
  margin-block: 10px;
}
.statecharts-help li {
  display: flex;
  gap: 10px;
  align-items: center;
}
.statecharts-help svg {
  flex: none;
}
.statecharts-help button {
  margin-block-start: 8px;
}
.statecharts-empty {
  max-inline-size: 60ch;
  margin: auto;
  padding: 24px;
  text-align: center;
}
.statecharts-empty p {
  color: var(--chart-soft);
}
@container (inline-size >= 640px) {
  .statecharts-body {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(280px, 34%, 420px);
  }
  /* In the inspector's place, so that the drawing stays beside its explanation. */
  .statecharts-help {
    grid-area: 1 / 2;
    z-index: 1;
    overflow: auto;
    border-inline-start: 1px solid var(--chart-line);
  }
  .statecharts-drawing,
  .statecharts-list {
    grid-area: 1 / 1;
  }
  .statecharts-inspector {
    grid-area: 1 / 2;
  }
  .statecharts-drawing {
    block-size: auto;
    min-block-size: 180px;
    border-block-end: 0;
  }
  .statecharts-list {
    overflow: auto;
    border-block-end: 0;
  }
  .statecharts-inspector {
    overflow: auto;
    border-inline-start: 1px solid var(--chart-line);
  }
}
@container (inline-size < 640px) {
  .statecharts-toolbar select {
    order: -2;
    flex: 1 1 calc(100% - 48px);
    max-inline-size: calc(100% - 48px);
  }
  .statecharts-toolbar .statecharts-help-button {
    order: -1;
    padding-inline: 6px;
  }
  .statecharts-help-button span {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .statecharts-body {
    grid-template-columns: minmax(0, 1fr);
    overflow: auto;
    align-content: start;
  }
}
`;
