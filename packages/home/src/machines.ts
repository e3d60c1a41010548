// Machines, each with the function that provides its calls: loads without React.
export { homeNewsMachine, provideHomeNews } from './welcome/homeNewsFlow.ts';
