import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import type { Pictured } from '@app/deck/presenter/pictured.ts';
import type { Narration } from '../../../providers/deck-writer/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { WholeDeck } from '../../courseware/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import type { ExportRow } from '../tables.ts';
import { picturePresenters } from './picture-presenters.ts';

type Outgoing = { project: ProjectRow; deck: WholeDeck; onBroken: (url: string) => void };
type Deps = { broadcasts: BroadcastService; avatars: AvatarService };

/** What is heard and read of a deck, and who is seen, as they go into a file. */
type Spoken = {
  sounds: { url: string; fileKey: string; type: string }[];
  media: Map<string, MediaSource>;
  narrations: Map<string, Narration>;
  presented?: Pictured;
};

/** Gathers what somebody wished to have of the speech of a deck. */
export function gatherSpeech({ broadcasts, avatars }: Deps) {
  const presentersOf = picturePresenters({ avatars });
  return async (
    row: ExportRow,
    { project, deck, onBroken }: Outgoing,
    signal: AbortSignal,
  ): Promise<Spoken> => {
    const spoken: Spoken = { sounds: [], media: new Map(), narrations: new Map() };
    if (!row.narrated) return spoken;
    for (const sound of await broadcasts.soundsOf(row.projectId)) {
      signal.throwIfAborted();
      const { pageId, audioKey, durationMs } = sound;
      const url = `sound:${pageId}`;
      spoken.sounds.push({ url, fileKey: audioKey, type: 'audio/mpeg' });
      const narration: Narration = { url, milliseconds: durationMs };
      if (row.captions) {
        const { vtt, language } = await broadcasts.captionsOf(sound);
        narration.captions = { url: `captions:${pageId}`, language };
        const bytes = new TextEncoder().encode(vtt);
        spoken.media.set(narration.captions.url, { type: 'vtt', read: () => Promise.resolve(bytes) });
      }
      spoken.narrations.set(pageId, narration);
    }
    if (!row.presenter) return spoken;
    const { presented, media } = await presentersOf(
      project,
      deck,
      (id) => spoken.narrations.has(id),
      onBroken,
    );
    return { ...spoken, media: new Map([...spoken.media, ...media]), presented };
  };
}
