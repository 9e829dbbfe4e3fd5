import type { Drawn } from '@app/deck/drawn.ts';
import type { AudioElement, VideoElement } from '@app/deck/element.ts';
import type { ReactNode } from 'react';
import { boxStyle } from '../box.ts';
import { GivenKind } from './given.tsx';

type Props<E> = { element: Drawn<E>; playing?: ReactNode };

/** A film, still: playing it is the business of who shows the slide. */
export function VideoKind({ element, playing }: Props<VideoElement>) {
  if (playing) return <GivenKind element={element}>{playing}</GivenKind>;
  return (
    <div style={boxStyle(element)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={element.url}
        poster={element.poster}
        preload="metadata"
        style={{ width: '100%', height: '100%' }}
      />
    </div>
  );
}

/** A sound has nothing to see. */
export function AudioKind({ element, playing }: Props<AudioElement>) {
  if (playing) return <GivenKind element={element}>{playing}</GivenKind>;
  return <div style={boxStyle(element)} aria-label={element.alt} />;
}
