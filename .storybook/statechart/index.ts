export { Statechart } from '@saudagar/storybook-addon-statecharts/blocks';
