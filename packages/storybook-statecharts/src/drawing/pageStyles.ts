/** Drawings on a docs page: a heading that opens each, its buttons, and its table. */
export const PAGE_STYLES = `
.statechart-fold {
  margin-block: 16px;
  border: 1px solid var(--chart-line);
  border-radius: 14px;
  background: var(--chart-box);
  font-size: 13px;
  line-height: 1.5;
}
.statechart-fold summary {
  padding: 12px 16px;
  border-radius: 13px;
  cursor: pointer;
}
.statechart-fold summary:focus-visible {
  outline: 2px solid var(--chart-possible);
  outline-offset: -2px;
}
.statechart-fold > summary > h3 {
  display: inline;
  margin: 0;
  color: var(--chart-ink);
  font-size: 15px;
  font-weight: 700;
}
.statechart-fold .statechart-figure {
  margin: 0;
  padding: 0 16px 4px;
}
.statechart-bar {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: space-between;
  margin-block-end: 8px;
}
.statechart-fold .statechart-plane {
  overflow: auto;
  padding: 12px;
  border-radius: 10px;
}
.statechart-fold .statechart-plane > svg {
  display: block;
  max-inline-size: none;
  margin-inline: auto;
}
.statechart-fold .statechart-placeholder {
  display: grid;
  place-items: center;
  margin: 0;
  color: var(--chart-soft);
}
.statechart-figure > details {
  overflow-x: auto;
}
.statechart-figure > details > summary {
  inline-size: fit-content;
  padding-inline: 4px;
}
.statechart .statechart-table {
  inline-size: 100%;
  border-collapse: collapse;
  color: var(--chart-ink);
  font-size: 13px;
}
.statechart-table caption {
  padding-block: 8px;
  color: var(--chart-soft);
  text-align: start;
}
.statechart .statechart-table :is(th, td) {
  padding: 6px 10px;
  border: 1px solid var(--chart-line);
  background: var(--chart-box);
  text-align: start;
  vertical-align: top;
}
`;
