import { type DragEvent as ReactDragEvent, useEffect, useRef, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/** Files of a drop; folders cannot be read this way and are left out. */
function filesOf(transfer: DataTransfer): File[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  return items.flatMap((item) => {
    const isFolder = item.webkitGetAsEntry?.()?.isDirectory === true;
    const file = isFolder ? null : item.getAsFile();
    return file ? [file] : [];
  });
}

/** Lets files be dropped on an element. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const enter = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  const over = (event: ReactDragEvent) => {
    if (hasFiles(event.dataTransfer)) event.preventDefault();
  };
  const drop = (event: ReactDragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    onFiles(filesOf(event.dataTransfer));
  };
  return {
    isOver,
    props: { onDragEnter: () => enter(1), onDragLeave: () => enter(-1), onDragOver: over, onDrop: drop },
  };
}

/** Lets files be dropped anywhere on the page while the caller is shown. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const end = new AbortController();
    let depth = 0;
    const enter = (step: number) => (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth = Math.max(0, depth + step);
      setIsOver(depth > 0);
    };
    const listen = { signal: end.signal };
    window.addEventListener('dragenter', enter(1), listen);
    window.addEventListener('dragleave', enter(-1), listen);
    window.addEventListener(
      'dragover',
      (event) => hasFiles(event.dataTransfer) && event.preventDefault(),
      listen,
    );
    window.addEventListener(
      'drop',
      (event) => {
        depth = 0;
        setIsOver(false);
        if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
        // A drop zone inside the page has taken it.
        const isTaken = event.defaultPrevented;
        event.preventDefault();
        if (!isTaken) latest.current(filesOf(event.dataTransfer));
      },
      listen,
    );
    return () => end.abort();
  }, []);
  return isOver;
}
