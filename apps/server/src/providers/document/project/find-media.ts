import { nowhere, projectEntries } from '@app/contract/project-file/limits.ts';
import type { Design } from '@app/deck/design.ts';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { mapFill } from '@app/deck/elements/addresses.ts';
import { mapGround } from '@app/deck/elements/registry.ts';
import type { SlideElement } from '@app/deck/element.ts';
import type { Package } from '@app/deck/pptx/package/package.ts';
import { ifReadable } from '@app/deck/pptx/read/if-readable.ts';
import { createMediaList } from '@app/deck/pptx/read/media.ts';
import type { NotKept } from '@app/deck/pptx/read/report.ts';
import type { Slide } from '@app/deck/slide.ts';

/** The name of a medium in the file, which is no path; undefined for every other address, which is never fetched. */
const nameIn = (url: string): string | undefined => /^media:(\w[\w-]{0,99}\.\w{1,5})$/.exec(url)?.[1];

/** Finds the media of a project file, typed by their bytes and bounded as those of any deck. */
export function createMediaFinder(file: Package) {
  const list = createMediaList(file);

  function find(url: string, isPlayed: boolean): string | undefined {
    const name = nameIn(url);
    if (name === undefined) return undefined;
    const path = projectEntries.medium(name);
    return ifReadable(() => (isPlayed ? list.addPlayed(path) : list.add(path)));
  }

  /** What is a picture, film or sound is left out without it; anything else stays without its paint or bullet. */
  function onElement(element: SlideElement, notKept: NotKept[]): SlideElement[] {
    const main = 'url' in element ? element : undefined;
    const found = main && find(main.url, main.type !== 'image');
    if (main && found === undefined) {
      notKept.push({ what: main.type === 'image' ? 'picture' : main.type });
      return [];
    }
    const map = (url: string): string => {
      const known = url === main?.url ? found : find(url, false);
      if (known === undefined) notKept.push({ what: 'picture' });
      return known ?? nowhere;
    };
    return mapGround({ elements: [element] }, map).elements;
  }

  return {
    takeNew: list.takeNew,
    onSlide(slide: Slide): { slide: Slide; notKept: NotKept[] } {
      const notKept: NotKept[] = [];
      const { background, elements, ...rest } = slide;
      const behind = background?.kind === 'picture' ? find(background.url, false) : undefined;
      const isLost = background?.kind === 'picture' && behind === undefined;
      if (isLost) notKept.push({ what: 'picture' });
      const kept = elements.flatMap((element) => onElement(element, notKept));
      const paint = background && !isLost ? { background: mapFill(background, () => behind ?? nowhere) } : {};
      return { slide: { ...rest, ...paint, elements: kept }, notKept };
    },
    onDesign: (design: Design): Design => mapDesignAddresses(design, (url) => find(url, false) ?? nowhere),
  };
}
