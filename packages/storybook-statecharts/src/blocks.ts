export { Statechart, type StatechartProps } from './drawing/Statechart.tsx';
