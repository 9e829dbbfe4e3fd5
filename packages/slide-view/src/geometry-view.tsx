import type { Size } from '@app/deck/deck.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { GeometryPath } from '@app/deck/element.ts';
import type { Fill, Stroke } from '@app/deck/paint.ts';
import { useId } from 'react';
import { EndDefs, FillDef, pathFill, strokeAttributes } from './svg-paint.tsx';

type Props = {
  paths: GeometryPath[];
  size: Size;
  fill?: Drawn<Fill> | undefined;
  stroke?: Drawn<Stroke> | undefined;
  mirror?: string | undefined;
};

/** The paths of a shape, painted; lines may run over the box. */
export function GeometryView({ paths, size, fill, stroke, mirror }: Props) {
  // React's ids hold signs that an address inside an SVG must not have.
  const id = useId().replaceAll(/\W/g, '_');
  return (
    <svg
      aria-hidden
      // A level or upright line has a box without height or width, and browsers leave out an SVG that has none.
      width={Math.max(1, size.width)}
      height={Math.max(1, size.height)}
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        overflow: 'visible',
        ...(mirror && { transform: mirror, transformOrigin: `${size.width / 2}px ${size.height / 2}px` }),
      }}
    >
      <defs>
        <FillDef id={id} fill={fill} size={size} />
        <EndDefs id={id} stroke={stroke} />
      </defs>
      {paths.map((path) => (
        <path
          key={path.d + path.fill}
          d={path.d}
          fill={pathFill(path, fill, id)}
          // A path inside a path is a hole, whichever way it runs.
          fillRule="evenodd"
          {...strokeAttributes(path.stroke ? stroke : undefined, id)}
        />
      ))}
    </svg>
  );
}
