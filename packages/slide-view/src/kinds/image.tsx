import type { Drawn } from '@app/deck/drawn.ts';
import type { Geometry, ImageElement, PictureFilter } from '@app/deck/element.ts';
import { backgroundStyle, cropped } from '../background.ts';
import { boxStyle, mirrorOf, shadowStyle } from '../box.ts';
import { GeometryView } from '../geometry-view.tsx';
import { later } from '../later.ts';
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

/** A picture, cut and cropped. */
export function ImageKind({ element }: { element: Drawn<ImageElement> }) {
  const { url, crop, filter, geometry, fill, stroke, shadow, width, height } = element;
  const { paths, isComing } = useDrawing(geometry ?? whole, { width, height });
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
        <img
          src={url}
          alt={element.alt ?? ''}
          draggable={false}
          style={{
            position: 'absolute',
            maxWidth: 'none',
            ...(crop ? cropped(crop) : uncropped),
            filter: filter && filterOf(filter),
          }}
        />
      </div>
      {stroke && (
        <GeometryView paths={paths} size={{ width, height }} stroke={stroke} mirror={mirrorOf(element)} />
      )}
    </div>
  );
}
