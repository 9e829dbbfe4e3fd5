import { Fragment } from 'react';

// Nothing of what closes a sentence begins a line, so that only the last of several signs could stand beside it.
const sign = /[，。、；：！？](?![，。、；：！？”’」』）》〉】〕…—\s])/gu;

type Props = {
  text: string;
  /** What stands behind it in its paragraph; empty at the end. */
  following: string;
  /** In units, with the room between letters. */
  size: number;
  spacing: number;
};

/**
 * Words whose Chinese signs hang over the end of a line: each takes no room, and what parts it from the next letter is a space as
 * wide, which browsers leave over where a line ends.
 */
export function HangingText({ text, following, size, spacing }: Props) {
  const all = [...(text + following.slice(0, 1)).matchAll(sign)].filter(({ index }) => index < text.length);
  let end = 0;
  return (
    <>
      {all.map(({ 0: letter, index }) => {
        const before = text.slice(end, index);
        end = index + 1;
        const isLast = end === text.length && following === '';
        return (
          <Fragment key={index}>
            {before}
            <span style={{ letterSpacing: -size }}>{letter}</span>
            {isLast ? null : (
              <span style={{ fontSize: 0, wordSpacing: size + spacing, userSelect: 'none' }}> </span>
            )}
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
}
