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

/** What an element takes besides files. */
type OtherDrop = { has: (transfer: DataTransfer) => boolean; onDrop: (event: ReactDragEvent) => void };

/** Lets files be dropped on an element, and something else where it is told so. */
export function useFileDrop(
  onFiles: (files: readonly File[], event: ReactDragEvent) => void,
  other?: OtherDrop,
) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const enter = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  const isTaken = ({ dataTransfer }: ReactDragEvent) =>
    hasFiles(dataTransfer) || other?.has(dataTransfer) === true;
  const over = (event: ReactDragEvent) => {
    if (isTaken(event)) event.preventDefault();
  };
  const drop = (event: ReactDragEvent) => {
    if (!isTaken(event)) return;
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    if (hasFiles(event.dataTransfer)) onFiles(filesOf(event.dataTransfer), event);
    else other?.onDrop(event);
  };
  return {
    isOver,
    props: {
      onDragEnter: (event: ReactDragEvent) => isTaken(event) && enter(1),
      onDragLeave: (event: ReactDragEvent) => isTaken(event) && enter(-1),
      onDragOver: over,
      onDrop: drop,
    },
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
