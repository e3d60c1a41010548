import { saveFile } from '@saudagar/ui/machines';
import type { ExportedFile } from './exportMachine.ts';

/** Downloads an export under the name the server gave it. */
export const handOver = ({ csv, file_name }: ExportedFile): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), file_name);
