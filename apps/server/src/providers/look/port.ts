import type { PhotoRefusal, PhotoWarning } from '@app/contract/avatar/states/photo-fault.ts';
import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import type { LookName, StyleName } from '@app/contract/avatar/states/style.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { RigFile } from '@app/contract/rig/schema.ts';

export type Box = { left: number; top: number; width: number; height: number };

/**
 * Where the picture is cut out of the photo: whole numbers of its pixels after EXIF. `turn` straightens it: the photo is
 * turned clockwise by so many degrees about the middle of the box, which itself stays upright.
 */
export type Crop = Box & { turn: number };

export type PhotoReport = {
  /** Of the whole photo, after EXIF; zero when it cannot be read. */
  width: number;
  height: number;
  refusals: PhotoRefusal[];
  warnings: PhotoWarning[];
  /** The largest face, in pixels of the photo. */
  face: Box | null;
  /** A good one around that face: upright, 3:4, with shoulders where the photo has them. */
  crop: Crop | null;
};

/** How the avatar will look: a WebP of 720×960 on a background. The drawn one carries what it is drawn from. */
export type StyleImage = { style: StyleName; picture: Uint8Array; character?: CharacterFile };

/** What the engine that comes with the product makes; a comic is drawn by others alone. */
export type OwnLook = Exclude<LookName, 'comic'>;

/** A picture made movable. */
export type PhotoLook = {
  kind: 'photo';
  rig: RigFile;
  /** WebP with alpha, 960×1280. */
  picture: Uint8Array;
  /** WebP, 256×256. */
  face: Uint8Array;
};
/** A presenter who is drawn. */
export type DrawnLook = { kind: 'drawn'; character: CharacterFile };

/** What a player needs, and who is in the photo, for a voice that suits; absent where a photo does not tell. */
export type Look = (PhotoLook | DrawnLook) & { sex: StyleSex | undefined };

export type LookOptions = { signal?: AbortSignal | undefined };
/** A photo with more pixels is unreadable; without a number, with more than photos may have. */
export type CheckOptions = LookOptions & { mostPixels?: number | undefined };

/** A photo that cannot be used; any other failure is ours and may be tried again. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly refusals: readonly PhotoRefusal[];

  constructor(refusals: readonly PhotoRefusal[], options?: ErrorOptions) {
    super(`The photo was refused: ${refusals.join(', ')}`, options);
    this.refusals = refusals;
  }
}

/** Makes digital humans of photos. The same photo and crop give the same bytes. */
export type LookEngine = {
  /** Never refuses by throwing: a photo that nobody can read is reported as unreadable. */
  check(photo: Uint8Array, crop: Crop | undefined, options?: CheckOptions): Promise<PhotoReport>;
  /** At most four, told one by one as they come. */
  styles(
    photo: Uint8Array,
    crop: Crop | undefined,
    options: LookOptions & { onStyle?: (image: StyleImage) => void },
  ): Promise<StyleImage[]>;
  build(photo: Uint8Array, crop: Crop | undefined, look: OwnLook, options?: LookOptions): Promise<Look>;
  /** Ends its processes. */
  close(): Promise<void>;
};

/** The name of the engine that comes with the product. */
export const embeddedEngine = 'embedded';

/** Notes the image that `draw` makes, or goes without it when it was noted before. `place`: among those of its engine. */
export type KeepStyle = (
  image: { style: StyleName; place: number },
  draw: () => Promise<Uint8Array>,
) => Promise<void>;

/** Who makes style images: the engine that comes with the product, or another one by configuration. */
export type StyleEngine = {
  readonly name: string;
  /** Lets each image be kept as it comes, at most four. */
  styles(
    photo: Uint8Array,
    crop: Crop | undefined,
    options: LookOptions & { keep: KeepStyle },
  ): Promise<void>;
};
