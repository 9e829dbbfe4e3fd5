import { plainFileName } from '@app/contract/export/states/file-name.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { zipEntries } from '@app/deck/pptx/write/zip.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveBlob } from '../../../../lib/download.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { createCarrier, drawPicture } from './draw-picture.ts';
import { laterSlots } from './later-slots.tsx';
import { pictureName, type PictureScale, pictureSize, type PictureType } from './picture-rules.ts';
import styles from './print-deck.module.css';
import { settled } from './settled.ts';
import type { StagedPage } from '../staged-pages.ts';

type Picture = { path: string; content: Uint8Array };

type Props = {
  project: Project;
  /** The pages that are saved, of all that are shown. */
  pages: readonly StagedPage[];
  total: number;
  type: PictureType;
  scale: PictureScale;
  onPage: (done: number) => void;
  onDone: (error?: unknown) => void;
};

/** One picture as it is, several packed together. */
async function save(pictures: readonly Picture[], title: string, type: PictureType): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  const blobOf = (parts: readonly Uint8Array[], media: string) =>
    // The bytes lie in memory of their own.
    new Blob(parts as Uint8Array<ArrayBuffer>[], { type: media });
  if (pictures.length === 1) return saveBlob(blobOf([first.content], `image/${type}`), first.path);
  const pieces: Uint8Array[] = [];
  for await (const piece of zipEntries(pictures)) pieces.push(piece);
  saveBlob(blobOf(pieces, 'application/zip'), `${plainFileName(title)}.zip`);
}

/** Draws pages one after the other beside the screen, and saves them as pictures. */
export function SavePictures({ project, pages, total, type, scale, onPage, onDone }: Props) {
  const { viewport, title } = project;
  const { language } = useTexts();
  const [at, setAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const pictures = useRef<Picture[]>([]);
  const carry = useRef(createCarrier());
  const told = useRef({ onPage, onDone });
  useEffect(() => {
    told.current = { onPage, onDone };
  });
  const size = useMemo(() => pictureSize(viewport), [viewport]);
  const slots = useMemo(() => laterSlots(language), [language]);
  const current = pages[at];
  useEffect(() => {
    let isOver = false;
    async function drawOne(): Promise<void> {
      const stage = root.current;
      const slide = stage?.firstElementChild;
      if (!stage || !(slide instanceof HTMLElement)) return;
      await settled(stage);
      const blob = await drawPicture(slide, size, { type, scale, carry: carry.current });
      if (isOver) return;
      const path = pictureName(title, current?.number ?? at + 1, total, type);
      pictures.current.push({ path, content: new Uint8Array(await blob.arrayBuffer()) });
      told.current.onPage(at + 1);
      if (at + 1 < pages.length) return setAt(at + 1);
      await save(pictures.current, title, type);
      told.current.onDone();
    }
    drawOne().catch((error: unknown) => {
      if (!isOver) told.current.onDone(error);
    });
    return () => {
      isOver = true;
    };
    // A page is drawn once; what it is drawn with does not change meanwhile.
  }, [at, current, pages.length, scale, size, title, total, type]);
  return createPortal(
    <div ref={root} className={styles.deck} data-picture-deck="" inert>
      {current?.slide ? (
        <Slide key={at} slide={current.slide} viewport={viewport} width={size.width} slots={slots} />
      ) : null}
    </div>,
    document.body,
  );
}
