import type { Drawn } from '@app/deck/drawn.ts';
import type { Geometry, ImageElement, PictureFilter } from '@app/deck/element.ts';
import type { Recolor } from '@app/deck/paint.ts';
import { type CSSProperties, useId } from 'react';
import { backgroundStyle, cropped } from '../background.ts';
import { boxStyle, mirrorOf, shadowStyle } from '../box.ts';
import { GeometryView } from '../geometry-view.tsx';
import { later } from '../later.ts';
import { RecolorDef } from '../recolor.tsx';
import { useDrawing } from './rare-shapes.ts';

const whole: Geometry = { kind: 'preset', name: 'rect' };
const uncropped = { left: 0, top: 0, width: '100%', height: '100%' };

/** The filters of a picture as CSS reads them; undefined where there are none. */
function filterOf({ brightness, contrast, saturation, grey, blur }: PictureFilter): string | undefined {
  const parts = [
    brightness !== undefined && `brightness(${brightness})`,
    contrast !== undefined && `contrast(${contrast})`,
    saturation !== undefined && `saturate(${saturation})`,
    grey !== undefined && `grayscale(${grey})`,
    blur !== undefined && `blur(${blur}px)`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

type RecoloredProps = {
  url: string;
  alt: string | undefined;
  recolor: Drawn<Recolor>[];
  style: CSSProperties;
};

/** A picture in other colours: only an SVG can name what changes them. */
function Recolored({ url, alt, recolor, style }: RecoloredProps) {
  const id = useId().replaceAll(/\W/g, '_');
  return (
    <svg {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })} style={style}>
      <RecolorDef id={id} recolor={recolor} />
      <image href={url} width="100%" height="100%" preserveAspectRatio="none" filter={`url(#${id})`} />
    </svg>
  );
}

/** A picture, cut and cropped. */
export function ImageKind({ element }: { element: Drawn<ImageElement> }) {
  const { url, crop, filter, recolor, geometry, fill, stroke, shadow, width, height } = element;
  const { paths, isComing } = useDrawing(geometry ?? whole, { width, height });
  const style: CSSProperties = {
    position: 'absolute',
    maxWidth: 'none',
    ...(crop ? cropped(crop) : uncropped),
    filter: filter && filterOf(filter),
  };
  const outline = paths.filter((path) => path.fill !== 'none').map(({ d }) => d);
  return (
    <div style={{ ...boxStyle(element), ...shadowStyle(shadow) }}>
      {isComing ? <i {...later} /> : null}
      <div
        style={{
          position: 'absolute',
          inset: 0,
          overflow: 'hidden',
          transform: mirrorOf(element),
          // What it is cut by is not known yet.
          visibility: isComing ? 'hidden' : undefined,
          ...backgroundStyle(fill),
          ...(geometry && { clipPath: `path(evenodd, "${outline.join('')}")` }),
        }}
      >
        {recolor ? (
          <Recolored url={url} alt={element.alt} recolor={recolor} style={style} />
        ) : (
          <img src={url} alt={element.alt ?? ''} draggable={false} style={style} />
        )}
      </div>
      {stroke && (
        <GeometryView paths={paths} size={{ width, height }} stroke={stroke} mirror={mirrorOf(element)} />
      )}
    </div>
  );
}
