import type { MaterialKind } from '@app/contract/upload/states/kind.ts';
import { Suspense } from 'react';
import { create } from 'zustand';
import type { Material } from '../../../library/rules.ts';
import { useEditor } from '../use-editor.ts';
import type { MediaKind } from './media-rules.ts';

/** What materials are called where slides call them otherwise. */
const materialKind: Record<MediaKind, MaterialKind> = { image: 'picture', video: 'video', audio: 'audio' };

type Wish = { kind: MaterialKind; onChoose: (file: Material) => void };

const useWish = create<{ wish: Wish | undefined }>(() => ({ wish: undefined }));

/** Lets a person choose one of their files; nothing happens where they think better of it. */
export function pickMaterial(kind: MediaKind, onChoose: (file: Material) => void): void {
  // What is popped up lies above every dialog.
  for (const popped of document.querySelectorAll<HTMLElement>(':popover-open')) popped.hidePopover();
  useWish.setState({ wish: { kind: materialKind[kind], onChoose } });
}

/** The dialog of `pickMaterial`. It stands apart from the button that asked, which may be gone by then. */
export function MaterialChooser() {
  const { Picker } = useEditor().materials;
  const wish = useWish((state) => state.wish);
  if (!wish) return null;
  const close = () => useWish.setState({ wish: undefined });
  return (
    <Suspense fallback={null}>
      <Picker
        kind={wish.kind}
        onChoose={(file) => {
          close();
          wish.onChoose(file);
        }}
        onClose={close}
      />
    </Suspense>
  );
}
