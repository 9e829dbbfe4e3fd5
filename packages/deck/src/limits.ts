/** Numbers and defaults of slides (spec sections 3, 5 and 9). */
export const coursewareLimits = {
  /** Spec 5: at most 100 slides, and the last page cannot be deleted. */
  slides: { min: 1, max: 100 },
  /** Height is width × ratio; the canvas takes this share of the room it has. */
  viewport: { width: 1000, ratio: 0.5625, canvasPercent: 90 },
  /** `max` letters are spoken; `source` is the whole as JSON, with what it says of its words; pauses are bounded in all. */
  script: { max: 5_000, source: 1_000_000, pauses: 1_000, pausedMs: 1_800_000 },
  /** What one chart may hold: its series times the longest of them, or times its categories. */
  chart: { cells: 50_000, lineWidth: 1000 },
  /** What one patch of a page may hold. */
  patch: { commands: 2_000, depth: 32 },
  section: { max: 200 },
  /** What a picture that is put on a slide may be: longer sides and heavier files stop browsers. */
  picture: { side: 20_000, pixels: 100_000_000, bytes: 30 * 1024 * 1024 },
  /** What one page may hold, as JSON: as it is kept, and as it is drawn with its design. */
  page: { elements: 2_000, letters: 2_000_000 },
  /** What a whole talk may hold, as it travels. */
  talk: { letters: 48_000_000 },
  /** What may happen on one slide, and how long any of it may take: a day. */
  staging: { builds: 1_000, milliseconds: 86_400_000 },
  /** What one slide may keep of its file without understanding it, in letters of all pieces together. */
  remainder: { bytes: 131_072, pieces: 400, parts: 20 },
} as const;

/** How large the design of a deck may be. */
export const designLimits = {
  masters: 20,
  /** Of one master. */
  layouts: 100,
  /** On one layout or master. */
  elements: 200,
  placeholders: 100,
  levels: 9,
  colorChanges: 20,
  /** Changes of the colours of one picture. */
  recolors: 10,
  /** Of the whole as JSON. */
  letters: 1_000_000,
} as const;

/** The look a new deck starts with; the spec asks for six theme colours and leaves the colours to us. */
export const coursewareTheme = {
  themeColors: ['#0B6B74', '#C2491D', '#2456A6', '#2C6E33', '#8A5A00', '#655E53'],
  fontColor: '#333',
  backgroundColor: '#fff',
  shadow: { horizontal: 2, vertical: 2, blur: 6, color: 'rgba(0, 0, 0, 0.25)' },
  outline: { width: 1, color: '#333', style: 'solid' },
} as const;

/** A default new slide: a centred title, a subtitle and, where the project has one, the avatar at the bottom right. */
export const newSlide = {
  title: { fontSize: 54, align: 'center' },
  subtitle: { fontSize: 24 },
  avatar: { heightShare: 2 / 3, widthToHeight: 3 / 4, horizontal: 'right', vertical: 'bottom' },
} as const;
