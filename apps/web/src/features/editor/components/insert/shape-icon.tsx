import type { ShapeName } from '@app/deck/shapes/library.ts';
import { lineTool } from '@app/deck/shapes/lines.ts';
import { drawGeometry } from '@app/deck/shapes/preset.ts';
import '@app/deck/shapes/rare-presets.ts';
import { memo } from 'react';

/** Room around a shape, for lines that stand on its edge and pointers that leave it. */
const margin = 4;
const box = { width: 20, height: 16 };

/** A shape as small as a letter, in the colour of the text around it. */
export const ShapeIcon = memo(function ShapeIcon({ name }: { name: ShapeName }) {
  const line = lineTool(name);
  const isBent = line !== undefined && line.preset !== 'straightConnector1';
  const { paths } = drawGeometry({ kind: 'preset', name: line?.preset ?? name }, box);
  return (
    <svg
      aria-hidden="true"
      width={28}
      height={24}
      viewBox={`${-margin} ${-margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g transform={line ? `translate(0 ${box.height}) scale(1 -1)` : undefined}>
        {paths.map(({ d, stroke }) => (stroke ? <path key={d} d={d} /> : null))}
      </g>
      {line?.start ? <path d={isBent ? 'M4 12L0 16L4 20' : 'M1 11.5L0 16L4.6 15.6'} /> : null}
      {line?.end ? <path d={isBent ? 'M16 -4L20 0L16 4' : 'M15.4 0.4L20 0L19 4.5'} /> : null}
    </svg>
  );
});
