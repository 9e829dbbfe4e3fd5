import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { statedTitle } from '@app/deck/elements/slide-title.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { fitSlide } from '@app/deck/design/fit-slide.ts';
import { askedFonts } from '@app/deck/fonts/asked-fonts.ts';
import { elementText, mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import type { PageOutline } from '@app/deck/script/outline/outline.ts';
import { scriptsOfDeck } from '@app/deck/script/write-scripts.ts';
import {
  type DeckPage,
  type DeckSummary,
  type PictureFile,
  pictureTypes,
} from '../../../providers/document/port.ts';
import type { Stored } from '../../../providers/storage/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { keptOf, lostLines, lostOfPage } from '../rules.ts';
import type { Kept, Lost } from '../tables.ts';

type Deps = {
  newId: () => string;
  courseware: Pick<CoursewareService, 'nameOfMedia'>;
  /** Stores a file by its content. */
  keep: (file: string) => Promise<Stored>;
};

/**
 * What the first page calls the deck. Decks that programs make often call nothing a title, and what is called one may
 * be a motto: then it is what the page is about.
 */
const nameOf = (stated: string, told: string): string =>
  stated.replaceAll(/\s/gu, '').includes(told.replaceAll(/\s/gu, '')) ? stated : told;

/** Makes the pages of one reading ready to be stored: pictures kept, addresses replaced, notes as scripts. */
export function preparePages({ newId, courseware, keep }: Deps) {
  const addresses = new Map<string, string>();
  const lost: Lost[] = [];
  const fonts = new Set<string>();
  let ground = defaultDesign;
  let firstTitle: string | undefined;
  const kept = new Map<Kept['what'], number>();
  const outlines: { id: string; outline: PageOutline; hidden: boolean; isTold: boolean }[] = [];
  let last = 0;
  // Addresses that open are longer than the names of files that pages keep.
  let room = coursewareLimits.talk.letters / 2;

  const addressOf = (url: string) => addresses.get(url) ?? url;

  async function keepPicture({ url, path, type }: PictureFile) {
    const { key, size } = await keep(path);
    const id = newId();
    addresses.set(url, courseware.nameOfMedia(id));
    return { id, fileKey: key, type: pictureTypes[type], size };
  }

  return {
    /** What the pages stand on. */
    standOn({ design }: Pick<DeckSummary, 'design'>): void {
      ground = design;
    },
    /** The same as it is stored, once the first page has brought its pictures. */
    design: () => mapDesignAddresses(ground, addressOf),
    async prepare(page: DeckPage, notesAsScript: boolean) {
      const { index, number, pictures, notKept } = page;
      const media = [];
      for (const picture of pictures) media.push(await keepPicture(picture));
      lost.push(...lostOfPage(number, notKept));
      last = number;
      const { script: notes, ...whole } = mapSlideAddresses(page.slide, addressOf);
      const { slide, left, letters } = fitSlide(whole, ground, Math.min(room, coursewareLimits.page.letters));
      const words = lostLines(whole.elements.slice(slide.elements.length).map(elementText));
      if (left > 0) lost.push({ page: number, what: 'beyond-page', count: left, words });
      room -= letters;
      const drawn = drawSlide(slide, ground, index + 1);
      for (const name of askedFonts(drawn)) fonts.add(name);
      for (const what of keptOf(slide)) kept.set(what, (kept.get(what) ?? 0) + 1);
      const script = notesAsScript ? notes : undefined;
      const { id, hidden = false } = slide;
      const outline = outlinePage(drawn);
      if (!hidden) firstTitle ??= nameOf(statedTitle(drawn.elements), outline.title);
      outlines.push({ id, outline, hidden, isTold: script !== undefined });
      return { index, slide, script, media };
    },
    /** Scripts for the pages without notes, once all are there: what is said on one depends on the others. */
    write(height: number) {
      const scripts = scriptsOfDeck(outlines, { height });
      return outlines.flatMap(({ id, isTold }, index) => {
        const script = scripts[index];
        return isTold || !script ? [] : [{ pageId: id, script }];
      });
    },
    /** What the pages so far could not keep. */
    lost: (): readonly Lost[] => lost,
    /** The fonts that their words ask for. */
    fonts: (): ReadonlySet<string> => fonts,
    /** The title that stands on the first page that is shown. */
    firstTitle: (): string => firstTitle ?? '',
    /** What they kept beside what is seen on them. */
    kept: (): readonly Kept[] => [...kept].map(([what, count]) => ({ what, count })),
    /** The number of the last slide that became a page. */
    last: (): number => last,
  };
}
