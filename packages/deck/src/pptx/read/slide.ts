import type { Slide } from '../../slide.ts';
import { isPlayed } from '../../staging/offered.ts';
import { child, childAt, flag, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { readBackground } from './background.ts';
import { type Context, type DeckContext, lose } from './context.ts';
import type { Ground } from './ground.ts';
import type { Place } from './place.ts';
import { onSlide } from './placement.ts';
import { ifReadable } from './if-readable.ts';
import type { Known } from './remainder.ts';
import type { NotKept } from './report.ts';
import { isAnimated, readBuilds, type Targets } from './timing.ts';
import { readTransition, transitionSound } from './transition.ts';
import { readTree } from './tree.ts';

const treeOf = (part: Part | undefined): XmlNode | undefined => childAt(part?.root, 'p:cSld', 'p:spTree');

/** How the slide comes and what happens on it; whatever is broken there costs nothing else. */
function readStaging({ root }: Part, targets: Targets) {
  const transition = ifReadable(() => readTransition(root));
  const builds = ifReadable(() => readBuilds(root, targets));
  return {
    staging: {
      ...(transition && { transition: transition.value }),
      ...(builds && builds.value.length > 0 && { builds: builds.value }),
    },
    known: {
      targets,
      isTransitionWhole: transition?.isWhole ?? false,
      isTimingWhole: builds?.isWhole ?? true,
    },
  };
}

/** Reads one slide; what could not be kept of it is listed beside it. */
export function readSlide(
  part: Part,
  ground: Ground,
  deck: DeckContext,
  { number, id, textDefaults }: { number: number; id: string; textDefaults: XmlNode | undefined },
): { slide: Slide; known: Known; notKept: NotKept[] } {
  const { theme, colors, layoutId } = ground;
  const notKept = ground.notKept.splice(0);
  const targets = new Map<string, string>();
  const context: Context = { ...deck, part, theme, colors, slideNumber: number, targets, notKept };
  const background = readBackground(context);
  const place: Place = {
    context,
    ground,
    textDefaults,
    isDecoration: false,
    toSlide: onSlide,
    groups: [],
    background: background ?? ground.background,
  };
  const own = treeOf(part);
  const elements = own ? readTree(own, place) : [];
  const { staging, known } = readStaging(part, targets);
  if (part.isMended) lose(context, 'damage');
  const timing = child(part.root, 'p:timing');
  if (!known.isTimingWhole && timing && isAnimated(timing)) lose(context, 'animation');
  const { transition } = staging;
  if (transition && !isPlayed(transition.kind)) lose(context, 'transition');
  const sound = ifReadable(() => transitionSound(part.root));
  if (sound) lose(context, 'audio', sound.name);
  const hidesLayout = flag(part.root, 'showMasterSp') === false;
  const slide: Slide = {
    id,
    ...(layoutId !== undefined && { layoutId }),
    ...(layoutId !== undefined && hidesLayout && { hidesLayout }),
    ...(background && { background }),
    elements,
    ...staging,
  };
  return { slide, known, notKept };
}
