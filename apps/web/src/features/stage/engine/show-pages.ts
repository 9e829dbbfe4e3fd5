import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { type ShowPage, showPage, silentTrack, written } from '@app/player/entry-show.ts';
import { isUnspoken, silentPageMs, type TalkPage } from '../rules.ts';

const silentPage = (id: string): ShowPage =>
  showPage({
    id,
    track: { ...silentTrack, durationMs: silentPageMs },
    segments: [{ url: undefined, startMs: 0, durationMs: silentPageMs }],
    complete: true,
  });

/** A page as the show plays it. One whose speech is not here yet is there, and goes on when it comes. */
export function showPageOf(page: TalkPage, track: PageTrack | undefined): ShowPage {
  const { id, broadcast } = page;
  if (!track) {
    if (broadcast === null && !isUnspoken(page)) return silentPage(id);
    return showPage({ id, track: silentTrack, segments: [], complete: false });
  }
  // A script of signs alone says nothing.
  if (track.complete && track.durationMs === 0) return silentPage(id);
  const { durationMs, words, visemes, segments, cues, complete } = track;
  return showPage({
    id,
    track: { durationMs, words: written(words, page.script), visemes, emphasis: [] },
    segments: segments.map(({ url, ...times }) => ({ url: url ?? undefined, ...times })),
    cues,
    complete,
  });
}
