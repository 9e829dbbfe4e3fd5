import type { Size } from '@app/deck/deck.ts';
import type { ElementType } from '@app/deck/element-type.ts';
import type { Drawn, DrawnElement, DrawnSlide } from '@app/deck/drawn.ts';
import type { Elements, lostKinds } from '@app/deck/element.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { GroundPaint, slideStyle } from './ground.tsx';
import { ElementLink, type Jump, JumpContext } from './links.tsx';
import { GivenKind, groundStyle } from './kinds/given.tsx';
import { ImageKind } from './kinds/image.tsx';
import { AudioKind, VideoKind } from './kinds/media.tsx';
import { ShapeKind } from './kinds/shape.tsx';
import { type CellSlot, TableKind } from './kinds/table.tsx';
import { TextKind } from './kinds/text.tsx';

type LostKind = (typeof lostKinds)[number];

/** What others draw: it needs an engine, a clock or a library that drawing a slide alone does not. */
export type Slots = {
  avatar?: (element: Drawn<Elements['avatar']>) => ReactNode;
  chart?: (element: Drawn<Elements['chart']>) => ReactNode;
  latex?: (element: Drawn<Elements['latex']>) => ReactNode;
  /** Films and sounds that play; without it a film stands still. */
  media?: (element: Drawn<Elements['video'] | Elements['audio']>) => ReactNode;
  /** Says what is missing in a frame. */
  lost?: (what: LostKind) => ReactNode;
  /** Stands in place of the text of a box or a shape, in a room of this size. */
  text?: (room: Size) => ReactNode;
  cell?: CellSlot;
};

type Kind<E extends DrawnElement> = ComponentType<{ element: E; slots: Slots }>;

/** How each kind is drawn; a kind that is missing here does not compile. */
const kinds: { [Type in ElementType]: Kind<Drawn<Elements[Type]>> } = {
  text: ({ element, slots }) => <TextKind element={element} writing={slots.text} />,
  image: ImageKind,
  shape: ({ element, slots }) => (
    <ShapeKind element={element} note={element.lost && slots.lost?.(element.lost)} writing={slots.text} />
  ),
  table: ({ element, slots }) => <TableKind element={element} writing={slots.cell} />,
  video: ({ element, slots }) => <VideoKind element={element} playing={slots.media?.(element)} />,
  audio: ({ element, slots }) => <AudioKind element={element} playing={slots.media?.(element)} />,
  avatar: ({ element, slots }) => <GivenKind element={element}>{slots.avatar?.(element)}</GivenKind>,
  chart: ({ element, slots }) => (
    <GivenKind element={element} style={groundStyle(element)}>
      {slots.chart?.(element)}
    </GivenKind>
  ),
  latex: ({ element, slots }) => <GivenKind element={element}>{slots.latex?.(element)}</GivenKind>,
};

const noSlots: Slots = {};

/** One element in its place. */
export function ElementView({ element, slots = noSlots }: { element: DrawnElement; slots?: Slots }) {
  // The table pairs each kind with its own component, which the compiler cannot see through a union.
  const View = kinds[element.type] as Kind<DrawnElement>;
  return <View element={element} slots={slots} />;
}

/** Draws a slide as wide as it is told; inside, everything is in viewport units and scaled as a whole. */
export function Slide({
  slide,
  viewport,
  width,
  slots = noSlots,
  isMarked = false,
  onJump,
}: {
  slide: Pick<DrawnSlide, 'background' | 'elements'>;
  viewport: Size;
  width: number;
  slots?: Slots;
  /** Each element can be found by its id, so that it can come and go (staging/stage-builds.ts). */
  isMarked?: boolean;
  /** What leads to another slide or to the web can be clicked. */
  onJump?: Jump | undefined;
}) {
  const scale = width / viewport.width;
  // A pixel that the slide covers in part is its own: else what it lies on shines through as a line at its end.
  const height = Math.ceil(viewport.height * scale);
  const pixel = Math.ceil(1 / scale);
  return (
    // Paper shows through a ground that is seen through, not what the slide lies on.
    <div style={{ position: 'relative', overflow: 'hidden', backgroundColor: '#ffffff', width, height }}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: viewport.width,
          height: viewport.height,
          // The ground goes a pixel further than the slide, so that its soft edge is cut off.
          boxSizing: 'content-box',
          padding: `0 ${pixel}px ${pixel}px 0`,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          ...slideStyle(slide.background),
        }}
      >
        <GroundPaint fill={slide.background} size={viewport} />
        <JumpContext value={onJump}>
          {slide.elements.map((element) => {
            const view = (
              <>
                <ElementView element={element} slots={slots} />
                {onJump ? <ElementLink element={element} /> : null}
              </>
            );
            return isMarked ? (
              <div key={element.id} data-element={element.id} style={{ display: 'contents' }}>
                {view}
              </div>
            ) : (
              <Fragment key={element.id}>{view}</Fragment>
            );
          })}
        </JumpContext>
      </div>
    </div>
  );
}
