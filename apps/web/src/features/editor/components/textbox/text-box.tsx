import type { Size } from '@app/deck/deck.ts';
import { columnStyle, flowStyle, frameStyle } from '@app/slide-view/text-style.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './text-box.module.css';
import type { TextBoxParts } from './text-box-parts.ts';
import { openText } from './text-view-of.ts';

type Props = TextBoxParts & {
  /** What it is called for who does not see it. */
  label: string;
  /** The room in which the text stands; `flow` where something else is its box. */
  box: Size | 'flow';
};

/** Where the pointer is if it was a press that opened the text: the caret goes there. */
function pressedAt(): { left: number; top: number } | undefined {
  const event = globalThis.event;
  return event instanceof MouseEvent ? { left: event.clientX, top: event.clientY } : undefined;
}

/** A text that is being written in, drawn just as `TextView` draws it. */
export function TextBox({ label, box, ...parts }: Props) {
  const { body } = parts;
  const mount = useRef<HTMLDivElement>(null);
  const latest = useRef(parts);
  const open = useRef<ReturnType<typeof openText>>(undefined);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    if (!mount.current) return;
    const text = openText(mount.current, () => latest.current, pressedAt());
    open.current = text;
    return () => text.close();
  }, []);
  // At once: letters that are typed before it would seem to be somebody else's.
  useLayoutEffect(() => open.current?.follow(body), [body]);
  const drawn = parts.draw(body);
  const lines = (
    <div
      ref={mount}
      className={styles.text}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      style={columnStyle(drawn)}
    />
  );
  if (box === 'flow') return <div style={flowStyle}>{lines}</div>;
  return <div style={frameStyle(drawn, box.width, box.height)}>{lines}</div>;
}
