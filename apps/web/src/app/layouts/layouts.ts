import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../routes.ts';

type Frame = ComponentType<{ children: ReactNode }>;

/** The frames, each loaded with the first screen that needs it. */
export const layouts: Record<Layout, () => Promise<Frame>> = {
  public: async () => (await import('./public-layout.tsx')).PublicLayout,
  account: async () => (await import('./account-layout.tsx')).AccountLayout,
  work: async () => (await import('./work-layout.tsx')).WorkLayout,
  editor: async () => (await import('./editor-layout.tsx')).EditorLayout,
  student: async () => (await import('./work-layout.tsx')).StudentLayout,
  stage: async () => (await import('./stage-layout.tsx')).StageLayout,
  bare: async () => (await import('./bare-layout.tsx')).BareLayout,
};
