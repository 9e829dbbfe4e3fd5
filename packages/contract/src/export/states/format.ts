import { codeTable } from '../../base/codes.ts';

/** What a deck can go out as: for PowerPoint, or as a project that comes back whole. */
export const exportFormats = ['pptx', 'project'] as const;

/** What can be asked for: pages on paper and as pictures are drawn by the owner's browser, with its fonts. */
export const presentationKinds = [...exportFormats, 'pdf', 'png'] as const;

/** See `exportFormats`. */
export type ExportFormat = (typeof exportFormats)[number];

/** How making a file stands. */
export const exportState = codeTable('export state', { working: 1, complete: 2, failed: 3 });
