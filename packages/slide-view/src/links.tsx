import type { DrawnElement } from '@app/deck/drawn.ts';
import type { Link } from '@app/deck/text.ts';
import { type CSSProperties, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { boxStyle } from './box.ts';

/** Shows another slide. */
export type Jump = (slideId: string) => void;

/** Where slides are only looked at, links to other slides lead nowhere. */
export const JumpContext = createContext<Jump | undefined>(undefined);

type Props = {
  link: Link;
  style: CSSProperties;
  children?: ReactNode;
  label?: string;
  lang?: string | undefined;
};

/** What is clicked to go there; plain words where one cannot. */
export function LinkTo({ link, style, children, label, lang }: Props) {
  const jump = useContext(JumpContext);
  if (link.kind === 'web')
    return (
      <a
        href={link.address}
        target="_blank"
        rel="noopener noreferrer"
        lang={lang}
        style={style}
        aria-label={label}
      >
        {children}
      </a>
    );
  if (!jump)
    return (
      <span lang={lang} style={style}>
        {children}
      </span>
    );
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    jump(link.slideId);
  };
  return (
    <a href={`#${link.slideId}`} lang={lang} style={style} aria-label={label} onClick={onClick}>
      {children}
    </a>
  );
}

/** Lies over an element that leads somewhere. */
export function ElementLink({ element }: { element: DrawnElement }) {
  const { link, alt, name } = element;
  return link ? <LinkTo link={link} style={boxStyle(element)} label={alt ?? name ?? ''} /> : null;
}
