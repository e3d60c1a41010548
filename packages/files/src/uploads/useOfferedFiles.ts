import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Props of an element that accepts dropped and pasted files. */
export interface OfferedFiles {
  /** True while files are dragged over the element. */
  isOver: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

/**
 * Accepts files by drop and paste, beside the file picker. A dropped file never navigates the page,
 * and pasted text that comes with an image of itself, as from a spreadsheet, is pasted as text.
 */
export function useOfferedFiles(onOffered: (files: File[]) => void): OfferedFiles {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onOffered(Array.from(event.dataTransfer.files));
      },
      onPaste(event) {
        const { clipboardData } = event;
        if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onOffered(Array.from(clipboardData.files));
      },
    },
  };
}
