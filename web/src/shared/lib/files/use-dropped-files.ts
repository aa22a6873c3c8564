import { type DragEvent, useRef, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files dropped on an element. Counts enter and leave events, because children fire them too. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth.current += 1;
      setIsOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    },
    onDragLeave: () => {
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      leave();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, handlers };
}
