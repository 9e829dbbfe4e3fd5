import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { filmParts } from '@app/deck/staging/films.ts';
import type { Hold } from '@app/player/entry-show.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import type { TalkPage } from '../../rules.ts';
import { Film } from './film.tsx';

/** Films and sounds of a page that can be played, on a slide that is drawn at this scale. */
export const filmSlots = (index: number, scale: number): Slots => ({
  media: (element) => <Film key={element.id} element={element} index={index} scale={scale} />,
});

/** Where the speech of a page waits for a film or a sound. */
export const holdsOf = ({ elements }: TalkPage, track: PageTrack | undefined): Hold[] =>
  filmParts(elements, track?.cues ?? [], (track?.durationMs ?? 0) > 0).filter(({ how }) => how === 'alone');
