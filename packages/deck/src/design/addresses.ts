import type { Design, Layout, Placeholder } from '../design.ts';
import { bulleted, filled } from '../elements/addresses.ts';
import type { MapAddress } from '../elements/define.ts';
import { mapGround } from '../elements/registry.ts';

const mapPlaceholder = (placeholder: Placeholder, map: MapAddress): Placeholder => ({
  ...placeholder,
  ...filled(placeholder.fill, map),
  levels: placeholder.levels.map((level) => ({
    paragraph: { ...level.paragraph, ...bulleted(level.paragraph.bullet, map) },
    run: { ...level.run, ...filled(level.run.fill, map) },
  })),
});

const mapLayout = (layout: Layout, map: MapAddress): Layout => ({
  ...mapGround(layout, map),
  placeholders: layout.placeholders.map((each) => mapPlaceholder(each, map)),
});

/** The design with every address of a file replaced. */
export const mapDesignAddresses = (design: Design, map: MapAddress): Design => ({
  ...design,
  masters: design.masters.map((master) => ({
    ...mapGround(master, map),
    layouts: master.layouts.map((layout) => mapLayout(layout, map)),
  })),
});
