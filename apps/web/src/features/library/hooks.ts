import { fill } from '@app/contract/base/messages.ts';
import type { orderDirs } from '@app/contract/project/states/sort.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import {
  type MaterialKind,
  materialKinds,
  type UploadOrder,
  uploadOrders,
} from '@app/contract/upload/states/kind.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentLanguage } from '../../lib/language.ts';
import { useOwnRights } from '../../lib/levels.ts';
import { notify } from '../../lib/notices.ts';
import { isMixed, refusalOf } from './rules.ts';
import { libraryQueue } from './store.ts';

/** Which materials are looked at. */
export type MaterialQuery = {
  readonly kind: MaterialKind;
  readonly find: string;
  readonly orderBy: UploadOrder;
  readonly orderDir: (typeof orderDirs)[number];
};

const typingMs = 300;

/** Sends files; those that the server would refuse never leave, and kinds that are mixed are not begun. */
export function useAddFiles(): (files: readonly File[]) => void {
  const { uploadBytes } = useOwnRights();
  return (files) => {
    if (isMixed(files)) notify('warning', fill(uploadMessages.mixedKinds, currentLanguage()));
    else libraryQueue.add(files, (file) => refusalOf(file, uploadBytes, currentLanguage()));
  };
}

/** A text as it is typed, and as it stands when typing pauses. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), typed === '' ? 0 : typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, settled };
}

const oneOf = <T extends string>(names: readonly [T, ...T[]], value: string | null): T =>
  names.find((name) => name === value) ?? names[0];

/** Kind and order of the materials live in the address. */
export function useMaterialView() {
  const [query, setQuery] = useSearchParams();
  const view = {
    kind: oneOf(materialKinds, query.get('kind')),
    orderBy: oneOf(uploadOrders, query.get('orderBy')),
    orderDir: oneOf(['desc', 'asc'], query.get('orderDir')),
  };
  const change = (changes: Partial<typeof view>) =>
    setQuery(new URLSearchParams({ ...view, ...changes }), { replace: true, preventScrollReset: true });
  return [view, change] as const;
}
