import type { Drawn } from '@app/deck/drawn.ts';
import type { TextElement } from '@app/deck/element.ts';
import { backgroundStyle } from '../background.ts';
import { borderOf, boxStyle, shadowStyle } from '../box.ts';
import type { Slots } from '../slide.tsx';
import { TextView } from '../text-view.tsx';

/** A box of text; `writing` stands in place of its words. */
export function TextKind({ element, writing }: { element: Drawn<TextElement>; writing: Slots['text'] }) {
  const { fill, stroke, shadow, text, width, height } = element;
  return (
    <div style={{ ...boxStyle(element), ...backgroundStyle(fill), ...shadowStyle(shadow) }}>
      {stroke && (
        <div
          style={{
            position: 'absolute',
            // Lines stand on the edge, half inside and half outside.
            inset: -stroke.width / 2,
            boxSizing: 'border-box',
            width: width + stroke.width,
            height: height + stroke.width,
            border: borderOf(stroke),
          }}
        />
      )}
      {writing ? writing({ width, height }) : <TextView body={text} width={width} height={height} />}
    </div>
  );
}
