import type { Drawn } from '@app/deck/drawn.ts';
import type { AudioElement, VideoElement } from '@app/deck/element.ts';
import { boxStyle } from '../box.ts';

/** A film, still: playing it is the business of who shows the slide. */
export function VideoKind({ element }: { element: Drawn<VideoElement> }) {
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
export function AudioKind({ element }: { element: Drawn<AudioElement> }) {
  return <div style={boxStyle(element)} aria-label={element.alt} />;
}
