import { exportMachine } from '../export/exportMachine.ts';
import type { LogQuery } from './logMachine.ts';

/** Exports the filtered log. */
export const logExportMachine = exportMachine<LogQuery>('logExport');
