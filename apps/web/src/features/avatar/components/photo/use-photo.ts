import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { avatarMessages } from '@app/contract/avatar/messages.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import type { Making, PhotoReport } from '@app/contract/photo/schema.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { say } from '../../../../lib/texts.ts';
import { upload } from '../../../../lib/upload.ts';
import { type Cut, cropOf, cutOf, firstCut, type Size } from './crop.ts';
import { shrunk } from './shrink-photo.ts';

/** A photo that is being chosen: as it is seen, what is cut out of it, and what was found in that. */
type Chosen = {
  readonly address: string;
  readonly size: Size;
  readonly cut: Cut;
  /** Absent until it was sent, and when it was refused for good. */
  readonly fileId?: string;
  /** Where the server has it. */
  readonly url?: string;
  /** Absent until it was looked at. */
  readonly report?: PhotoReport;
  /** What was looked at. */
  readonly checked?: Cut;
};

type Work = { readonly name: 'sending'; readonly share: number } | { readonly name: 'checking' };

/** What is wrong with a file before it is opened. */
const problemOf = ({ type }: File): string =>
  avatarLimits.photo.types.some((one) => one === type) ? '' : say(avatarMessages.photoType);

async function sizeOf(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** What is said where a call did not do; nothing when somebody left. */
const wordsOf = (error: unknown): string =>
  error instanceof CallError ? error.message : say(avatarMessages.photoUnreadable);

/** A photo that the server has. */
type Sent = Pick<NonNullable<Making['photo']>, 'fileId' | 'url' | 'crop'> & {
  /** It is that of an avatar, which only one can be that was found good. */
  readonly isUsed: boolean;
};

/** The photo of an avatar: chosen, sent, looked at, and looked at again where another part of it is cut out. */
export function usePhoto(saved: Sent | null) {
  const [chosen, setChosen] = useState<Chosen>();
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState('');
  const gone = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    gone.current = here;
    const show = async ({ url, fileId, crop, isUsed }: Sent) => {
      const size = await sizeOf(url);
      const cut = crop ? cutOf(size, crop) : firstCut(size);
      const known = isUsed ? { checked: cut } : {};
      if (!here.signal.aborted) setChosen({ address: url, url, size, cut, fileId, ...known });
    };
    // What cannot be shown is chosen anew.
    if (saved) show(saved).catch(() => undefined);
    return () => here.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- later answers bring the same photo under another address
  }, [saved?.fileId]);

  const isCurrent = chosen !== undefined && chosen.checked === chosen.cut;

  /** Whether it can be used; what is against it is said. */
  async function look(photo: Chosen & { fileId: string }, isFirst: boolean): Promise<boolean> {
    const { signal } = gone.current;
    setWork({ name: 'checking' });
    const { fileId, cut, size } = photo;
    const body = isFirst ? { fileId } : { fileId, crop: cropOf(cut) };
    const report = await call(photoRoutes.check, { body, signal, inPlace: true });
    const found = isFirst && report.crop ? cutOf(size, report.crop) : cut;
    const { fileId: _, ...shown } = photo;
    const kept = report.isKept ? { fileId } : {};
    setChosen({ ...shown, ...kept, report, cut: found, checked: found });
    return report.refusals.length === 0;
  }

  async function doing<T>(something: () => Promise<T>): Promise<T | undefined> {
    setProblem('');
    try {
      return await something();
    } catch (error) {
      if (!gone.current.signal.aborted) setProblem(wordsOf(error));
      return undefined;
    } finally {
      setWork(undefined);
    }
  }

  return {
    chosen,
    work,
    problem,
    /** What was found holds for what is cut out now. */
    isCurrent,
    setCut: (cut: Cut) => setChosen((before) => before && { ...before, cut }),
    async choose(chosenFile: File): Promise<void> {
      const wrong = problemOf(chosenFile);
      if (wrong !== '') return setProblem(wrong);
      await doing(async () => {
        setWork({ name: 'sending', share: 0 });
        const file = await shrunk(chosenFile);
        if (!file) return setProblem(say(avatarMessages.photoTooLarge));
        const address = URL.createObjectURL(file);
        const size = await sizeOf(address);
        const photo = { address, size, cut: firstCut(size) };
        setChosen(photo);
        const onProgress = (share: number) => setWork({ name: 'sending', share });
        const sending = { file, onProgress, signal: gone.current.signal, inPlace: true };
        const { fileId, url } = await upload(photoRoutes.upload, sending);
        await look({ ...photo, fileId, url }, true);
      });
    },
    /** Looks at what is cut out now, unless that was done; false when it cannot be used. */
    async check(): Promise<boolean> {
      if (!chosen?.fileId) return false;
      const { fileId, report } = chosen;
      if (isCurrent) return (report?.refusals.length ?? 0) === 0;
      return (await doing(() => look({ ...chosen, fileId }, false))) ?? false;
    },
  };
}

export type PhotoChoice = ReturnType<typeof usePhoto>;
