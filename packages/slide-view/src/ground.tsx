import type { Size } from '@app/deck/deck.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { Fill } from '@app/deck/paint.ts';
import { type CSSProperties, useId } from 'react';
import { backgroundStyle } from './background.ts';
import { FillDef } from './svg-paint.tsx';

/** Rules can neither change the colours of a picture behind a box nor let it be seen through. */
const isPainted = (fill: Drawn<Fill>) =>
  fill.kind === 'picture' && (fill.recolor !== undefined || fill.opacity !== undefined);

/** The style of a slide's own box. Paper lies below: a picture that is seen through, or that leaves room, does not show what the slide lies on. */
export const slideStyle = (fill: Drawn<Fill>): CSSProperties => ({
  backgroundColor: '#ffffff',
  ...(isPainted(fill) ? {} : backgroundStyle(fill)),
});

/** What lies behind a slide where rules are not enough. */
export function GroundPaint({ fill, size }: { fill: Drawn<Fill>; size: Size }) {
  const id = useId().replaceAll(/\W/g, '_');
  if (!isPainted(fill)) return null;
  return (
    <svg aria-hidden {...size} style={{ position: 'absolute', left: 0, top: 0 }}>
      <FillDef id={id} fill={fill} size={size} />
      <rect {...size} fill={`url(#${id})`} />
    </svg>
  );
}
