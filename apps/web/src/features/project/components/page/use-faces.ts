import { useCallback, useRef, useState } from 'react';

/** The first of the faces to choose from, and how to lead there, also where they are shown only when they are asked for. */
export function useFaces() {
  const shown = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(false);
  const [asked, setAsked] = useState(0);
  const lead = useCallback((face: HTMLInputElement) => {
    isAwaited.current = false;
    face.scrollIntoView({ block: 'center' });
    face.focus();
  }, []);
  const face = useCallback(
    (input: HTMLInputElement | null) => {
      shown.current = input;
      if (input && isAwaited.current) lead(input);
    },
    [lead],
  );
  const chooseAvatar = () => {
    if (shown.current) return lead(shown.current);
    isAwaited.current = true;
    setAsked((times) => times + 1);
  };
  return { face, asked, chooseAvatar };
}
