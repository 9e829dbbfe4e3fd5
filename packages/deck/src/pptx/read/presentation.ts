import { defaultViewport, type Size } from '../../deck.ts';
import { Refused } from '../guard/refusal.ts';
import { child, childrenOf, emuAt, findDescendant, type XmlNode } from '../package/nodes.ts';
import { type Package, type Part, related } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';

/** What the file says about the deck as a whole. */
export type Presentation = {
  part: Part;
  viewport: Size;
  /** Viewport units in one EMU. */
  scale: number;
  /** Paths of the slides in the order they are shown. */
  slides: string[];
  textDefaults: XmlNode | undefined;
  /** The names of sections with the paths of their slides. */
  sections: { name: string; slides: string[] }[];
};

const usualWidth = 12_192_000;
const usualHeight = 6_858_000;

/** The main part: where the file says, or where it usually is. */
function mainPart(file: Package): Part {
  const path = related({ relations: file.relationsOf('') }, 'officeDocument') ?? 'ppt/presentation.xml';
  const isDeck = file.part(path)?.root.name === 'p:presentation';
  const part = isDeck ? file.part(path) : undefined;
  if (!part) throw new Refused('not-a-deck', 'no presentation inside');
  return part;
}

function readSections(root: XmlNode, slides: ReadonlyMap<string, string>): Presentation['sections'] {
  const list = findDescendant(child(root, 'p:extLst'), 'p14:sectionLst');
  return childrenOf(list, 'p14:section').map((section) => ({
    name: section.attributes['name'] ?? '',
    slides: childrenOf(child(section, 'p14:sldIdLst'), 'p14:sldId').flatMap(
      ({ attributes }) => slides.get(attributes['id'] ?? '') ?? [],
    ),
  }));
}

/** Reads size and order. Every deck is drawn 1000 wide; its ratio is kept. */
export function readPresentation(file: Package): Presentation {
  const part = mainPart(file);
  const size = child(part.root, 'p:sldSz');
  const width = emuAt(size, 'cx') || usualWidth;
  const height = emuAt(size, 'cy') || usualHeight;
  const scale = defaultViewport.width / width;
  const byNumber = new Map<string, string>();
  const slides = childrenOf(child(part.root, 'p:sldIdLst'), 'p:sldId').flatMap(({ attributes }) => {
    const relation = part.relations.get(attributes['r:id'] ?? '');
    if (relation?.type !== 'slide' || relation.external) return [];
    byNumber.set(attributes['id'] ?? '', relation.target);
    return [relation.target];
  });
  return {
    part,
    viewport: { width: defaultViewport.width, height: Math.round(height * scale * 100) / 100 },
    scale,
    slides,
    textDefaults: child(part.root, 'p:defaultTextStyle'),
    sections: readSections(part.root, byNumber),
  };
}

/** What is known of a slide before it is read: it may be broken further on. */
export function glanceAt(slide: Uint8Array): { isShown: boolean; mapsColors: boolean } {
  const text = decodeXml(slide);
  const [head = ''] = /<(?:\w+:)?sld\s[^>]*>/.exec(text.slice(0, headLength)) ?? [];
  return {
    isShown: !/\sshow=["'](?:0|false)["']/.test(head),
    /** Whether names of colours may mean something else on it than on its layout. */
    mapsColors: text.includes('overrideClrMapping'),
  };
}

const headLength = 16_384;
