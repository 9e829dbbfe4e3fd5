import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import { type Pictured, type PicturedPage, pictureLooks } from '@app/deck/presenter/pictured.ts';
import type { AvatarService, Still } from '../../avatar/service.ts';
import type { WholeDeck } from '../../courseware/service.ts';
import { languageOfTexts, type ProjectRow } from '../../project/service.ts';
import { presenterPicture } from './draw-presenter.ts';

type Deps = { avatars: Pick<AvatarService, 'pictureOf'> };

const addressOf = ({ avatarId }: Still, look: string): string => `presenter:${avatarId}:${look}`;

/** Who presents these pages, and the pictures of them; what is not shown in the end is never drawn. */
export const picturePresenters =
  ({ avatars }: Deps) =>
  async (
    project: ProjectRow,
    { pages }: WholeDeck,
    isSpoken: (pageId: string) => boolean,
    onBroken: (url: string) => void,
  ) => {
    const language = languageOfTexts([project.title]);
    const media = new Map<string, MediaSource>();
    const found = new Map<string, PicturedPage>();
    for (const page of pages) {
      const still = isSpoken(page.id) ? await avatars.pictureOf(project, page, language) : undefined;
      if (!still) continue;
      const looks = pictureLooks.map((look) => [look, addressOf(still, look)] as const);
      for (const [look, address] of looks)
        if (!media.has(address))
          media.set(
            address,
            presenterPicture(still.read, look, () => onBroken(still.look)),
          );
      // Each look has its address, as the table of looks has it.
      const picture = Object.fromEntries(looks) as PicturedPage['picture'];
      found.set(page.id, { layout: page.presenterLayout, name: still.name, picture });
    }
    const presented: Pictured = { layout: project.presenterLayout, pages: found };
    return { presented, media };
  };
