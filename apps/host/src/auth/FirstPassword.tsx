import '@saudagar/flows/styles.css';
import '@saudagar/settings/styles.css';

export { OwnPassword as FirstPassword } from '@saudagar/settings';
