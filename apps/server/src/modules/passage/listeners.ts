import type { Listeners } from '../../platform/events.ts';
import type { PassageService } from './service.ts';

/** What pages say can be found as soon as it is saved. Nobody loses a page over that: what could not be cut is cut when it is asked. */
export const passageListeners = ({ passages }: { passages: PassageService }): Listeners => ({
  module: 'passage',
  together: { 'page.written': (tx, { pageIds }) => passages.forget(tx, pageIds) },
  apart: {
    'page.written': (tx, { projectId, pageIds }) => passages.cutWritten(tx, projectId, pageIds),
    'document.read': (tx, { projectId }) => passages.cutLater(tx, projectId),
    'project.copied': (tx, { projectId }) => passages.cutLater(tx, projectId),
  },
});
