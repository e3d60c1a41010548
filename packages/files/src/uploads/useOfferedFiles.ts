import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** What takes files that are dropped on an element or pasted into it. */
export interface OfferedFiles {
  /** Whether files hang over the element. */
  isOver: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

/**
 * Takes files from the desktop or the clipboard, a way beside the file chooser. A dropped file
 * never makes the browser leave the page, and pasted text stays text where it comes with a picture
 * of itself, as from a spreadsheet.
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
