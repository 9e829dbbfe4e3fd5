import type { Drawn } from '@app/deck/drawn.ts';
import type { ShapeElement } from '@app/deck/element.ts';
import type { ReactNode } from 'react';
import { boxStyle, mirrorOf, shadowStyle } from '../box.ts';
import { GeometryView } from '../geometry-view.tsx';
import { later } from '../later.ts';
import type { Slots } from '../slide.tsx';
import { TextView } from '../text-view.tsx';
import { useDrawing } from './rare-shapes.ts';

/** A shape or a line, with its text in the room that the shape leaves for it; `note` is what is said of a frame without content, `writing` stands in place of its words. */
export function ShapeKind({
  element,
  note,
  writing,
}: {
  element: Drawn<ShapeElement>;
  note?: ReactNode;
  writing: Slots['text'];
}) {
  const { geometry, fill, stroke, shadow, text, width, height } = element;
  const { paths, textBox, isComing } = useDrawing(geometry, { width, height });
  const room = {
    left: textBox.left * width,
    top: textBox.top * height,
    width: (textBox.right - textBox.left) * width,
    height: (textBox.bottom - textBox.top) * height,
  };
  return (
    <div
      role={element.alt ? 'img' : undefined}
      aria-label={element.alt}
      style={{ ...boxStyle(element), ...shadowStyle(shadow) }}
    >
      <GeometryView
        paths={paths}
        size={{ width, height }}
        fill={fill}
        stroke={stroke}
        mirror={mirrorOf(element)}
      />
      {isComing ? <i {...later} /> : null}
      {note && (
        <div
          style={{
            position: 'absolute',
            ...room,
            display: 'grid',
            placeContent: 'center',
            textAlign: 'center',
            color: '#707070',
            fontSize: 18,
          }}
        >
          {note}
        </div>
      )}
      {(text || writing) && (
        <div
          style={{
            position: 'absolute',
            ...room,
            // Where its words stand is not known yet; they are there for what brings them in one by one.
            visibility: isComing ? 'hidden' : undefined,
            transform: element.flipVertical ? 'rotate(180deg)' : undefined,
          }}
        >
          {writing ? writing(room) : text && <TextView body={text} width={room.width} height={room.height} />}
        </div>
      )}
    </div>
  );
}
