import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { statedTitle } from '@app/deck/elements/slide-title.ts';
import { defaultDesign } from '@app/deck/defaults.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { scriptFromSlide } from '@app/deck/script/from-slide.ts';
import type { DeckPage, PictureFile } from '../../../providers/document/port.ts';
import type { Stored } from '../../../providers/storage/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { lostOfPage } from '../rules.ts';
import type { Lost } from '../tables.ts';

type Deps = {
  newId: () => string;
  courseware: Pick<CoursewareService, 'nameOfMedia'>;
  /** Stores a file by its content. */
  keep: (file: string) => Promise<Stored>;
};

const pictureTypes: Record<PictureFile['type'], string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
};

/** Makes the pages of one reading ready to be stored: pictures kept, addresses replaced, scripts chosen. */
export function preparePages({ newId, courseware, keep }: Deps) {
  const addresses = new Map<string, string>();
  const lost: Lost[] = [];
  let firstTitle = '';
  let last = 0;

  async function keepPicture({ url, path, type }: PictureFile) {
    const { key, size } = await keep(path);
    const id = newId();
    addresses.set(url, courseware.nameOfMedia(id));
    return { id, fileKey: key, type: pictureTypes[type], size };
  }

  return {
    async prepare(page: DeckPage, notesAsScript: boolean) {
      const { index, number, pictures, notKept } = page;
      const media = [];
      for (const picture of pictures) media.push(await keepPicture(picture));
      lost.push(...lostOfPage(number, notKept));
      last = number;
      if (index === 0) firstTitle = statedTitle(page.slide.elements);
      const { script: notes, ...slide } = mapSlideAddresses(page.slide, (url) => addresses.get(url) ?? url);
      const told = notesAsScript ? notes : undefined;
      const script = told ?? scriptFromSlide(drawSlide(slide, defaultDesign, number));
      const scriptEngine = script && !told ? embeddedEngine : undefined;
      return { index, slide, script, scriptEngine, media };
    },
    /** What the pages so far could not keep. */
    lost: (): readonly Lost[] => lost,
    /** The title that stands on the first page. */
    firstTitle: (): string => firstTitle,
    /** The number of the last slide that became a page. */
    last: (): number => last,
  };
}
