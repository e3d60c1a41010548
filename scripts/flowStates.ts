import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';

/** The machine in `flows` that shows a factory's own states, with plain items. */
const SAMPLES: Readonly<Record<string, string>> = {
  list: 'sampleList',
  read: 'sampleRead',
  form: 'sampleForm',
  command: 'sampleCommand',
  toggle: 'sampleToggle',
  choice: 'sampleChoice',
};

/** The states of a factory's machine whose view is its feature's own. */
const OWN_VIEWS: Readonly<Record<string, RegExp>> = {
  list: /\.shown\.(some|empty|unmatched)$/,
  read: /\.ready\.known$|\.content\.empty$/,
  form: /\.(editing\.refused|done)$/,
  command: /\.done$/,
  toggle: /\.settled$/,
  choice: /\.settled$/,
};

/** Ids of the machines that show each factory's own states. */
export const factorySamples = Object.values(SAMPLES);

/**
 * Matches a machine from a factory, whose first argument is an id or options that begin with one.
 */
export const madeByFactory =
  /\b(?:list|read|form|command|toggle|choice)Machine(?:<[^(]*>)?\(\s*(?:\{\s*id: )?'([^']+)'/g;

/**
 * States of a machine that stories must show. A factory's own states are shown once, by its sample;
 * of every other machine it makes only the states whose view is the feature's, without those that
 * the machine never enters, as a list without a search never has no matches.
 */
export function statesToShow(
  id: string,
  { flow, never = [], states }: MachineCoverage,
): MachineCoverage['states'] {
  if (flow === undefined || SAMPLES[flow] === id) return states;
  const ownViews = OWN_VIEWS[flow];
  if (!ownViews) throw new Error(`${id}: no factory is called ${flow}`);
  const canBe = (state: string) => !never.some((name) => state.endsWith(`.${name}`));
  return { ...states, all: states.all.filter((state) => ownViews.test(state) && canBe(state)) };
}

/**
 * States that a board must show: those with a view of the feature's own, without the ends of forms
 * and commands, which close; what is seen then belongs to the page around them.
 */
export function statesOnBoards(id: string, coverage: MachineCoverage): string[] {
  if (coverage.flow === undefined || SAMPLES[coverage.flow] === id) return [];
  return statesToShow(id, coverage).all.filter((state) => !state.endsWith('.done'));
}
